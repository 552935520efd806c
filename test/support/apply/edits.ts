import type { Body } from '../client.js';
import { addUnread, addUnreadById, allUnread, forgetUnread } from './messages.js';
import { drop, type Appliers, type State } from './types.js';

const held = (state: State, ids: readonly number[]): Body[] =>
  state.messages.filter(({ id }: Body) => ids.includes(id));

const move = (message: Body, { new_stream_id, orig_subject, subject, topic_links }: Body): void => {
  if (new_stream_id !== undefined) message.stream_id = new_stream_id;
  // It may have changed while the message was in a channel to which the user is not subscribed.
  if (orig_subject !== undefined) message.subject = orig_subject;
  if (subject !== undefined) Object.assign(message, { subject, topic_links });
};

const rewrite = (message: Body, { content, rendered_content, is_me_message }: Body): void => {
  message.content = message.content_type === 'text/html' ? rendered_content : content;
  message.is_me_message = is_me_message;
};

/**
 * A message that was moved is a received one only for subscribers of its channel. Others keep it as a message that they can
 * read, and get no more events about it.
 */
const markHistorical = (state: State, message: Body): void => {
  const isSubscribed = state.subscriptions.some(({ stream_id }: Body) => stream_id === message.stream_id);
  message.flags = message.flags.filter((flag: string) => flag !== 'historical');
  if (isSubscribed) return;
  message.flags.push('historical');
  // Messages of such a channel are not unread.
  if (!message.flags.includes('read')) message.flags.push('read');
  state.unwatched.push(message.id);
};

/** Events about edited and moved messages and their flags. */
export const editAppliers: Appliers = {
  update_message: (state, event) => {
    // The event does not state which message is the newest now.
    if (event.new_stream_id !== undefined) delete state.max_message_id;
    const messages = held(state, event.message_ids);
    const known = messages.map(({ id }) => id as number);
    state.notHeld.push(...event.message_ids.filter((id: number) => !known.includes(id)));
    for (const message of messages) {
      forgetUnread(state, [message.id]);
      message.last_edit_timestamp = event.edit_timestamp;
      move(message, event);
      if (message.id === event.message_id) {
        message.flags = event.flags;
        if (event.content !== undefined) rewrite(message, event);
      }
      if (event.new_stream_id !== undefined) markHistorical(state, message);
      if (!message.flags.includes('read')) addUnread(state, message);
    }
  },
  'update_message_flags add': (state, { flag, messages, all }) => {
    const changed: Body[] = all ? state.messages : held(state, messages);
    for (const message of changed) if (!message.flags.includes(flag)) message.flags.push(flag);
    if (flag === 'read') forgetUnread(state, all ? allUnread(state) : messages);
    if (flag === 'starred') state.starred_messages.push(...messages);
  },
  'update_message_flags remove': (state, { flag, messages, message_details }) => {
    for (const message of held(state, messages)) drop(message.flags, (one) => one === flag);
    if (flag === 'starred') drop(state.starred_messages, (id) => messages.includes(id));
    for (const [id, details] of Object.entries((message_details ?? {}) as Record<string, Body>))
      addUnreadById(state, Number(id), details);
  },
};
