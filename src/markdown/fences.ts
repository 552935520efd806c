import type { MarkdownIt } from 'markdown-it';

import { languageOf } from './code.js';
import { rendering } from './environment.js';
import { element, escapeHtml } from './html.js';

const renderCode = (html: string, language: string): string => {
  const shown: Record<string, string> = language === '' ? {} : { 'data-code-language': language };
  const code = element('code', {}, html);
  return `${element('div', { class: 'codehilite', ...shown }, element('pre', {}, `<span></span>${code}`))}\n`;
};

export const fences = (md: MarkdownIt): void => {
  md.renderer.rules.fenced = (tokens, index, _options, env) => {
    const token = tokens[index];
    if (!token) return '';
    const context = rendering(env);
    const html = context.highlighted.get(token) ?? escapeHtml(token.content);
    return renderCode(html, languageOf(token.info, context));
  };
  // Python-Markdown leaves a blank line after indented code.
  md.renderer.rules.code_block = (tokens, index) =>
    `${renderCode(`${escapeHtml((tokens[index]?.content ?? '').replace(/^\n+/, '').trimEnd())}\n`, '')}\n`;
  md.renderer.rules.spoiler_open = () => '<div class="spoiler-block"><div class="spoiler-header">\n';
  md.renderer.rules.spoiler_middle = () => '</div><div class="spoiler-content" aria-hidden="true">\n';
  md.renderer.rules.spoiler_close = () => '</div></div>\n';
};
