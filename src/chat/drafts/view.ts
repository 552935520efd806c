import type { components } from '../../../generated/types.js';
import type { RowOf } from '../../runtime/store/types.js';

export type Draft = components['schemas']['Draft'];

type DraftRow = Omit<RowOf<'drafts'>, 'user_id'>;

export const viewDraft = ({ id, type, to_ids, topic, content, last_edit_timestamp }: DraftRow): Draft => ({
  id,
  type: type as Draft['type'],
  to: JSON.parse(to_ids) as number[],
  topic,
  content,
  timestamp: last_edit_timestamp,
});
