import type katex from 'katex';
import type { MarkdownIt, StateInline } from 'markdown-it';

import { rendering, type Rendering } from './environment.js';
import { element, escapeHtml } from './html.js';

export type Tex = typeof katex;

const typedFormula = /\$\$([^\n$](?:\\\$|[^$\n])*)\$\$(?!\$)/y;

/** Whether a message may contain formulas at all, so that KaTeX is worth loading. */
export const mayHaveMath = (source: string): boolean =>
  /\$\$|(?:```|~~~)\s*(?:math|tex|latex)\b/.test(source);

/** What the formulas of one message may cost, in characters; beyond it the reader sees the source. */
const budget = 4000;
const leastCost = 16;
/** A cell of a matrix is one character and becomes half a kilobyte of HTML. */
const cellCost = 4;

/** With definitions of its own a short formula can grow without bounds: there may be one such formula, which grows so far. */
const defines = /\\(?:[gex]?def|(?:re|provide)?(?:new)?command|let|futurelet)\b/;
const growth = 2000;

const costOf = (source: string): number => {
  if (defines.test(source)) return budget;
  const cells = source.split('&').length - 1;
  return Math.max(source.length + (cellCost - 1) * cells, leastCost);
};

/** An expansion adds no more than the formula is long; the commands that KaTeX itself defines are expansions too. */
const expansions = (source: string): number =>
  defines.test(source) ? Math.ceil(growth / source.length) : 500;

/** Characters that KaTeX has no measures for; it would write a line to the server's log for each. */
const strict = (violation: string): 'error' | 'ignore' =>
  violation === 'unknownSymbol' ? 'error' : 'ignore';

const renderFormula = (context: Rendering, source: string, displayMode: boolean): string | undefined => {
  const cost = costOf(source);
  if (!context.tex || context.formulaCost + cost > budget) return undefined;
  context.formulaCost += cost;
  try {
    return context.tex.renderToString(source, {
      displayMode,
      throwOnError: true,
      strict,
      trust: false,
      maxSize: 20,
      maxExpand: expansions(source),
    });
  } catch {
    // Not a formula, or too deeply nested: the reader sees the source instead.
    return undefined;
  }
};

export const formulaHtml = (context: Rendering, source: string, displayMode: boolean): string =>
  renderFormula(context, source, displayMode) ??
  element('span', { class: 'tex-error' }, escapeHtml(displayMode ? source : `$$${source}$$`));

const rule = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x24 /* $ */) return false;
  if (state.src.charCodeAt(state.pos - 1) === 0x24) return false;
  typedFormula.lastIndex = state.pos;
  const match = typedFormula.exec(state.src);
  if (!match) return false;
  if (!silent)
    state.push('formula', 'span', 0).content = formulaHtml(rendering(state.env), match[1] ?? '', false);
  state.pos += match[0].length;
  return true;
};

export const math = (md: MarkdownIt): void => {
  md.inline.ruler.before('emphasis', 'formula', rule);
  md.renderer.rules.formula = (tokens, index) => tokens[index]?.content ?? '';
};
