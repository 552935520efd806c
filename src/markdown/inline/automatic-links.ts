import { bareUrls } from './bare-urls.js';
import { hrefOf } from './href.js';
import type { Pass, Scan } from './pass.js';

const linkTo = (typed: string, scan: Scan): string | undefined => {
  const href = hrefOf(scan.stash.plain(typed), scan.context.siteUrl);
  return href === undefined
    ? undefined
    : scan.stash.add({ kind: 'link', href, title: undefined, label: typed });
};

export const automaticLinks: Pass = (text, scan) => {
  let replaced = '';
  let from = 0;
  for (const { start, end } of bareUrls(text)) {
    const link = linkTo(text.slice(start, end), scan);
    if (link === undefined) continue;
    replaced += text.slice(from, start) + link;
    from = end;
  }
  return from === 0 ? text : replaced + text.slice(from);
};
