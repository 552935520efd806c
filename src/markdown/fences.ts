import type { MarkdownIt, StateBlock } from 'markdown-it';

import { languageOf } from './code.js';
import { rendering } from './environment.js';
import { element, escapeHtml } from './html.js';

interface Fence {
  readonly marker: string;
  readonly length: number;
  /** The rest of the line after the fence, trimmed. */
  readonly info: string;
}

const fencePattern = /^(`{3,}|~{3,})([^`]*)$/;

const fenceAt = (state: StateBlock, line: number): Fence | undefined => {
  if ((state.sCount[line] ?? 0) - state.blkIndent >= 4) return undefined;
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const character = state.src.charAt(start);
  if (character !== '`' && character !== '~') return undefined;
  const [, run = '', info = ''] = fencePattern.exec(state.src.slice(start, state.eMarks[line])) ?? [];
  return run === '' ? undefined : { marker: character, length: run.length, info: info.trim() };
};

const containers = /^(?:quote|quoted|spoiler)(?:\s|$)/i;

/**
 * Returns the line that closes the fence opened on `start`, or `end` if none does. Quotations and spoilers can contain
 * fences, also of the same length.
 */
const closingLine = (state: StateBlock, fence: Fence, start: number, end: number): number => {
  const open = [fence];
  for (let line = start + 1; line < end; line += 1) {
    const indented = (state.sCount[line] ?? 0) < state.blkIndent;
    if (indented && !state.isEmpty(line)) return line;
    const found = fenceAt(state, line);
    const innermost = open.at(-1);
    if (!found || !innermost) continue;
    if (found.info === '' && found.marker === innermost.marker && found.length >= innermost.length) {
      open.pop();
      if (open.length === 0) return line;
    } else if (containers.test(innermost.info)) {
      open.push(found);
    }
  }
  return end;
};

const renderCode = (html: string, language: string): string => {
  const shown: Record<string, string> = language === '' ? {} : { 'data-code-language': language };
  const code = element('code', {}, html);
  return `${element('div', { class: 'codehilite', ...shown }, element('pre', {}, `<span></span>${code}`))}\n`;
};

/** Parses the lines of the container as its own blocks. */
const nested = (state: StateBlock, start: number, end: number): void => {
  const { lineMax, parentType } = state;
  state.lineMax = end;
  state.parentType = 'blockquote';
  state.md.block.tokenize(state, start, end);
  state.lineMax = lineMax;
  state.parentType = parentType;
};

const quotation = (state: StateBlock, start: number, end: number): void => {
  state.push('blockquote_open', 'blockquote', 1);
  nested(state, start + 1, end);
  state.push('blockquote_close', 'blockquote', -1);
};

const spoiler = (state: StateBlock, start: number, end: number, header: string): void => {
  state.push('spoiler_open', 'div', 1);
  if (header !== '') {
    state.push('paragraph_open', 'p', 1);
    const token = state.push('inline', '', 0);
    token.content = header;
    token.children = [];
    state.push('paragraph_close', 'p', -1);
  }
  state.push('spoiler_middle', 'div', 0).block = true;
  nested(state, start + 1, end);
  state.push('spoiler_close', 'div', -1);
};

const rule = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
  const fence = fenceAt(state, start);
  if (!fence) return false;
  const container = containers.test(fence.info);
  if (silent) return true;
  const closing = closingLine(state, fence, start, end);
  const closed = closing < end && fenceAt(state, closing)?.info === '';
  if (container) {
    const [kind = '', ...header] = fence.info.split(/(?<=^\S+)\s+/);
    if (kind.toLowerCase() === 'spoiler') spoiler(state, start, closing, header.join(' '));
    else quotation(state, start, closing);
  } else {
    const source = state.getLines(start + 1, closing, state.sCount[start] ?? 0, true);
    const token = state.push('fenced', '', 0);
    token.info = fence.info;
    token.content = source.endsWith('\n') || source === '' ? source : `${source}\n`;
  }
  state.line = closing + (closed ? 1 : 0);
  return true;
};

export const fences = (md: MarkdownIt): void => {
  md.block.ruler.at('fence', rule, { alt: ['paragraph', 'blockquote', 'list'] });
  md.renderer.rules.fenced = (tokens, index, _options, env) => {
    const token = tokens[index];
    if (!token) return '';
    const context = rendering(env);
    const html = context.highlighted.get(token) ?? escapeHtml(token.content);
    return renderCode(html, languageOf(token.info, context));
  };
  md.renderer.rules.code_block = (tokens, index) => renderCode(escapeHtml(tokens[index]?.content ?? ''), '');
  md.renderer.rules.spoiler_open = () => '<div class="spoiler-block"><div class="spoiler-header">\n';
  md.renderer.rules.spoiler_middle = () => '</div><div class="spoiler-content" aria-hidden="true">\n';
  md.renderer.rules.spoiler_close = () => '</div></div>\n';
};
