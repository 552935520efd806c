import type { components } from '../../../generated/types.js';

/** The type of an emoji, under every name that clients use. */
export type AnyReactionType = components['schemas']['ReactionType'];
/** The type of an emoji, under the name that this server uses. */
export type ReactionType = Exclude<AnyReactionType, 'zulip_extra_emoji'>;

const EXTRA = 'service_extra_emoji';

/** The codes of the special emoji, which are also its names. Existing clients know only the second. */
const CODES: ReadonlySet<string> = new Set(['service', 'zulip']);

export const isExtraCode = (code: string): boolean => CODES.has(code);

/** The name of the special emoji in messages. The name `service` is that of a Unicode emoji there. */
export const EXTRA_EMOJI_NAME = 'zulip';

/** The path of the special emoji's image. Existing clients do not ask for it: it is part of their source code. */
export const EXTRA_EMOJI_PATH = '/static/generated/emoji/images/emoji/unicode/zulip.png';

/** Returns the type under the name that this server uses. */
export const ownReactionType = <T extends AnyReactionType | undefined>(
  type: T,
): Exclude<T, 'zulip_extra_emoji'> | typeof EXTRA =>
  type === 'zulip_extra_emoji' ? EXTRA : (type as Exclude<T, 'zulip_extra_emoji'>);

/** The program that reads an emoji. */
export interface EmojiReader {
  /** Its name. */
  readonly client: string;
  /** What it said when it registered its queue. */
  readonly options?: { readonly client_capabilities: { readonly zulip_extra_emoji?: boolean } };
}

/**
 * Whether a client reads the type of special emoji under the name that existing servers have for it. A client may say so.
 * Otherwise its own name decides, since the clients of those servers are named after them.
 */
export const readsOlderType = ({ client, options }: EmojiReader): boolean =>
  options?.client_capabilities.zulip_extra_emoji ?? /^zulip/i.test(client);

export interface Typed {
  readonly reaction_type?: AnyReactionType;
}

/** Whether a client gets the type of this emoji under its older name. */
export const hasOlderType = (reader: EmojiReader, { reaction_type }: Typed): boolean =>
  reaction_type === EXTRA && readsOlderType(reader);

/**
 * Returns an object with an emoji as a client reads it. Existing clients cannot read an object with a type that they do
 * not know.
 */
export const emojiFor = <T extends Typed>(reader: EmojiReader, emoji: T): T =>
  hasOlderType(reader, emoji) ? { ...emoji, reaction_type: 'zulip_extra_emoji' } : emoji;
