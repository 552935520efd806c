import { parseArgs } from 'node:util';

import { LEAST, type Amounts } from './shape.js';
import { LoadError } from './state.js';

const NAMES = ['users', 'channels', 'messages', 'seed'] as const satisfies (keyof Amounts)[];

const MOST = { users: 1_000_000, channels: 100_000, messages: 100_000_000, seed: 2 ** 31 - 1 };

const parse = (name: keyof Amounts, text: string): number => {
  const number = Number(text);
  const least = { ...LEAST, seed: 0 }[name];
  if (!Number.isInteger(number) || number < least || number > MOST[name])
    throw new LoadError(`--${name} must be a number from ${least} to ${MOST[name]}.`);
  return number;
};

/** Reads `--users 100 --channels=10`. Throws a `LoadError` for other arguments. */
export const readArguments = (args: readonly string[]): Partial<Amounts> => {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  let values: Partial<Record<keyof Amounts, string>>;
  try {
    ({ values } = parseArgs({ args: [...args], options, strict: true }));
  } catch (error) {
    throw new LoadError((error as Error).message, { cause: error });
  }
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = values[name];
      return text === undefined ? [] : [[name, parse(name, text)]];
    }),
  );
};
