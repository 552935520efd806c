import { releaseFiles } from '../../attachments/attachment-references.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { emitFirstMessage } from '../../channels/first-message.js';
import { findChannel } from '../../channels/model/store.js';
import type { TxScope } from '../../scope.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { emitDeleted } from '../events.js';
import { findMessageAudience, type MessageGroup } from '../audience/message-audience.js';
import { addStars, findStarsOfOutsiders, type StarsOfOutsiders } from '../audience/starring-outsiders.js';
import type { MessageLocation, Place, VersionedPlace } from '../audience/viewer-access.js';
import { recordEdits } from '../search-index/store.js';

/** The columns of a message that deletion needs. */
export interface Removable extends MessageLocation {
  readonly topic: string;
}

const removeReactions = statement((db, ids: readonly number[]) =>
  db('reactions').whereIn('message_id', ids).delete(),
);

const removeSubmessages = statement((db, ids: readonly number[]) =>
  db('submessages').whereIn('message_id', ids).delete(),
);

const removeFlags = statement((db, ids: readonly number[]) =>
  db('message_flags').whereIn('message_id', ids).delete(),
);

const removeMessageRows = statement((db, ids: readonly number[]) =>
  db('messages').whereIn('id', ids).delete(),
);

const removeRows = async (tx: Tx, ids: readonly number[], now: number): Promise<void> => {
  await removeReactions(tx, ids);
  await removeSubmessages(tx, ids);
  await removeFlags(tx, ids);
  await removeMessageRows(tx, ids);
  await recordEdits(tx, ids, now);
};

/**
 * Returns the users who had the messages. Always includes the deleting user, also without a subscription to the
 * channel.
 */
const listRecipientsOfRemoval = async <M extends MessageLocation>(
  scope: TxScope,
  place: VersionedPlace,
  messages: readonly M[],
  stars: StarsOfOutsiders,
  actor: Actor | undefined,
): Promise<readonly MessageGroup<M>[]> => {
  const isOfAll = (group: MessageGroup<M>): boolean => group.messages.length === messages.length;
  const notified = await findMessageAudience(scope, place, messages);
  const onlookers = addStars(notified, messages, stars);
  if (!actor || (onlookers.length === 1 && onlookers[0]?.users.includes(actor.id) && isOfAll(onlookers[0])))
    return onlookers;
  const others = onlookers.map((group) => ({ ...group, users: group.users.filter((id) => id !== actor.id) }));
  const ofAll = others.find(isOfAll);
  if (!ofAll) return [...others, { users: [actor.id], messages }];
  ofAll.users.push(actor.id);
  return others;
};

const emitRemoved = (tx: Tx, { channel }: Place, audience: readonly MessageGroup<Removable>[]): void => {
  const topics = new Set(audience.flatMap(({ messages }) => messages.map(({ topic }) => topic)));
  for (const topic of topics) {
    const groups = audience.map(({ users, messages }) => ({
      users,
      ids: messages.filter((message) => message.topic === topic).map(({ id }) => id),
    }));
    emitDeleted(tx, channel === null ? 'people' : { stream_id: channel.id, topic }, groups);
  }
};

/**
 * Deletes up to a few thousand messages of one place with all dependent data, and sends a `delete_message` event to
 * affected users. All deletions of messages must use this function.
 */
export const removeMessages = async (
  scope: TxScope,
  place: VersionedPlace,
  messages: readonly Removable[],
  actor?: Actor,
): Promise<void> => {
  const { tx, services } = scope;
  if (messages.length === 0) return;
  const before = place.channel === null ? undefined : await findChannel(tx, place.channel.id);
  const ids = messages.map(({ id }) => id);
  const stars = place.channel ? await findStarsOfOutsiders(tx, ids, place.channel) : new Map<number, never>();
  await removeRows(tx, ids, services.clock.seconds());
  await releaseFiles(scope, ids);
  emitRemoved(tx, place, await listRecipientsOfRemoval(scope, place, messages, stars, actor));
  if (before) await emitFirstMessage(scope, before);
};
