import type { components } from '../../../generated/types.js';

export type Draft = components['schemas']['Draft'];

/** A row of `drafts`. */
export interface DraftRow extends Omit<Draft, 'to' | 'timestamp'> {
  readonly to_ids: string;
  readonly last_edit_timestamp: number;
}

export const viewDraft = ({ id, type, to_ids, topic, content, last_edit_timestamp }: DraftRow): Draft => ({
  id,
  type,
  to: JSON.parse(to_ids) as number[],
  topic,
  content,
  timestamp: last_edit_timestamp,
});
