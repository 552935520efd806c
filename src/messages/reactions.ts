import type { Actor } from '../authentication/actor.js';
import type { EmojiReference } from '../emoji/reference.js';
import { groupBy } from '../lib/group-by.js';
import type { Scope } from '../scope.js';
import { inBatches } from '../store/in-batches.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';
import { usersWithoutAccessTo } from '../users/access/access.js';
import { placeholderUser } from '../users/access/placeholder-user.js';
import type { LockedMessage } from './model/lock.js';
import { findMessageAudience } from './audience/message-audience.js';
import type { Reaction } from './model/view.js';

type ReactionRow = EmojiReference & {
  readonly message_id: number;
  readonly user_id: number;
  readonly added_version: number | null;
};

const viewReaction = ({ emoji_name, emoji_code, reaction_type, user_id }: ReactionRow): Reaction => ({
  emoji_name,
  emoji_code,
  reaction_type,
  user_id,
  // oxlint-disable-next-line typescript/no-deprecated -- older clients read it.
  user: { id: user_id },
});

/** A message, and the version of its channel's members when its reader left. Null for current readers. */
interface Reacted {
  readonly id: number;
  readonly left_version: number | null;
}

/** Returns the reactions to some messages that the reader may see, oldest first, in one statement. */
export const listReactions = async (
  tx: Tx,
  messages: readonly Reacted[],
): Promise<ReadonlyMap<number, readonly Reaction[]>> => {
  const left = new Map(messages.map(({ id, left_version }) => [id, left_version ?? Infinity]));
  const rows = await inBatches([...left.keys()], (ids) =>
    tx.all<ReactionRow>(
      `SELECT message_id, user_id, emoji_name, emoji_code, reaction_type, added_version FROM reactions
       WHERE message_id IN (${placeholders(ids)}) ORDER BY id`,
      ids,
    ),
  );
  const got = rows.filter(
    ({ message_id, added_version }) => (added_version ?? -1) < (left.get(message_id) ?? 0),
  );
  const byMessage = groupBy(got, ({ message_id }) => message_id);
  return new Map([...byMessage].map(([id, reactions]) => [id, reactions.map(viewReaction)]));
};

/** The identity of an emoji, regardless of its name. */
export type EmojiIdentity = Pick<EmojiReference, 'emoji_code' | 'reaction_type'>;

/** Returns the first reaction to a message with an emoji, by one user or by any user. */
export const findReaction = (
  tx: Tx,
  messageId: number,
  { emoji_code, reaction_type }: EmojiIdentity,
  userId?: number,
): Promise<EmojiReference | undefined> =>
  tx.first<EmojiReference>(
    `SELECT emoji_name, emoji_code, reaction_type FROM reactions
     WHERE message_id = ? AND emoji_code = ? AND reaction_type = ?${userId === undefined ? '' : ' AND user_id = ?'}
     ORDER BY id LIMIT 1`,
    [messageId, emoji_code, reaction_type, ...(userId === undefined ? [] : [userId])],
  );

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
  const audience = await findMessageAudience(tx, message, [message]);
  const users = [...new Set([actor.id, ...audience.flatMap((group) => group.users)])];
  const strangers = new Set(await usersWithoutAccessTo(scope, actor, users));
  const emitTo = ({ id: user_id, email, full_name }: Actor, to: readonly number[]): void => {
    if (to.length === 0) return;
    const user = { user_id, email, full_name };
    const emoji = { emoji_name, emoji_code, reaction_type };
    tx.emit({ type: 'reaction', op, user_id, user, message_id: message.id, ...emoji }, { users: to });
  };
  emitTo(
    actor,
    users.filter((id) => !strangers.has(id)),
  );
  emitTo(placeholderUser(services, actor.id), [...strangers]);
};
