import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

/** How many guesses a good guesser needs who knows the words of `context`. Costs 26 MB once loaded. */
export const estimateGuesses = (password: string, context: readonly string[]): number =>
  estimator.check(password, [...context]).guesses;
