import { ConfigError } from '../../src/runtime/config.js';
import { LEAST } from './shape.js';

const MOST = { users: 1_000_000, channels: 100_000, messages: 100_000_000, seed: 2 ** 31 - 1 };

/** Returns the parser of an option. It throws a `ConfigError` for a text that is no number in the range. */
export const amountOf =
  (name: keyof typeof MOST) =>
  (text: string): number => {
    const number = Number(text);
    const least = { ...LEAST, seed: 0 }[name];
    if (!Number.isInteger(number) || number < least || number > MOST[name])
      throw new ConfigError(`--${name} must be a number from ${least} to ${MOST[name]}.`);
    return number;
  };
