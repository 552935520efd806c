import type { Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { codeLanguage } from './code-languages.js';
import type { Rendering } from './environment.js';
import { type Language, languages } from './highlighting/languages.js';
import { nameTokens } from './highlighting/name-tokens.js';
import { type Mode, scan } from './highlighting/scan.js';

/** Longer code remains unhighlighted. */
const MOST_CHARACTERS = 10_000;
/** The time for a line increases with the square of its length. Code with a longer line remains unhighlighted. */
const LONGEST_LINE = 1000;

const modes = new Map<Language, Promise<Mode>>();

/** Loads a parser at first use. */
const modeOf = (language: Language): Promise<Mode> | undefined => {
  if (!language.load) return undefined;
  const loaded = modes.get(language) ?? language.load();
  modes.set(language, loaded);
  return loaded;
};

const isBounded = (code: string): boolean =>
  code.length <= MOST_CHARACTERS && code.split('\n').every(({ length }) => length <= LONGEST_LINE);

/** Returns the HTML of highlighted code. Undefined if the code is too long or its language is not known. */
const highlight = async (code: string, name: string, pace: Pace): Promise<string | undefined> => {
  const language = Object.hasOwn(languages, name) ? languages[name] : undefined;
  if (!language || !isBounded(code)) return undefined;
  const mode = await modeOf(language);
  const pieces = mode ? await (language.scan ?? scan)(code, mode, pace) : [{ style: '', text: code }];
  return nameTokens(pieces, language.dialect, pace);
};

/** Returns the language of a fence, otherwise the default language of the organization. Empty without any. */
export const languageOf = (info: string, { defaultCodeLanguage }: Rendering): string =>
  codeLanguage(info === '' ? defaultCodeLanguage : info);

/**
 * Highlights the code blocks among the tokens, as far as the HTML has space for it. Code that is too long, or in an
 * unknown language, remains as it is. Loads the parsers at first use.
 */
export const highlightCode = async (
  tokens: readonly Token[],
  context: Rendering,
  most: number,
  pace: Pace,
): Promise<void> => {
  let left = most;
  for (const token of tokens) {
    if (token.type !== 'fenced') continue;
    const language = languageOf(token.info, context);
    if (language === '') continue;
    const html = await highlight(token.content, language, pace);
    if (html === undefined || html.length > left) continue;
    left -= html.length;
    context.highlighted.set(token, html);
  }
};
