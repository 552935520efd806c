import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';

/** Adds or removes a flag of messages. */
export const flag = (
  { client }: Pick<Person, 'client'>,
  op: 'add' | 'remove',
  name: string,
  messages: readonly number[],
): Promise<Body> => client.ok('POST', '/messages/flags', { op, flag: name, messages });

/** Returns the IDs of all messages that register lists as unread, ascending. */
export const unreadOf = async ({ client }: Pick<Person, 'client'>): Promise<number[]> => {
  const { unread_msgs } = await client.ok('POST', '/register', { fetch_event_types: ['message'] });
  const { pms, streams, huddles } = unread_msgs;
  return [...pms, ...streams, ...huddles]
    .flatMap(({ unread_message_ids }: Body) => unread_message_ids as number[])
    .sort((a, b) => a - b);
};

/** Returns events without their IDs. */
export const withoutIds = (events: readonly Body[]): Body[] =>
  events.map((event) => Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'id')));
