import { setImmediate as pause } from 'node:timers/promises';

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// More tries at undoing `p4$$w0rd` take ten times as long and change no estimate that matters.
const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 4 });

/** The time of an estimate grows with the square of the length: half a second for 100 characters. */
const PIECE_LENGTH = 32;

const piecesOf = (text: string): string[] => {
  const count = Math.ceil(text.length / PIECE_LENGTH);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
  );
};

/**
 * Whether a good guesser who knows the words of `context` needs at least so many guesses. A password is at least as hard
 * to guess as any piece of it; the event loop is free between two. The word lists take 26 MB once loaded.
 */
export const takesGuesses = async (
  password: string,
  context: readonly string[],
  least: number,
): Promise<boolean> => {
  const known = [...context, ...context.flatMap(piecesOf)];
  for (const piece of piecesOf(password)) {
    if (estimator.check(piece, known).guesses >= least) return true;
    await pause();
  }
  return false;
};
