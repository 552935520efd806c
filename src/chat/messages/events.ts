import type { components } from '../../../generated/types.js';
import { flagsOf, type OutgoingEvent } from '../../runtime/event-log/events.js';
import type { QueueView } from '../../runtime/event-log/queue.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import type { Tx } from '../../runtime/store/types.js';
import { sentMessage, type SentMessage, type ShownSender } from './model/view.js';

type MessageEvent = Omit<components['schemas']['MessageEvent'], 'id'>;

/** The message event as the log stores it: both forms of the content, and the queue that gets the local ID. */
export interface WideMessageEvent extends OutgoingEvent {
  readonly type: 'message';
  readonly message: SentMessage;
  /** Users who may not see the sender, and the sender data that they get instead. */
  readonly strangers?: { readonly ids: readonly number[]; readonly sender: ShownSender };
  /** Whether no receiver gets an email about the message. */
  readonly isQuiet?: boolean;
  readonly local?: { readonly queue_id: string; readonly local_id: string };
}

const isLocal = ({ local }: WideMessageEvent, queueId: string): boolean => local?.queue_id === queueId;

const isStranger = ({ strangers }: WideMessageEvent, userId: number): boolean =>
  strangers?.ids.includes(userId) ?? false;

/**
 * Message events differ by the receiver's flags, by the client's rendering capabilities, and by access to the sender.
 */
export const messageRenderer: Renderer = {
  type: 'message',
  key(queue, { event, audience }, userId) {
    const { apply_markdown, client_gravatar } = queue.options;
    const wide = event as WideMessageEvent;
    const own = isLocal(wide, queue.id) ? queue.id : '';
    const seen = isStranger(wide, userId) ? 'unknown' : '';
    return `${seen} ${String(apply_markdown)} ${String(client_gravatar)} ${flagsOf(audience, userId).join(',')} ${own}`;
  },
  render({ event, audience }, queue, userId): MessageEvent {
    const wide = event as WideMessageEvent;
    const { apply_markdown, client_gravatar } = queue.options;
    return {
      type: 'message',
      message: {
        ...sentMessage(wide.message, { applyMarkdown: apply_markdown, clientGravatar: client_gravatar }),
        ...(isStranger(wide, userId) && wide.strangers?.sender),
      },
      flags: [...flagsOf(audience, userId)] as MessageEvent['flags'],
      ...(wide.local && isLocal(wide, queue.id) && { local_message_id: wide.local.local_id }),
    };
  },
};

/** The deletion of messages as the log stores it. */
interface WideDeleteEvent extends OutgoingEvent {
  readonly type: 'delete_message';
  readonly message_ids: readonly number[];
}

/** The place of deleted messages, as the event names it. */
export type DeletedFrom = { readonly stream_id: number; readonly topic: string } | 'people';

/** Users who lose access to some messages. */
export interface UsersLosingMessages {
  readonly users: readonly number[];
  readonly ids: readonly number[];
}

/**
 * Sends a `delete_message` event to groups of users about messages that they no longer have. The groups are disjoint.
 */
export const emitDeleted = (tx: Tx, from: DeletedFrom, groups: readonly UsersLosingMessages[]): void => {
  const notified = groups.filter(({ users, ids }) => users.length > 0 && ids.length > 0);
  const place =
    from === 'people' ? { message_type: 'private' as const } : { message_type: 'stream' as const, ...from };
  // Older clients get an event per message. These rows without recipients reserve the IDs, which all groups share.
  const most = notified.reduce((length, { ids }) => Math.max(length, ids.length), 1);
  for (let kept = 1; kept < most; kept += 1) tx.emit({ type: 'delete_message' }, { users: [] });
  for (const { users, ids } of notified) {
    const event: WideDeleteEvent = { type: 'delete_message', message_ids: ids, ...place };
    tx.emit(event, { users });
  }
};

type FlagsEvent =
  | components['schemas']['UpdateMessageFlagsAddEvent']
  | components['schemas']['UpdateMessageFlagsRemoveEvent'];

/** What a change of flags consists of. */
type FlagsChanged = Pick<FlagsEvent, 'op' | 'flag' | 'messages'> & {
  readonly all?: boolean;
  readonly message_details?: components['schemas']['UpdateMessageFlagsRemoveEvent']['message_details'];
};

/** Sends an `update_message_flags` event to users whose flags changed. */
export const emitFlags = (tx: Tx, users: readonly number[], change: FlagsChanged): void => {
  tx.emit({ type: 'update_message_flags', operation: change.op, all: false, ...change }, { users });
};

/** Sends an `update_message_flags` event to users for whom the messages count as read from now on. */
export const emitRead = (tx: Tx, users: readonly number[], messages: readonly number[]): void => {
  emitFlags(tx, users, { op: 'add', flag: 'read', messages: [...messages] });
};

const takesMany = ({ options }: QueueView): boolean =>
  options.client_capabilities.bulk_message_deletion === true;

/** Older clients support one message per event only. */
export const deletionRenderer: Renderer = {
  type: 'delete_message',
  key: (queue) => String(takesMany(queue)),
  render({ event }, queue) {
    if (takesMany(queue)) return event;
    const { message_ids, ...shared } = event as WideDeleteEvent;
    return message_ids.map((message_id) => ({ ...shared, message_id }));
  },
};
