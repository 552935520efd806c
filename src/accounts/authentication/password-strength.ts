import { setImmediate as pause } from 'node:timers/promises';

import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Loads the word lists, which take 26 MB. */
const createEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // More substitutions in words such as `p4$$w0rd` take ten times as long and do not change relevant estimates.
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, l33tMaxSubstitutions: 4 });
};
let estimator: Promise<ZxcvbnFactory> | undefined;

/** In characters. The time of an estimate grows with the square of the length: half a second for 100 characters. */
const PIECE_LENGTH = 32;

const piecesOf = (text: string): string[] => {
  const count = Math.ceil(text.length / PIECE_LENGTH);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
  );
};

/**
 * Returns whether an attacker who knows the words of `context` needs at least this many guesses. A password is at least
 * as hard to guess as any piece of it. Yields to the event loop between pieces.
 */
export const takesGuesses = async (
  password: string,
  context: readonly string[],
  least: number,
): Promise<boolean> => {
  const known = [...context, ...context.flatMap(piecesOf)];
  for (const piece of piecesOf(password)) {
    if ((await (estimator ??= createEstimator())).check(piece, known).guesses >= least) return true;
    await pause();
  }
  return false;
};
