import { nameKey } from '../../../src/lib/name-key.js';
import type { Body, Client } from '../../support/client.js';

export interface Term {
  readonly operator: string;
  readonly operand: unknown;
}

export interface NarrowsToRead {
  /** Each operator, with each value that has statements of its own. */
  readonly terms: readonly Term[];
  /** Narrows with which the operators are combined, by their names. */
  readonly places: Readonly<Record<PlaceName, readonly Term[]>>;
  readonly anchors: readonly (string | number)[];
  /** Values of columns of which the messages of the narrows have many. */
  readonly values: Readonly<Record<string, string | number>>;
}

export const PLACES = ['all messages', 'a channel', 'a topic', 'a sender', 'a direct conversation'] as const;
export type PlaceName = (typeof PLACES)[number];

/** Whether the terms ask for messages of channels and for direct messages, which is refused. */
export const isRefused = (terms: readonly Term[]): boolean =>
  terms.some(({ operator }) => operator.startsWith('channel')) &&
  terms.some(({ operator, operand }) => /^(?:dm|group-pm)/.test(operator) || operand === 'dm');

const termsOf = (operator: string, ...operands: readonly unknown[]): Term[] =>
  operands.map((operand) => ({ operator, operand }));

/** Returns narrows about the messages of a channel of loaded data. */
export const findNarrowsToRead = async (reader: Client, channelName: string): Promise<NarrowsToRead> => {
  const window = { anchor: 'newest', num_before: 4_000, num_after: 0 };
  const { messages } = await reader.ok('GET', '/messages', window);
  const { user_id: ownId } = await reader.ok('GET', '/users/me');
  const message = messages.find((one: Body) => one.display_recipient === channelName);
  const { display_recipient: people } = messages.find(
    (one: Body) => one.type === 'private' && one.display_recipient.length === 2,
  );
  const other = people.find(({ id }: Body) => id !== ownId);
  const [channel, topic, sender, dm] = [
    termsOf('channel', channelName),
    termsOf('topic', message.subject),
    termsOf('sender', message.sender_email),
    termsOf('dm', [other.id]),
  ];
  return {
    terms: [
      ...[channel, topic, sender, dm].flat(),
      ...termsOf('dm-including', [other.id]),
      ...termsOf('group-pm-with', other.email),
      ...termsOf('channels', 'public', 'web-public'),
      ...termsOf('is', 'dm', 'starred', 'unread', 'mentioned', 'alerted', 'resolved', 'followed'),
      ...termsOf('has', 'link', 'image', 'attachment', 'reaction'),
      ...termsOf('in', 'home', 'all'),
      ...termsOf('id', String(message.id)),
      ...termsOf('near', String(message.id)),
      ...termsOf('search', 'hello'),
    ],
    places: {
      'all messages': [],
      'a channel': channel,
      'a topic': [...channel, ...topic],
      'a sender': sender,
      'a direct conversation': dm,
    },
    anchors: ['newest', 'oldest', 'first_unread', messages[Math.floor(messages.length / 2)].id],
    values: {
      channel_id: message.stream_id,
      topic_key: nameKey(message.subject),
      id: message.id,
      recipient_id: message.recipient_id,
      sender_id: message.sender_id,
    },
  };
};
