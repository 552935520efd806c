import type { components } from '../../../../generated/types.js';
import { flagsOf, type OutgoingEvent } from '../../../runtime/event-log/events.js';
import type { Renderer } from '../../../runtime/event-log/variants.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { linkifying } from '../../../markdown/linkifiers/matching.js';
import type { Scope } from '../../scope.js';
import type { Services } from '../../services.js';
import type { ContentEdit } from './edit-content.js';
import { difference, type Difference, restore } from '../model/difference.js';
import { emitDeleted } from '../events.js';
import { RENDERING_VERSION } from '../model/edit-history.js';
import type { LockedMessage } from '../model/lock.js';
import type { Move } from './move.js';
import { usersOf } from '../audience/message-audience.js';
import { addStars, findStarsOfOutsiders } from '../audience/starring-outsiders.js';
import { readerFlags } from '../audience/reader-flags.js';
import { renderedColumns } from '../sending/rendering.js';
import { removeOwnFlags } from '../model/store.js';
import {
  computeEditAudience,
  type EditAudience,
  type Edited,
  type EditGroup,
  type EditWitnesses,
} from '../audience/edit-audience.js';

type UpdateEvent = Omit<components['schemas']['UpdateMessageEvent'], 'id' | 'flags'>;

type Texts = Required<Pick<UpdateEvent, 'content' | 'rendered_content'>>;
type OriginalTexts = Required<Pick<UpdateEvent, 'orig_content' | 'orig_rendered_content'>>;

/** Which of the moved messages some users can read. */
interface ReadBy {
  readonly users: readonly number[];
  readonly message_ids: readonly number[];
}

/** The event as the log stores it, with each text once. The flags are the receiver's. */
export interface WideUpdateEvent extends OutgoingEvent, UpdateEvent {
  readonly type: 'update_message';
  /** The texts before the edit, as differences from the texts after it. */
  readonly before?: { readonly [Name in keyof Texts]: Difference };
  /** Present if the receivers cannot all read the same messages. */
  readonly read_by?: readonly ReadBy[];
}

/** Returns the texts before an edit. Undefined if the edit did not change the content. */
export const originalTexts = ({
  before,
  content,
  rendered_content,
}: Partial<Texts> & Pick<WideUpdateEvent, 'before'>): OriginalTexts | undefined => {
  if (!before || content === undefined || rendered_content === undefined) return undefined;
  return {
    orig_content: restore(before.content, content),
    orig_rendered_content: restore(before.rendered_content, rendered_content),
  };
};

const indexes = new WeakMap<readonly ReadBy[], ReadonlyMap<number, number>>();

/** Returns the index of the entry in `readBy` with the user. The lookup is built once for all receivers of an event. */
const readIndex = (readBy: readonly ReadBy[], userId: number): number => {
  const index =
    indexes.get(readBy) ??
    new Map(readBy.flatMap(({ users }, place) => users.map((id) => [id, place] as const)));
  indexes.set(readBy, index);
  return index.get(userId) ?? 0;
};

/** Update events differ by the receiver's flags, and by which of the messages the receiver can read. */
export const updateRenderer: Renderer = {
  type: 'update_message',
  key(_queue, { event, audience }, userId) {
    const { read_by } = event as WideUpdateEvent;
    return `${read_by ? readIndex(read_by, userId) : ''} ${flagsOf(audience, userId).join(',')}`;
  },
  render({ event, audience }, _queue, userId) {
    const { before, read_by, ...shared } = event as WideUpdateEvent;
    const own = read_by?.[readIndex(read_by, userId)];
    return {
      ...shared,
      ...originalTexts({ ...shared, before }),
      ...(own && { message_ids: own.message_ids }),
      flags: flagsOf(audience, userId),
    };
  },
};

/** The result of an edit, with the users whom it may affect. */
export interface AppliedEdit {
  readonly move: Move | undefined;
  readonly rewriting: ContentEdit | undefined;
  readonly witnesses: EditWitnesses;
  readonly timestamp: number;
}

const contentFields = (
  message: LockedMessage,
  { content, rendered }: ContentEdit,
): Pick<WideUpdateEvent, 'before' | keyof Texts | 'is_me_message' | 'prev_rendered_content_version'> => ({
  before: {
    content: difference(message.content, content),
    rendered_content: difference(message.rendered_content, rendered.html),
  },
  content,
  rendered_content: rendered.html,
  is_me_message: rendered.isMe,
  prev_rendered_content_version: RENDERING_VERSION,
});

const moveFields = async (
  services: Services,
  { mode, from, to, isRenamed }: Move,
): Promise<Partial<UpdateEvent>> => ({
  propagate_mode: mode,
  orig_subject: from.topic,
  ...(from.channel.id !== to.channel.id && { new_stream_id: to.channel.id }),
  ...(isRenamed && {
    subject: to.topic,
    topic_links: [...(await linkifying(services.organization.linkifiers)).topicLinks(to.topic)],
  }),
});

