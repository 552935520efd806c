import { diffArrays } from 'diff';

import type { Pace } from '../../../lib/event-loop.js';
import { tagName, tokensOf, type Token } from './html-tokens.js';

/**
 * The comparisons that the differences of one response may take. They are counted, so equal histories have equal
 * differences.
 */
const MOST_STEPS = 2_000_000;

/** The tokens that one difference may add and remove. The search for more would hold the event loop. */
const MOST_CHANGES = 120;

/** Consecutive tokens that both texts have, or that one replaces by others. */
interface Segment {
  readonly isChanged: boolean;
  readonly removed: readonly Token[];
  readonly added: readonly Token[];
}

const kept = (tokens: readonly Token[]): Segment => ({ isChanged: false, removed: tokens, added: tokens });

const isSpace = (tokens: readonly Token[]): boolean => tokens.every(({ html }) => html.trim() === '');

const both = (one: Segment, next: Segment): Segment => ({
  isChanged: true,
  removed: [...one.removed, ...next.removed],
  added: [...one.added, ...next.added],
});

/** Joins changes between which there are only spaces. */
const joined = (segments: readonly Segment[]): Segment[] => {
  const result: Segment[] = [];
  for (const segment of segments) {
    const [previous, last] = [result.at(-2), result.at(-1)];
    if (segment.isChanged && last?.isChanged) {
      result.splice(-1, 1, both(last, segment));
    } else if (segment.isChanged && previous?.isChanged && last && isSpace(last.added)) {
      result.splice(-2, 2, both(both(previous, last), segment));
    } else {
      result.push(segment);
    }
  }
  return result;
};

/** Everything between the common start and the common end, as one change. */
const coarse = (before: readonly Token[], after: readonly Token[]): Segment[] => {
  const shorter = Math.min(before.length, after.length);
  const isSame = (one: number, other: number): boolean => before.at(one)?.html === after.at(other)?.html;
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end, -1 - end)) end += 1;
  return [
    kept(after.slice(0, start)),
    {
      isChanged: true,
      removed: before.slice(start, before.length - end),
      added: after.slice(start, after.length - end),
    },
    kept(after.slice(after.length - end)),
  ];
};

const INSERTED = 'highlight_text_inserted';
const DELETED = 'highlight_text_deleted';

/** Marks the text between tags. A line break between two blocks is not text. */
const marked = (tokens: readonly Token[], className: string): string => {
  let html = '';
  let text = '';
  const flush = (): void => {
    const isBreak = text.trim() === '' && (text === '' || text.includes('\n'));
    html += isBreak ? text : `<span class="${className}">${text}</span>`;
    text = '';
  };
  for (const token of tokens) {
    if (token.kind === 'text') {
      text += token.html;
    } else {
      flush();
      html += token.html;
    }
  }
  flush();
  return html;
};

const BLOCK = /^(?:p|h[1-6r]|ul|ol|li|div|pre|blockquote|table|thead|tbody|tr|th|td)$/;
const OF_TEXT = /^(?:p|h[1-6])$/;

/** Whether a browser would end one of the open elements where this tag is. */
const isMisplaced = (tag: string, open: readonly string[]): boolean =>
  tag === 'a' ? open.includes('a') : BLOCK.test(tag) && open.some((name) => OF_TEXT.test(name));

/** Adds the elements that the tokens open to the open ones, and removes those that they close. */
const follow = (open: string[], tokens: readonly Token[]): void => {
  for (const { kind, html } of tokens) {
    if (kind === 'open') open.push(tagName(html));
    if (kind === 'close') open.pop();
  }
};

/**
 * Returns the removed tokens without tags of elements that begin or end outside of them, or that cannot be in the open
 * elements.
 */
const wellFormed = (all: readonly Token[], around: readonly string[]): Token[] => {
  const tokens = all.filter(({ kind, html }) => kind === 'text' || !isMisplaced(tagName(html), around));
  const open: number[] = [];
  const whole = new Set<number>();
  for (const [index, { kind, html }] of tokens.entries()) {
    if (kind === 'open') open.push(index);
    if (kind !== 'close') continue;
    const begin = open.pop();
    if (begin === undefined || tagName(tokens[begin]?.html ?? '') !== tagName(html)) {
      open.length = 0;
      continue;
    }
    whole.add(begin).add(index);
  }
  return tokens.filter(({ kind }, index) => kind === 'text' || kind === 'single' || whole.has(index));
};

/** Compares the versions of a message for one response. */
export class HtmlDifferences {
  #stepsLeft = MOST_STEPS;

  constructor(private readonly pace: Pace) {}

  /** Returns the HTML with the words that the new version added, and those that it removed, marked. */
  async between(before: string, after: string): Promise<string> {
    const old = await tokensOf(before, this.pace);
    const segments = this.#segments(old, await tokensOf(after, this.pace));
    let html = '';
    const open: string[] = [];
    for (const { isChanged, removed, added } of segments) {
      if (this.pace.isDue) await this.pace.rest();
      html += isChanged
        ? marked(wellFormed(removed, open), DELETED) + marked(added, INSERTED)
        : added.map((token) => token.html).join('');
      follow(open, added);
    }
    return `<div>${html}</div>`;
  }

  #segments(before: readonly Token[], after: readonly Token[]): Segment[] {
    const most = Math.min(MOST_CHANGES, Math.floor(Math.sqrt(this.#stepsLeft)));
    const changes = diffArrays([...before], [...after], {
      comparator: (one, other) => one.html === other.html,
      maxEditLength: most,
    });
    if (!changes) {
      this.#stepsLeft -= most ** 2;
      return coarse(before, after);
    }
    const changed = changes.reduce(
      (sum, { added, removed, count }) => sum + (added || removed ? count : 0),
      0,
    );
    this.#stepsLeft -= changed ** 2;
    return joined(
      changes.map(({ added, removed, value }) =>
        added || removed
          ? { isChanged: true, removed: removed ? value : [], added: added ? value : [] }
          : kept(value),
      ),
    );
  }
}
