import type { Token } from 'markdown-it';

import type { Rendering } from '../environment.js';
import type { Stash } from './stash.js';

export type MakeToken = (type: string, tag: string) => Token;

/** What the passes over the text of one block share. */
export interface Scan {
  readonly context: Rendering;
  readonly stash: Stash;
  readonly token: MakeToken;
}

/** Replaces one kind of syntax in a text by placeholders. */
export type Pass = (text: string, scan: Scan) => string;

/** Replaces each match of a pattern. A match without a replacement stays, and its text is not searched again. */
export const replaceEach = (
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): string => {
  let replaced = '';
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const replacement = replace(match);
    if (replacement === undefined) continue;
    replaced += text.slice(from, match.index) + replacement;
    from = match.index + match[0].length;
  }
  return from === 0 ? text : replaced + text.slice(from);
};

/** Puts a leaf of the text away. `text` is what remains of it inside a URL. */
export const stashToken = (
  scan: Scan,
  type: string,
  tag: string,
  content: string,
  text = content,
): string => {
  const token = scan.token(type, tag);
  token.content = content;
  return scan.stash.add({ kind: 'token', token, text }) ?? '';
};
