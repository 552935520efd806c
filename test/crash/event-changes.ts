import type { Body } from '../support/client.js';
import { LATER } from './deliveries.js';
import type { Value } from './types.js';

/** The first word of a text that a client of the load wrote. */
const TOKEN = /^(?:load|draft|topic|marker)-[\w-]+/;

export const tokenOf = (text: string): string | undefined => TOKEN.exec(text)?.[0];

/** A register and its new value, as an event states them. */
export type Heard = readonly [key: string, value: Value];

const each = (ids: readonly number[], heard: (id: number) => Heard): Heard[] => ids.map(heard);

const isFirst = (op: string): true | undefined =>
  op.endsWith('add') || op === 'add_members' ? true : undefined;

/** Returns the changes in an event of each type, for the user whose queue got it. */
const readers: Readonly<Record<string, (event: Body, user: number) => readonly Heard[]>> = {
  message({ message }) {
    if (message.subject === LATER) return [[`delivered/${message.content}`, true]];
    const token = tokenOf(message.content as string);
    return token === undefined ? [] : [[`message/${token}`, true]];
  },
  update_message: ({ message_id, content }) => [[`content/${message_id}`, content as string]],
  reaction: ({ message_id, user_id, emoji_name, op }) => [
    [`reaction/${message_id}/${user_id}/${emoji_name}`, isFirst(op as string)],
  ],
  update_message_flags: ({ messages, flag, op }, user) =>
    flag === 'starred'
      ? each(messages as number[], (id) => [`starred/${user}/${id}`, isFirst(op as string)])
      : [],
  drafts({ op, drafts, draft, draft_id }) {
    if (op === 'remove') return [[`draft-text/${draft_id}`, undefined]];
    if (op === 'update') return [[`draft-text/${draft.id}`, draft.content as string]];
    return (drafts as Body[]).map(({ content }): Heard => [`draft/${tokenOf(content as string)}`, true]);
  },
  user_settings: ({ property, value }, user) => [[`setting/${user}/${property}`, value as Value]],
  user_status: ({ user_id, status_text }) => [[`status/${user_id}`, status_text as Value]],
  realm: ({ property, value }) => [[`organization/${property}`, value as Value]],
  realm_user: ({ op, person }) =>
    op === 'update' && person.full_name !== undefined
      ? [[`name/${person.user_id}`, person.full_name as string]]
      : [],
  subscription({ op, subscriptions, stream_ids, user_ids }, user) {
    if (op === 'add' || op === 'remove')
      return (subscriptions as Body[]).map(({ stream_id }): Heard => [
        `subscribed/${user}/${stream_id}`,
        isFirst(op),
      ]);
    if (op !== 'peer_add' && op !== 'peer_remove') return [];
    return (stream_ids as number[]).flatMap((channel) =>
      each(user_ids as number[], (peer) => [`peer/${peer}/${channel}`, isFirst(op)]),
    );
  },
  user_group({ op, group_id, user_ids, data }) {
    if (op === 'update') return [[`description/${group_id}`, data.description as string]];
    if (op !== 'add_members' && op !== 'remove_members') return [];
    return each(user_ids as number[], (member) => [`member/${group_id}/${member}`, isFirst(op)]);
  },
  attachment: ({ op, attachment }) => (op === 'add' ? [[`file/${attachment.name}`, true]] : []),
  user_topic: ({ stream_id, topic_name, visibility_policy }, user) =>
    // Sending a message can follow its topic, too.
    tokenOf(topic_name as string) === undefined
      ? []
      : [[`topic/${user}/${stream_id}/${topic_name}`, visibility_policy as number]],
};

/** Returns the registers that an event changes, with their new values. */
export const changesIn = (event: Body, user: number): readonly Heard[] =>
  readers[event.type as string]?.(event, user) ?? [];
