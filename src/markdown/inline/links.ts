import { hrefOf } from './href.js';
import { closingBrackets, targetAt } from './link-syntax.js';
import type { Pass, Scan } from './pass.js';

/** Removes quotation marks inside those of the title. */
const titleOf = (typed: string): string => {
  const title = typed.trim();
  const isQuoted = /^(?:".*"|'.*')$/s.test(title) && title.length > 1;
  return (isQuoted ? title.slice(1, -1) : title).replace(/\s/g, ' ');
};

interface Found {
  readonly placeholder: string;
  readonly end: number;
}

const linkAt = (text: string, start: number, close: number, scan: Scan): Found | undefined => {
  const { stash, context } = scan;
  const target = targetAt(text, close + 1, context.budget);
  if (!target) return undefined;
  const href = hrefOf(stash.plain(target.href).trim(), context.siteUrl);
  if (href === undefined) return undefined;
  const title = target.title === undefined ? undefined : titleOf(stash.plain(target.title));
  const typed = text.slice(start + 1, close);
  const label = typed.trim() === '' ? href : typed;
  const placeholder = stash.add({ kind: 'link', href, title, label });
  return placeholder === undefined ? undefined : { placeholder, end: target.end };
};

/** `[text](url)`. After an exclamation mark it is text, because messages do not embed images. */
export const markedLinks: Pass = (text, scan) => {
  if (!text.includes('](')) return text;
  const closing = closingBrackets(text);
  let replaced = '';
  let from = 0;
  for (const { index } of text.matchAll(/(?<!!)\[/g)) {
    const close = closing.get(index);
    const found = index < from || close === undefined ? undefined : linkAt(text, index, close, scan);
    if (!found) continue;
    replaced += text.slice(from, index) + found.placeholder;
    from = found.end;
  }
  return from === 0 ? text : replaced + text.slice(from);
};
