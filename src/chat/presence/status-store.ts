import type { EmojiReference } from '../emoji/reference.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';

/** Empty text means that the field is not set. */
export type StatusRow = Readonly<Omit<RowOf<'user_statuses'>, 'user_id' | 'reaction_type'>> &
  Pick<EmojiReference, 'reaction_type'>;

export const NO_EMOJI = { emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' } as const;
const NO_STATUS: StatusRow = { status_text: '', ...NO_EMOJI };

const toStatus = <R extends Pick<RowOf<'user_statuses'>, 'reaction_type'>>(
  row: R,
): R & Pick<EmojiReference, 'reaction_type'> => ({
  ...row,
  reaction_type: row.reaction_type as EmojiReference['reaction_type'],
});

const findRow = statement((db, userId: number) =>
  db('user_statuses')
    .where({ user_id: userId })
    .first('status_text', 'emoji_name', 'emoji_code', 'reaction_type'),
);

export const findStatus = async (tx: Tx, userId: number): Promise<StatusRow | undefined> => {
  const row = await findRow(tx, userId);
  return row && toStatus(row);
};

const listRows = statement((db) =>
  db('user_statuses').select('user_id', 'status_text', 'emoji_name', 'emoji_code', 'reaction_type'),
);

export const listStatuses = async (tx: Tx): Promise<(StatusRow & { readonly user_id: number })[]> =>
  (await listRows(tx)).map(toStatus);

/** Sets some columns of the user's row. In a new row the others are empty. */
export const writeStatus = async (tx: Tx, userId: number, changes: Partial<StatusRow>): Promise<void> => {
  // Another request of the same user may be changing the other columns.
  await tx.lock('users', userId);
  const row = { user_id: userId, ...NO_STATUS, ...(await findStatus(tx, userId)), ...changes };
  await tx.upsertMany('user_statuses', [row], ['user_id']);
};
