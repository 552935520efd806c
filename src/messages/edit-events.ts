import type { components } from '../../generated/types.js';
import type { Actor } from '../authentication/actor.js';
import { flagsOf } from '../events/audience.js';
import type { OutgoingEvent } from '../events/types.js';
import type { Renderer } from '../events/variants.js';
import { linkifying } from '../linkifiers/matching.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import type { Rewriting } from './edit-content.js';
import { emitDeleted } from './events.js';
import type { LockedMessage } from './lock.js';
import type { Move } from './move.js';
import { readerFlags } from './reader-flags.js';
import { renderedColumns } from './rendering.js';
import { removeFlags } from './store.js';
import { tellEdit, type Edited, type Told, type Witnesses } from './witnesses.js';

type UpdateEvent = Omit<components['schemas']['UpdateMessageEvent'], 'id' | 'flags'>;

/** The event as it stands in the log; the flags are the receiver's. */
export interface WideUpdateEvent extends OutgoingEvent, UpdateEvent {
  readonly type: 'update_message';
}

/** Update events differ by the receiver's flags. */
export const updateRenderer: Renderer = {
  type: 'update_message',
  key: (_queue, { audience }, userId) => flagsOf(audience, userId).join(','),
  render: ({ event, audience }, _queue, userId) => ({ ...event, flags: flagsOf(audience, userId) }),
};

/** What an edit did, with those it concerns. */
export interface Done {
  readonly move: Move | undefined;
  readonly rewriting: Rewriting | undefined;
  readonly witnesses: Witnesses;
  readonly timestamp: number;
}

const contentFields = (message: LockedMessage, { content, rendered }: Rewriting): Partial<UpdateEvent> => ({
  orig_content: message.content,
  orig_rendered_content: message.rendered_content,
  content,
  rendered_content: rendered.html,
  is_me_message: rendered.isMe,
});

const moveFields = async (server: Server, { mode, from, to }: Move): Promise<Partial<UpdateEvent>> => ({
  propagate_mode: mode,
  orig_subject: from.topic,
  ...(from.channel.id !== to.channel.id && { new_stream_id: to.channel.id }),
  ...(from.topic !== to.topic && {
    subject: to.topic,
    topic_links: [...(await linkifying(server.organization.linkifiers)).topicLinks(to.topic)],
  }),
});

/** The message as it is after the edit. */
const afterEdit = (edited: Edited, message: LockedMessage, rewriting: Rewriting | undefined): Edited =>
  rewriting && edited.id === message.id
    ? { ...edited, ...renderedColumns(rewriting.rendered, message.channel !== null) }
    : edited;

const emitKept = async (
  tx: Tx,
  server: Server,
  actor: Actor,
  message: LockedMessage,
  { move, rewriting, witnesses, timestamp }: Done,
  { keeping }: Told,
): Promise<void> => {
  const byId = new Map(witnesses.people.map((witness) => [witness.userId, witness]));
  const { channel } = message;
  const shared = {
    type: 'update_message',
    user_id: actor.id,
    edit_timestamp: timestamp,
    rendering_only: false,
    ...(channel && { stream_id: channel.id, stream_name: channel.name }),
    ...(move && (await moveFields(server, move))),
  } as const;
  for (const { users, messages } of keeping) {
    // Whoever does not read the message that was edited hears of what moved with it.
    const subject = messages.find(({ id }) => id === message.id) ?? messages[0];
    if (!subject) continue;
    const event: WideUpdateEvent = {
      ...shared,
      message_id: subject.id,
      message_ids: messages.map(({ id }) => id),
      ...(rewriting && subject.id === message.id && contentFields(message, rewriting)),
    };
    const readers = users.flatMap((id) => byId.get(id) ?? []);
    tx.emit(event, { users, ...(await readerFlags(tx, afterEdit(subject, message, rewriting), readers)) });
  }
};

/** Takes from those who can no longer read messages what was theirs of them, and tells them. */
const emitLost = async (tx: Tx, message: LockedMessage, { losing }: Told): Promise<void> => {
  const { channel, topic } = message;
  if (channel === null) return;
  const groups = losing.map(({ users, messages }) => ({ users, ids: messages.map(({ id }) => id) }));
  for (const { users, ids } of groups) await removeFlags(tx, ids, users);
  emitDeleted(tx, { stream_id: channel.id, topic }, groups);
};

/** Tells everybody concerned of an edit. */
export const emitEdit = async (
  tx: Tx,
  server: Server,
  actor: Actor,
  message: LockedMessage,
  done: Done,
): Promise<void> => {
  const told = tellEdit(done.witnesses);
  await emitKept(tx, server, actor, message, done, told);
  for (const { users, messages } of told.settling) {
    const ids = messages.map(({ id }) => id);
    const event = { op: 'add', operation: 'add', flag: 'read', messages: ids, all: false };
    tx.emit({ type: 'update_message_flags', ...event }, { users });
  }
  await emitLost(tx, message, told);
};
