import { leftVersion } from '../../channels/model/policy.js';
import type { Scope } from '../../scope.js';
import { accessible } from '../model/access.js';
import { versionReceived } from '../model/received-version.js';
import { messageColumns, type MessageRow } from '../model/store.js';

/** Returns a message that the user may read, in the version that they may read. */
export const findReadableVersion = async (
  { tx, actor }: Scope,
  id: number,
): Promise<MessageRow | undefined> => {
  const access = accessible(actor);
  const left = leftVersion(actor);
  const row = await tx.first<MessageRow & { readonly left_version: number | null }>(
    `SELECT ${messageColumns}, ${left.sql} AS left_version FROM messages m
     LEFT JOIN channels c ON c.id = m.channel_id WHERE m.id = ? AND ${access.sql}`,
    [...left.values, id, ...access.values],
  );
  return row && row.left_version !== null ? versionReceived(row, row.left_version) : row;
};
