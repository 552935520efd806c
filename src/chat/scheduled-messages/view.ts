import type { components } from '../../../generated/types.js';
import type { RowOf } from '../../runtime/store/types.js';

export type ScheduledMessage = components['schemas']['ScheduledMessage'];

/** A row of `scheduled_messages`. Its `state` is `waiting`, `failed` or `sent`. */
export type ScheduledRow = Readonly<Omit<RowOf<'scheduled_messages'>, 'failure'>>;

/** Returns the IDs of the users who receive a direct message. Empty for a message to a channel. */
export const peopleOf = ({ user_ids }: Pick<ScheduledRow, 'user_ids'>): number[] =>
  JSON.parse(user_ids ?? '[]') as number[];

const place = (row: ScheduledRow): Pick<ScheduledMessage, 'type' | 'to' | 'topic'> =>
  row.channel_id === null
    ? { type: 'private', to: peopleOf(row) }
    : { type: 'stream', to: row.channel_id, topic: row.topic };

export const viewScheduled = (row: ScheduledRow): ScheduledMessage => ({
  scheduled_message_id: row.id,
  ...place(row),
  content: row.content,
  rendered_content: row.rendered_content,
  scheduled_delivery_timestamp: row.scheduled_delivery_timestamp,
  failed: row.state === 'failed',
});
