import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { keptOnce } from '../../lib/make-once.js';
import { readVocabulary } from './vocabulary.js';

/** The names of Unicode emoji and their codes. A code is the code points in hexadecimal, joined by dashes. */
export interface EmojiTable {
  codeOf(name: string): string | undefined;
  isCode(code: string): boolean;
  /** Returns the name of an emoji that a user types as the character itself, if existing clients know the emoji. */
  nameOf(code: string): string | undefined;
}

/** Clients leave the variation selector out of codes. */
export const emojiCode = (characters: string): string =>
  Array.from(characters, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((point) => point !== 'fe0f')
    .join('-');

/** Returns the characters of a code. Undefined if it is no code. */
export const emojiCharacters = (code: string): string | undefined => {
  const points = code.split('-').map((point) => Number.parseInt(point, 16));
  const isCode = points.every((point) => point > 0 && point <= 0x10ffff);
  return isCode ? String.fromCodePoint(...points) : undefined;
};

const build = async (): Promise<EmojiTable> => {
  const codes = new Map<string, string>();
  const names = new Map<string, string>();
  const add = (name: string, code: string): void => {
    if (!codes.has(name)) codes.set(name, code);
  };
  // Names of later sources are aliases, as far as no earlier source has them.
  for (const [code, name, ...aliases] of await readVocabulary()) {
    names.set(code, name);
    for (const one of [name, ...aliases]) add(one, code);
  }
  const { gemoji } = await import('gemoji');
  for (const entry of gemoji) for (const name of entry.names) add(name, emojiCode(entry.emoji));
  // The file is read and not imported, so that its parsed content is freed after the table is built.
  const file = createRequire(import.meta.url).resolve('unicode-emoji-json/data-by-emoji.json');
  const unicode = JSON.parse(await readFile(file, 'utf8')) as Record<string, { slug: string }>;
  for (const [characters, { slug }] of Object.entries(unicode)) add(slug, emojiCode(characters));
  const all = new Set(codes.values());
  return {
    codeOf: (name) => codes.get(name),
    isCode: (code) => all.has(code),
    nameOf: (code) => names.get(code),
  };
};

/** Builds the table at first use, so that a server without emoji does not keep it in memory. */
export const emojiTable = keptOnce(build);