/** Returns the message as it is after the edit. */
const afterEdit = (edited: Edited, message: LockedMessage, rewriting: ContentEdit | undefined): Edited =>
  rewriting && edited.id === message.id
    ? { ...edited, ...renderedColumns(rewriting.rendered, message.channel !== null) }
    : edited;

/** Users who get the same event, and the messages that they can read. */
interface Group {
  readonly shares: readonly EditGroup[];
  /** The message that the event names first. */
  readonly subject: Edited;
}

/** Splits what users can read by how the topic is written, since an event states it once for all messages that keep it. */
const splitByTopic = (keeping: readonly EditGroup[]): (readonly EditGroup[])[] => {
  const parts = keeping.flatMap((share) =>
    Array.from(groupBy(share.messages, ({ topic }) => topic).values(), (messages) => ({
      ...share,
      messages,
    })),
  );
  return [...groupBy(parts, ({ messages }) => messages[0]?.topic).values()];
};

/** Users who can read the message with the edited content get one shared event, which contains the texts. */
const groupsOf = (
  { id }: LockedMessage,
  rewriting: ContentEdit | undefined,
  keeping: readonly EditGroup[],
): Group[] => {
  const groups = keeping.flatMap((share): Group[] => {
    // Users who cannot read the edited message get an event about the messages that moved with it.
    const subject = share.messages.find((one) => one.id === id) ?? share.messages[0];
    return subject ? [{ shares: [share], subject }] : [];
  });
  const [first, ...rest] = rewriting ? groups.filter(({ subject }) => subject.id === id) : [];
  if (!first || rest.length === 0) return groups;
  const merged = { ...first, shares: [first, ...rest].flatMap(({ shares }) => shares) };
  return [merged, ...groups.filter(({ subject }) => subject.id !== id)];
};

const readByOf = (shares: readonly EditGroup[]): ReadBy[] =>
  shares.map(({ users, messages }) => ({ users, message_ids: messages.map(({ id }) => id) }));

const emitKept = async (
  { tx, services, actor }: Scope,
  message: LockedMessage,
  { move, rewriting, timestamp }: AppliedEdit,
  { keeping }: EditAudience,
): Promise<void> => {
  const { channel } = message;
  const shared = {
    type: 'update_message',
    user_id: actor.id,
    edit_timestamp: timestamp,
    rendering_only: false,
    ...(channel && { stream_id: channel.id, stream_name: channel.name }),
    ...(move && (await moveFields(services, move))),
  } as const;
  const keepsTopics = move?.isRenamed === false;
  const parts = keepsTopics ? splitByTopic(keeping) : [keeping];
  const groups = parts.flatMap((shares) => groupsOf(message, rewriting, shares));
  for (const { shares, subject } of groups) {
    const viewers = shares.flatMap((share) => share.viewers);
    const readBy = readByOf(shares);
    const event: WideUpdateEvent = {
      ...shared,
      ...(keepsTopics && { orig_subject: subject.topic }),
      message_id: subject.id,
      message_ids: readBy[0]?.message_ids.slice() ?? [],
      ...(readBy.length > 1 && { read_by: readBy }),
      ...(rewriting && subject.id === message.id && contentFields(message, rewriting)),
    };
    const edited = afterEdit(subject, message, rewriting);
    tx.emit(event, { users: usersOf(viewers), ...(await readerFlags(tx, edited, viewers)) });
  }
};

/** Deletes the own flags of users who lose access to moved messages, and sends them a `delete_message` event. */
const emitLost = async (
  { tx, actor }: Scope,
  { topic }: LockedMessage,
  { from, to, messages: moved }: Move,
  { losing }: EditAudience,
): Promise<void> => {
  if (from.channel.id === to.channel.id) return;
  const ids = moved.map(({ id }) => id);
  const stars = await findStarsOfOutsiders(tx, ids, from.channel, to.channel);
  // The editing user gets an event about the move.
  stars.delete(actor.id);
  const groups = addStars(losing, moved, stars).map(({ users, messages }) => ({
    users,
    ids: messages.map(({ id }) => id),
  }));
  for (const group of groups) await removeOwnFlags(tx, group.ids, group.users);
  emitDeleted(tx, { stream_id: from.channel.id, topic }, groups);
};

/** Sends the events of an edit to all users whom it affects. */
export const emitEdit = async (scope: Scope, message: LockedMessage, done: AppliedEdit): Promise<void> => {
  const audience = computeEditAudience(done.witnesses);
  await emitKept(scope, message, done, audience);
  if (done.move) await emitLost(scope, message, done.move, audience);
};
