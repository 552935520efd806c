import type { MarkdownIt, Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { grow, type Rendering } from './environment.js';
import { element, escapeHtml } from './html.js';
import { replaceEach, stashToken, type Pass } from './inline/pass.js';

/** Letters and digits around the marks prevent a formula, as in prices. */
const typedFormula = /(?<![\p{L}\p{N}_$])\$\$([^\n_$](?:\\\$|[^$\n])*)\$\$(?![\p{L}\p{N}_$])/gu;
const formulaLanguage = /^math$/i;

/** Whether a message may contain formulas, so KaTeX must be loaded. */
export const mayHaveMath = (source: string): boolean =>
  /\$\$|(?:```|~~~)\s*(?:math|tex|latex)\b/i.test(source);

/** KaTeX is synchronous and cannot be interrupted. A formula of this weight takes at most a few milliseconds. */
const heaviest = 1200;
const lightest = 16;
/** One unit of weight produces about a hundred bytes of HTML. */
const bytesOfWeight = 100;

/**
 * Patterns with longer output than an ordinary character: commands, rows, cells, scripts, arrows of diagrams, non-ASCII
 * letters.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  [/\\[a-z]+/gi, 4],
  [/\\[^a-z]/gi, 4],
  [/&/g, 6],
  [/['^_]/g, 2],
  [/@/g, 20],
  [/[^\0-\u007f]/g, 5],
];

const weigh = (source: string): number =>
  weights.reduce(
    (sum, [pattern, weight]) => sum + weight * (source.match(pattern)?.length ?? 0),
    source.length,
  );

/** A short formula with macro definitions can grow without bounds. */
const defines = /\\(?:[gex]?def|(?:re|provide)?(?:new)?command|let|futurelet)\b/;

/** An expansion adds at most the weight of the formula. Commands that KaTeX itself defines count as expansions too. */
const expansions = (source: string, weight: number): number =>
  defines.test(source) ? Math.floor(heaviest / weight) : 500;

const costOf = (source: string, weight: number): number =>
  defines.test(source) ? heaviest : Math.max(weight, lightest);

/** KaTeX has no metrics for unknown symbols and would write a log line for each. As errors they are not logged. */
const strict = (violation: string): 'error' | 'ignore' =>
  violation === 'unknownSymbol' ? 'error' : 'ignore';

const formulaHtml = (context: Rendering, source: string, displayMode: boolean): string | undefined => {
  const weight = weigh(source);
  const cost = costOf(source, weight);
  if (!context.tex || cost > heaviest || cost > context.budget.formulas) return undefined;
  context.budget.formulas -= cost;
  context.request?.spend(cost * bytesOfWeight);
  try {
    return context.tex.renderToString(source, {
      displayMode,
      throwOnError: true,
      strict,
      trust: false,
      maxSize: 20,
      maxExpand: expansions(source, weight),
    });
  } catch {
    // Not a formula, or nested too deeply. The reader sees the source instead.
    return undefined;
  }
};

const sourceHtml = (source: string): string => element('span', { class: 'tex-error' }, escapeHtml(source));

const inline = (context: Rendering, source: string): string =>
  formulaHtml(context, source, false) ?? sourceHtml(`$$${source}$$`);

const display = (context: Rendering, source: string): string =>
  formulaHtml(context, source, true) ?? sourceHtml(source);

/** Replaces the content of a token with HTML. */
const finish = (token: Token, html: string): void => {
  token.type = 'typeset';
  token.content = html;
};

/** Formulas at the end of a quotation are in a paragraph already. */
const typesetBlock = async (
  token: Token,
  before: Token | undefined,
  context: Rendering,
  pace: Pace,
): Promise<void> => {
  const paragraphs = token.content
    .trimEnd()
    .split('\n\n')
    .filter((part) => part.trim() !== '');
  const parts: string[] = [];
  for (const part of paragraphs) {
    if (pace.isDue) await pace.rest();
    parts.push(grow(context, display(context, part)));
  }
  const html = parts.join('\n\n');
  finish(token, before?.type === 'paragraph_open' ? html : `<p>${html}</p>\n`);
};

/** Renders the formulas among the tokens to HTML. Pauses between formulas, because KaTeX may take long for each. */
export const typeset = async (tokens: readonly Token[], context: Rendering, pace: Pace): Promise<void> => {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'fenced' && formulaLanguage.test(token.info))
      await typesetBlock(token, tokens[index - 1], context, pace);
    for (const child of token.children ?? []) {
      if (child.type !== 'formula') continue;
      if (pace.isDue) await pace.rest();
      finish(child, grow(context, inline(context, child.content)));
    }
  }
};

export const formulas: Pass = (text, scan) =>
  text.includes('$$')
    ? replaceEach(text, typedFormula, ([all, source = '']) =>
        stashToken(scan, 'formula', 'span', scan.stash.plain(source), all),
      )
    : text;

export const math = (md: MarkdownIt): void => {
  md.renderer.rules.formula = (tokens, index) => sourceHtml(`$$${tokens[index]?.content ?? ''}$$`);
  md.renderer.rules.typeset = (tokens, index) => tokens[index]?.content ?? '';
};
