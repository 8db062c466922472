/* Five cards and the dice of a turn, as `lattice.py` numbers them; and what a library shows to Python. */

#ifndef DICE_H
#define DICE_H

#define HAND 5
#define SETS 32
#define ALL 31
#define VALUES 6
#define KEEPS 462 /* multisets of none to five dice */
#define ROLLS 462 /* of six */
#define NODES (KEEPS + ROLLS)
#define MOST 36 /* points that one score can bring */
#define POINTS (MOST + 1)

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

#endif
