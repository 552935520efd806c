import type { MarkdownIt } from 'markdown-it';

import { codeLanguage } from './code-languages.js';
import { rendering } from './environment.js';
import { element, escapeHtml } from './html.js';

const renderCode = (source: string, language: string): string => {
  const shown: Record<string, string> =
    language === '' ? {} : { 'data-code-language': codeLanguage(language) };
  const code = element('code', {}, escapeHtml(source));
  return `${element('div', { class: 'codehilite', ...shown }, element('pre', {}, `<span></span>${code}`))}\n`;
};

export const fences = (md: MarkdownIt): void => {
  md.renderer.rules.fenced = (tokens, index, _options, env) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    const language = info === '' ? rendering(env).defaultCodeLanguage : (info.split(/\s/, 1)[0] ?? '');
    return renderCode(content, language);
  };
  // Python-Markdown leaves a blank line after indented code.
  md.renderer.rules.code_block = (tokens, index) =>
    `${renderCode(`${(tokens[index]?.content ?? '').replace(/^\n+/, '').trimEnd()}\n`, '')}\n`;
  md.renderer.rules.spoiler_open = () => '<div class="spoiler-block"><div class="spoiler-header">\n';
  md.renderer.rules.spoiler_middle = () => '</div><div class="spoiler-content" aria-hidden="true">\n';
  md.renderer.rules.spoiler_close = () => '</div></div>\n';
};
