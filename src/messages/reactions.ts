import type { Actor } from '../authentication/actor.js';
import type { EmojiReference } from '../emoji/reference.js';
import { groupBy } from '../lib/group-by.js';
import type { Scope, TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { inBatches } from '../store/in-batches.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';
import { isAccessible, usersWithoutAccessTo, type Accessible } from '../users/access/access.js';
import { placeholderUser } from '../users/access/placeholder-user.js';
import type { LockedMessage } from './model/lock.js';
import { findMessageAudience, withActor } from './audience/message-audience.js';
import type { Reaction } from './model/view.js';

type ReactionRow = EmojiReference & {
  readonly message_id: number;
  readonly user_id: number;
  readonly email: string;
  readonly full_name: string;
  readonly added_version: number | null;
};

/** The user who reacted, as the reader sees them. */
const viewUser = (
  services: Services,
  accessible: Accessible,
  { user_id: id, email, full_name }: ReactionRow,
): Reaction['user'] => {
  if (isAccessible(accessible, id)) return { id, email, full_name };
  const placeholder = placeholderUser(services, id);
  return { id, email: placeholder.email, full_name: placeholder.full_name };
};

/** A message, and the version of its channel's members when its reader left. Null for current readers. */
interface Reacted {
  readonly id: number;
  readonly left_version: number | null;
}

/**
 * Returns the reactions to some messages that the reader may see, oldest first, in one statement. `accessible` are the
 * users whom the reader may see.
 */
export const listReactions = async (
  { tx, services }: TxScope,
  messages: readonly Reacted[],
  accessible: Accessible,
): Promise<ReadonlyMap<number, readonly Reaction[]>> => {
  const left = new Map(messages.map(({ id, left_version }) => [id, left_version ?? Infinity]));
  const rows = await inBatches([...left.keys()], (ids) =>
    tx.all<ReactionRow>(
      `SELECT x.message_id, x.user_id, x.emoji_name, x.emoji_code, x.reaction_type, x.added_version, u.email, u.full_name
       FROM reactions x JOIN users u ON u.id = x.user_id
       WHERE x.message_id IN (${placeholders(ids)}) ORDER BY x.id`,
      ids,
    ),
  );
  const got = rows.filter(
    ({ message_id, added_version }) => (added_version ?? -1) < (left.get(message_id) ?? 0),
  );
  const byMessage = groupBy(got, ({ message_id }) => message_id);
  const viewReaction = (row: ReactionRow): Reaction => ({
    emoji_name: row.emoji_name,
    emoji_code: row.emoji_code,
    reaction_type: row.reaction_type,
    user_id: row.user_id,
    // oxlint-disable-next-line typescript/no-deprecated -- existing clients read it.
    user: viewUser(services, accessible, row),
  });
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
