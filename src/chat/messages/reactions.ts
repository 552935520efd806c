import type { Actor } from '../../runtime/identity/actor.js';
import type { EmojiReference } from '../emoji/reference.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';
import { isAccessible, usersWithoutAccessTo, type Accessible } from '../users/access/access.js';
import { placeholderUser } from '../users/access/placeholder-user.js';
import type { LockedMessage } from './model/lock.js';
import { findMessageAudience, withActor } from './audience/message-audience.js';
import type { StoredReaction } from './model/stored-messages.js';
import type { Reaction } from './model/view.js';
import type { User } from '../users/model/store.js';

/** The users whom the reader of messages sees, and those who are named in them. */
export interface People {
  readonly users: ReadonlyMap<number, User>;
  /** The users whom the reader may see. */
  readonly accessible: Accessible;
}

/** The user who reacted, as the reader sees them. */
const viewUser = (services: Services, { users, accessible }: People, id: number): Reaction['user'] => {
  const user = users.get(id);
  const seen = user && isAccessible(accessible, id) ? user : placeholderUser(services, id);
  return { id, email: seen.email, full_name: seen.full_name };
};

/** Returns a reaction as its reader sees it. */
export const viewReaction = (services: Services, people: People, reaction: StoredReaction): Reaction => ({
  emoji_name: reaction.emoji_name,
  emoji_code: reaction.emoji_code,
  reaction_type: reaction.reaction_type as EmojiReference['reaction_type'],
  user_id: reaction.user_id,
  // oxlint-disable-next-line typescript/no-deprecated -- existing clients read it.
  user: viewUser(services, people, reaction.user_id),
});

/** The identity of an emoji, regardless of its name. */
export type EmojiIdentity = Pick<EmojiReference, 'emoji_code' | 'reaction_type'>;

const findFirstWith = statement((db, messageId: number, code: string, type: string) =>
  db('reactions')
    .where({ message_id: messageId, emoji_code: code, reaction_type: type })
    .orderBy('id')
    .first('emoji_name', 'emoji_code', 'reaction_type'),
);

const findOwnWith = statement((db, messageId: number, userId: number, code: string, type: string) =>
  db('reactions')
    .where({ message_id: messageId, user_id: userId, emoji_code: code, reaction_type: type })
    .orderBy('id')
    .first('emoji_name', 'emoji_code', 'reaction_type'),
);

const toReference = (row: Pick<RowOf<'reactions'>, keyof EmojiReference>): EmojiReference => ({
  ...row,
  reaction_type: row.reaction_type as EmojiReference['reaction_type'],
});

/** Returns the first reaction to a message with an emoji, by one user or by any user. */
export const findReaction = async (
  tx: Tx,
  messageId: number,
  { emoji_code, reaction_type }: EmojiIdentity,
  userId?: number,
): Promise<EmojiReference | undefined> => {
  const row = await (userId === undefined
    ? findFirstWith(tx, messageId, emoji_code, reaction_type)
    : findOwnWith(tx, messageId, userId, emoji_code, reaction_type));
  return row && toReference(row);
};

const removeOwnWith = statement((db, messageId: number, userId: number, code: string, type: string) =>
  db('reactions')
    .where({ message_id: messageId, user_id: userId, reaction_type: type, emoji_code: code })
    .delete(),
);

export const removeReaction = (
  tx: Tx,
  messageId: number,
  userId: number,
  { emoji_code, reaction_type }: EmojiIdentity,
): Promise<number> => removeOwnWith(tx, messageId, userId, emoji_code, reaction_type);

export const countReactions = async (tx: Tx, messageId: number, userId: number): Promise<number> =>
  (
    await tx.first<{ found: number }>(
      'SELECT COUNT(*) AS found FROM reactions WHERE message_id = ? AND user_id = ?',
      [messageId, userId],
    )
  )?.found ?? 0;

/** Sends a `reaction` event to the message's audience, and always to the reacting user. */
export const emitReaction = async (
  scope: Scope,
  op: 'add' | 'remove',
  message: LockedMessage,
  { emoji_name, emoji_code, reaction_type }: EmojiReference,
): Promise<void> => {
  const { tx, services, actor } = scope;
  const users = withActor(actor, await findMessageAudience(scope, message, [message]));
  const strangers = new Set(await usersWithoutAccessTo(scope, actor, users));
  const emitTo = ({ id: user_id, email, full_name }: Actor, to: readonly number[]): void => {
    if (to.length === 0) return;
    const user = { user_id, email, full_name };
    const emoji = { emoji_name, emoji_code, reaction_type };
    tx.emit({ type: 'reaction', op, user_id, user, message_id: message.id, ...emoji }, { users: to });
  };
  emitTo(actor, strangers.size === 0 ? users : users.filter((id) => !strangers.has(id)));
  emitTo(placeholderUser(services, actor.id), [...strangers]);
};
