import type katex from 'katex';
import type { Env, StateInline, Token } from 'markdown-it';

import type { EmojiTable } from './emoji/data.js';
import type { Budget, Linkifying } from './linkifiers/matching.js';
import { RenderingLimit, type RequestBudget, type TextBudget } from './limits.js';
import type { KnownNames } from './mention-syntax.js';

export type Tex = typeof katex;

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** An uploaded file that a message may link. */
export interface KnownUpload {
  readonly id: number;
  /** Size in pixels. Undefined unless the file is an image to show. */
  readonly dimensions: Dimensions | undefined;
  /** Address of a smaller image. Undefined if the file itself is shown. */
  readonly thumbnail: string | undefined;
  readonly isAnimated: boolean;
  /** The player that shows the file. */
  readonly player?: 'video' | 'audio' | undefined;
}

export interface KnownUploads {
  /** By path. */
  readonly all: ReadonlyMap<string, KnownUpload>;
  find(href: string): KnownUpload | undefined;
}

/** What rendering found out about a message. */
export interface Facts {
  readonly mentions: Mentions;
  hasLink: boolean;
  hasImage: boolean;
  hasAttachment: boolean;
  /** IDs of the uploaded files that the message links. */
  readonly uploads: Set<number>;
}

/** The users whom a message notifies by mentions. Silent mentions do not count. */
interface Mentions {
  readonly userIds: Set<number>;
  readonly groupIds: Set<number>;
  channelWildcard: boolean;
  topicWildcard: boolean;
}

/** The state that the rules of one rendering share. Passed as the environment of markdown-it. */
export interface Rendering {
  readonly names: KnownNames;
  readonly defaultCodeLanguage: string;
  /** URLs of custom emoji, by name. */
  readonly emojiImages: ReadonlyMap<string, string>;
  /** Loaded only for messages that need them. */
  readonly emoji: EmojiTable | undefined;
  readonly tex: Tex | undefined;
  /** The HTML of highlighted code blocks. */
  readonly highlighted: Map<Token, string>;
  /** Whether the sender's settings convert emoticons to emoji. */
  readonly translatesEmoticons: boolean;
  readonly linkifying: Linkifying | undefined;
  readonly uploads: KnownUploads;
  /** Whether links to images and videos of other sites have previews. */
  readonly showsPreviews: boolean;
  readonly linkBudget: Budget;
  /** The address of this site. Links to it become relative. Empty if unknown. */
  readonly siteUrl: string;
  readonly facts: Facts;
  /** The nesting depth of quotations. Mentions in quotations are silent. */
  quotations: number;
  readonly budget: TextBudget;
  readonly request: RequestBudget | undefined;
}

export const rendering = (env: Env | undefined): Rendering => env as unknown as Rendering;
export const environment = (context: Rendering): Env => context as unknown as Env;

/** Counts generated HTML that is longer than its source. Throws a RenderingLimit if the text exceeds its budget. */
export const grow = (context: Rendering, html: string): string => {
  context.budget.grown -= html.length;
  if (context.budget.grown < 0) throw new RenderingLimit('text');
  return html;
};

/** Adds a token whose content is already HTML. */
export const pushHtml = (state: StateInline, type: string, tag: string, html: string): void => {
  state.push(type, tag, 0).content = grow(rendering(state.env), html);
};
