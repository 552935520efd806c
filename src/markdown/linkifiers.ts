import type { Pace } from '../lib/event-loop.js';
import { hrefOf } from './inline/href.js';
import type { Scan } from './inline/pass.js';

/** Replaces what the organization's linkifiers match. Runs before the styles, so an asterisk before a match prevents it. */
export const linkify = async (text: string, scan: Scan, pace: Pace): Promise<string> => {
  const { linkifying, linkBudget, siteUrl } = scan.context;
  if (!linkifying || linkifying.isEmpty) return text;
  let linked = '';
  let from = 0;
  for (const { start, end, url } of await linkifying.find(text, linkBudget, pace)) {
    const href = hrefOf(url, siteUrl);
    const label = text.slice(start, end);
    // A URL cannot contain a mention or code.
    if (scan.stash.hasParts(label)) continue;
    const link = href && scan.stash.add({ kind: 'link', href, title: undefined, label });
    if (!link) continue;
    linked += text.slice(from, start) + link;
    from = end;
  }
  return from === 0 ? text : linked + text.slice(from);
};
