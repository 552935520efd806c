import type { Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { codeLanguage } from './code-languages.js';
import type { Rendering } from './environment.js';
import { highlight } from './highlighting/highlight.js';

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
