import type { StateCore, Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { run, type CoreRules } from './core-rules.js';

/** Every URL and email address has at least one of these characters. Each starts a search for one. */
const urlSigns = /[.:@]/g;
/** A line with more of these characters is not prose and remains text. */
const mostUrlSigns = 300;

const mayHaveUrl = ({ type, content }: Token): boolean => {
  const signs = type === 'text' ? (content.match(urlSigns)?.length ?? 0) : 0;
  return signs > 0 && signs <= mostUrlSigns;
};

/** Links the URLs in the texts of a block, one text after another. */
export const linkUrls = async (
  state: StateCore,
  block: Token,
  rules: CoreRules,
  pace: Pace,
): Promise<void> => {
  const children: Token[] = [];
  let depth = 0;
  for (const child of block.children ?? []) {
    if (child.type === 'link_open') depth += 1;
    else if (child.type === 'link_close') depth -= 1;
    if (depth > 0 || !mayHaveUrl(child)) {
      children.push(child);
      continue;
    }
    if (pace.isDue) await pace.rest();
    const part = new state.Token('inline', '', 0);
    part.content = child.content;
    part.children = [child];
    state.tokens = [part];
    run(rules, state);
    children.push(...part.children);
  }
  block.children = children;
};
