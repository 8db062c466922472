/* python.exe: all of Python is in python311.dll. */
#define PY_SSIZE_T_CLEAN
#include <wchar.h>

__declspec(dllimport) int Py_Main(int argc, wchar_t **argv);

int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
