import { isDeepStrictEqual } from 'node:util';

import { mayHaveMath } from './math.js';
import type { KnownNames } from './mention-syntax.js';
import { render, type RenderContext, type Rendered } from './render.js';

/** A shorter text without formulas and code takes less than the milliseconds that a transaction may hold others up. */
const SHORT = 500;
const FENCE = /^\s*(?:```|~~~)/m;

/** Returns whether a text may take long to render, so that it is rendered before the transaction that needs its HTML. */
export const mayTakeLong = (source: string): boolean =>
  source.length > SHORT || mayHaveMath(source) || FENCE.test(source);

type Named = readonly (readonly [string | number, ...unknown[]])[];

/** Returns what the HTML contains of the names. */
const shownOf = ({ users, usersByKey, groupsByKey, channelsByKey }: KnownNames): readonly Named[] => [
  [...users.values()].map(({ id, full_name, isActive }) => [id, full_name, isActive]),
  [...usersByKey].map(([key, { id }]) => [key, id]),
  [...groupsByKey].map(([key, { id, name }]) => [key, id, name]),
  [...channelsByKey].map(([key, { stream_id, name }]) => [key, stream_id, name]),
];

const areSame = (one: RenderContext, other: RenderContext): boolean =>
  one.defaultCodeLanguage === other.defaultCodeLanguage &&
  one.emojiImages === other.emojiImages &&
  one.translatesEmoticons === other.translatesEmoticons &&
  one.linkifying === other.linkifying &&
  one.showsPreviews === other.showsPreviews &&
  isDeepStrictEqual(one.names && shownOf(one.names), other.names && shownOf(other.names)) &&
  isDeepStrictEqual(one.uploads?.all, other.uploads?.all);

/**
 * The HTML of a text, rendered before the transaction that needs it, so that no other transaction waits meanwhile. The
 * transaction looks up names and files again, and uses the HTML if they are still the same.
 */
export class RenderedAhead {
  readonly #source: string;
  readonly #context: RenderContext;
  readonly #outcome: PromiseSettledResult<Rendered>;

  private constructor(source: string, context: RenderContext, outcome: PromiseSettledResult<Rendered>) {
    this.#source = source;
    this.#context = context;
    this.#outcome = outcome;
  }

  /** Renders the text. An error is thrown later, if the text is needed. */
  static async of(source: string, context: RenderContext): Promise<RenderedAhead> {
    const [outcome] = await Promise.allSettled([render(source, context)]);
    return new RenderedAhead(source, context, outcome);
  }

  /** Returns what `render` returns for this text with these names and files. Renders it only if it was another one. */
  async use(source: string, context: RenderContext): Promise<Rendered> {
    if (source !== this.#source || !areSame(context, this.#context)) return render(source, context);
    if (this.#outcome.status === 'rejected') throw this.#outcome.reason;
    return this.#outcome.value;
  }
}
