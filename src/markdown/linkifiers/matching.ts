import { setImmediate as nextTurn } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import type { components } from '../../../generated/types.js';
import type { Pace } from '../../lib/event-loop.js';
import { bareUrls } from '../inline/bare-urls.js';
import { isSafeUrl } from '../safe-url.js';

export type Linkifier = components['schemas']['Linkifier'];
type TopicLink = components['schemas']['TopicLink'];

/** A part of a text that becomes a link. */
export interface LinkMatch {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** Yields the matches of a pattern in text order. */
type Search = (text: string, budget: Budget) => Iterable<LinkMatch>;

/**
 * Characters that may still be searched and written. Both take time proportional to their number. When the budget is
 * spent, the rest remains text.
 */
export interface Budget {
  characters: number;
}

const MESSAGE_BUDGET = 40_000;
const TOPIC_BUDGET = 10_000;
/** The fixed cost of a search, in characters. */
const SEARCH_COST = 50;

/** Returns the search budget of one message. */
export const linkBudget = (): Budget => ({ characters: MESSAGE_BUDGET });
const TOPICS_KEPT = 5000;

/** What must surround a match. Each is one group, so the match itself is the second group. */
const BEFORE = String.raw`(^|[\s\x{85}\pZ'"(,:<])`;
const AFTER = String.raw`($|[^\pL\pN])`;
const MATCH = 2;

/** Returns a pattern with what must surround a match. */
export const surrounded = (pattern: string): string => `${BEFORE}(${pattern})${AFTER}`;

const compile = async ({ pattern, url_template }: Linkifier): Promise<Search> => {
  const { RE2JS } = await import('re2js');
  const { parseTemplate } = await import('url-template');
  const compiled = RE2JS.compile(surrounded(pattern));
  const names = Object.keys(compiled.namedGroups());
  const template = parseTemplate(url_template);
  return function* (text, budget) {
    const matcher = compiled.matcher(text);
    let from = 0;
    while (from < text.length && budget.characters > 0) {
      const isFound = matcher.find(from);
      budget.characters -= SEARCH_COST + (isFound ? matcher.end() : text.length) - from;
      if (!isFound) return;
      const [start, end] = [matcher.start(MATCH), matcher.end(MATCH)];
      const url = template.expand(Object.fromEntries(names.map((name) => [name, matcher.group(name)])));
      budget.characters -= url.length;
      if (end > start && isSafeUrl(url)) yield { start, end, url };
      // The character after a match may also precede the next match.
      from = Math.max(end, from + 1);
    }
  };
};

/** Adds a match unless it overlaps an earlier one. */
const addApart = (found: LinkMatch[], match: LinkMatch): void => {
  if (found.every(({ start, end }) => match.end <= start || end <= match.start)) found.push(match);
};

const inOrder = (found: LinkMatch[]): LinkMatch[] => found.sort((a, b) => a.start - b.start);

/** Every URL has one of these characters. */
const urlSign = /[.@/]/;

/** The parts of a topic between these characters have one URL each. */
const topicPart = /[^ !;),'"]+/g;

/** Returns the URLs of a topic that are typed without marks. One without a scheme is a secure site. */
const plainUrls = (topic: string): LinkMatch[] =>
  Array.from(topic.matchAll(topicPart)).flatMap(({ 0: part, index }) => {
    const [found] = bareUrls(part);
    if (!found) return [];
    const typed = part.slice(found.start, found.end);
    const url = /^https?:/.test(typed) ? typed : `https://${typed}`;
    return isSafeUrl(url) ? [{ start: index + found.start, end: index + found.end, url }] : [];
  });

/** The compiled linkifiers of an organization. */
export class Linkifying {
  readonly #searches: readonly Search[];
  readonly #byTopic = new LRUCache<string, readonly TopicLink[]>({ max: TOPICS_KEPT });

  private constructor(searches: readonly Search[]) {
    this.#searches = searches;
  }

  /**
   * Compiles one linkifier per tick of the event loop, because a single one can take all the time that a tick should.
   */
  static async create(linkifiers: readonly Linkifier[]): Promise<Linkifying> {
    const searches: Search[] = [];
    for (const linkifier of linkifiers) {
      searches.push(await compile(linkifier));
      await nextTurn();
    }
    return new Linkifying(searches);
  }

  /** Whether there are no linkifiers. */
  get isEmpty(): boolean {
    return this.#searches.length === 0;
  }

  /**
   * Returns the links in a text, in text order. Where two overlap, the earlier linkifier wins. Pauses between searches.
   */
  async find(text: string, budget: Budget, pace: Pace): Promise<LinkMatch[]> {
    const found: LinkMatch[] = [];
    for (const search of this.#searches) {
      if (budget.characters <= 0) break;
      for (const match of search(text, budget)) {
        addApart(found, match);
        if (pace.isDue) await pace.rest();
      }
      if (pace.isDue) await pace.rest();
    }
    return inOrder(found);
  }

  /** Linkifiers take precedence over plain URLs. */
  #findInTopic(topic: string): LinkMatch[] {
    const budget = { characters: TOPIC_BUDGET };
    const found: LinkMatch[] = [];
    for (const search of this.#searches) for (const match of search(topic, budget)) addApart(found, match);
    for (const match of plainUrls(topic)) addApart(found, match);
    return inOrder(found);
  }

  /** Returns the links in a topic. */
  topicLinks(topic: string): readonly TopicLink[] {
    if (this.#searches.length === 0 && !urlSign.test(topic)) return [];
    const known = this.#byTopic.get(topic);
    if (known) return known;
    const links = this.#findInTopic(topic).map(({ start, end, url }) => ({
      text: topic.slice(start, end),
      url,
    }));
    this.#byTopic.set(topic, links);
    return links;
  }
}

const made = new WeakMap<readonly Linkifier[], Promise<Linkifying>>();

/** Compiles each list of linkifiers once. Loads the libraries only if there are linkifiers. */
export const linkifying = (linkifiers: readonly Linkifier[]): Promise<Linkifying> => {
  const known = made.get(linkifiers) ?? Linkifying.create(linkifiers);
  made.set(linkifiers, known);
  return known;
};
