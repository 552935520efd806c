import type { Env } from 'markdown-it';

import type { EmojiTable } from '../../emoji/data.js';
import type { Budget, Linkifying } from '../../linkifiers/matching.js';
import type { KnownNames } from './names.js';
import type { KnownUploads } from './previews.js';
import type { Tex } from './math.js';

/** What a rendering found out about its message. */
export interface Facts {
  readonly mentions: Mentions;
  hasLink: boolean;
  hasImage: boolean;
  hasAttachment: boolean;
  /** Ids of the uploaded files that it links. */
  readonly uploads: Set<number>;
}

/** Whom a message mentions aloud; silent mentions do not count. */
export interface Mentions {
  readonly userIds: Set<number>;
  readonly groupIds: Set<number>;
  channelWildcard: boolean;
  topicWildcard: boolean;
}

/** What the rules of one rendering share; travels as the environment of markdown-it. */
export interface Rendering {
  readonly names: KnownNames;
  readonly defaultCodeLanguage: string;
  /** Addresses of the organization's own emoji, by name. */
  readonly emojiImages: ReadonlyMap<string, string>;
  /** Loaded only for messages that need them. */
  readonly emoji: EmojiTable | undefined;
  readonly tex: Tex | undefined;
  /** Whether the sender wants emoji for emoticons. */
  readonly translatesEmoticons: boolean;
  readonly linkifying: Linkifying | undefined;
  readonly uploads: KnownUploads;
  readonly linkBudget: Budget;
  readonly facts: Facts;
  /** Inside a quotation, where mentions are silent. */
  quoted: boolean;
  formulaCost: number;
}

export const rendering = (env: Env | undefined): Rendering => env as unknown as Rendering;
