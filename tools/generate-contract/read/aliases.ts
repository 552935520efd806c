import type { Alias } from '../contract.js';

/** Returns the other names that a request may use today. */
export const acceptedNames = (aliases: readonly Alias[] = []): string[] =>
  aliases.flatMap(({ name, value, until }) =>
    name === undefined || value !== undefined || until !== undefined ? [] : [name],
  );
