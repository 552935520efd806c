import type { components } from '../../../generated/types.js';

export type ScheduledMessage = components['schemas']['ScheduledMessage'];

/** A row of `scheduled_messages`. */
export interface ScheduledRow {
  readonly id: number;
  readonly sender_id: number;
  readonly channel_id: number | null;
  readonly user_ids: string | null;
  readonly topic: string;
  readonly content: string;
  readonly rendered_content: string;
  readonly scheduled_delivery_timestamp: number;
  readonly read_by_sender: number;
  readonly client: string;
  readonly state: 'waiting' | 'failed' | 'sent';
}

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
