import { expect } from 'chai';

/**
 * Asserts that a list of the tests has one entry for each of these names, and no others. The message has a line for each
 * difference, with the file to open.
 */
export const expectListed = (listed: readonly string[], wanted: Iterable<string>, file: string): void => {
  const [have, need] = [new Set(listed), new Set(wanted)];
  const lines = [
    ...[...need].filter((name) => !have.has(name)).map((name) => `${name}: add an entry to ${file}`),
    ...[...have].filter((name) => !need.has(name)).map((name) => `${name}: remove the entry from ${file}`),
    ...listed
      .filter((name, index) => listed.indexOf(name) < index)
      .map((name) => `${name}: has two entries in ${file}`),
  ];
  if (lines.length > 0) expect.fail(lines.join('\n'));
};
