import type { components } from '../../generated/types.js';
import { flagsOf } from '../events/audience.js';
import type { OutgoingEvent } from '../events/types.js';
import type { Actor } from '../authentication/actor.js';
import type { Renderer } from '../events/variants.js';
import type { Tx } from '../store/types.js';
import type { LockedMessage } from './lock.js';
import { findOnlookers } from './onlookers.js';
import { sentMessage, type SentMessage } from './view.js';

type MessageEvent = Omit<components['schemas']['MessageEvent'], 'id'>;

/** The message event as it stands in the log: both forms of the content, and whose queue learns the local id. */
export interface WideMessageEvent extends OutgoingEvent {
  readonly type: 'message';
  readonly message: SentMessage;
  readonly local?: { readonly queue_id: string; readonly local_id: string };
}

const isLocal = ({ local }: WideMessageEvent, queueId: string): boolean => local?.queue_id === queueId;

/** Message events differ by the receiver's flags, by what the client can render, and by who sent the message. */
export const messageRenderer: Renderer = {
  type: 'message',
  key(queue, { event, audience }, userId) {
    const { apply_markdown, client_gravatar } = queue.options;
    const own = isLocal(event as WideMessageEvent, queue.id) ? queue.id : '';
    return `${String(apply_markdown)} ${String(client_gravatar)} ${flagsOf(audience, userId).join(',')} ${own}`;
  },
  render({ event, audience }, queue, userId): MessageEvent {
    const wide = event as WideMessageEvent;
    const { apply_markdown, client_gravatar } = queue.options;
    return {
      type: 'message',
      message: sentMessage(wide.message, { applyMarkdown: apply_markdown, clientGravatar: client_gravatar }),
      flags: [...flagsOf(audience, userId)] as MessageEvent['flags'],
      ...(wide.local && isLocal(wide, queue.id) && { local_message_id: wide.local.local_id }),
    };
  },
};

/** The deletion of a message as it stands in the log. */
interface WideDeleteEvent extends OutgoingEvent {
  readonly type: 'delete_message';
  readonly message_ids: readonly number[];
}

/** Tells of a deleted message, also whoever deleted it from outside. */
export const emitDeleted = async (tx: Tx, actor: Actor, message: LockedMessage): Promise<void> => {
  const { id, channel_id, topic } = message;
  const event: WideDeleteEvent = {
    type: 'delete_message',
    message_ids: [id],
    ...(channel_id === null
      ? { message_type: 'private' }
      : { message_type: 'stream', stream_id: channel_id, topic }),
  };
  tx.emit(event, { users: [...new Set([actor.id, ...(await findOnlookers(tx, message))])] });
};

/** Older clients know of one message at a time. */
export const deletionRenderer: Renderer = {
  type: 'delete_message',
  key: ({ options }) => String(options.client_capabilities.bulk_message_deletion === true),
  render({ event }, { options }) {
    if (options.client_capabilities.bulk_message_deletion === true) return event;
    const { message_ids, ...shared } = event as WideDeleteEvent;
    return { ...shared, message_id: message_ids[0] };
  },
};
