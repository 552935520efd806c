import type { EmojiReference } from '../emoji/reference.js';
import type { Tx } from '../../runtime/store/types.js';

/** Empty text means that the field is not set. */
export interface StatusRow {
  readonly status_text: string;
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: EmojiReference['reaction_type'];
}

export const NO_EMOJI = { emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' } as const;
const NO_STATUS: StatusRow = { status_text: '', ...NO_EMOJI };

const COLUMNS = 'status_text, emoji_name, emoji_code, reaction_type';

export const findStatus = (tx: Tx, userId: number): Promise<StatusRow | undefined> =>
  tx.first<StatusRow>(`SELECT ${COLUMNS} FROM user_statuses WHERE user_id = ?`, [userId]);

export const listStatuses = (tx: Tx): Promise<(StatusRow & { readonly user_id: number })[]> =>
  tx.all(`SELECT user_id, ${COLUMNS} FROM user_statuses`);

/** Sets some columns of the user's row. In a new row the others are empty. */
export const writeStatus = async (tx: Tx, userId: number, changes: Partial<StatusRow>): Promise<void> => {
  // Another request of the same user may be changing the other columns.
  await tx.lock('users', userId);
  const row = { user_id: userId, ...NO_STATUS, ...(await findStatus(tx, userId)), ...changes };
  await tx.upsertMany('user_statuses', [row], ['user_id']);
};
