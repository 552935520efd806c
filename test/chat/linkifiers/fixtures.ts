import type { Client } from '../../support/client.js';

/** Creates a linkifier for words that begin with `word` and end with a number. Returns its ID. */
export const addLinkifier = async (by: Client, word: string): Promise<number> =>
  (await by.ok('POST', '/realm/filters', linkifier(word))).id;

export const linkifier = (word: string): { readonly pattern: string; readonly url_template: string } => ({
  pattern: `${word}-(?P<id>[0-9]+)`,
  url_template: `https://${word.toLowerCase()}.example/{id}`,
});
