import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import { budgets } from '../../lib/budgets.js';
import { leftVersion } from '../channels/model/policy.js';
import { seenChannelIds } from '../channels/model/store.js';
import { asFragments, encodeList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import type { Scope } from '../scope.js';
import { listSnapshots, newestSnapshots } from './history/snapshots.js';
import { accessible } from './model/access.js';
import { channelsIn, type StoredEdit } from './model/edit-history.js';
import { versionReceived } from './model/received-version.js';
import { messageColumns, type MessageRow } from './model/store.js';

type Snapshot = components['schemas']['MessageSnapshot'];

/** Returns a message that the user may read, in the version that they may read. */
const findMessage = async ({ tx, actor }: Scope, id: number): Promise<MessageRow | undefined> => {
  const access = accessible(actor);
  const left = leftVersion(actor);
  const row = await tx.first<MessageRow & { readonly left_version: number | null }>(
    `SELECT ${messageColumns}, ${left.sql} AS left_version FROM messages m
     LEFT JOIN channels c ON c.id = m.channel_id WHERE m.id = ? AND ${access.sql}`,
    [...left.values, id, ...access.values],
  );
  return row && row.left_version !== null ? versionReceived(row, row.left_version) : row;
};

/** GET /messages/{message_id}/history: returns the versions of a message. */
export const getMessageHistory = operation('getMessageHistory', async (context) => {
  const { input, actor, services, tx } = context;
  if (!services.organization.current.settings.allow_edit_history) throw errors.editHistoryDisabled();
  const message = await findMessage(context, input.message_id);
  if (!message) throw errors.messageNotFound();
  const edits = JSON.parse(message.edit_history ?? '[]') as StoredEdit[];
  const named = channelsIn(edits);
  const seen = named.length === 0 ? new Set<number>() : await seenChannelIds(tx, actor, named);
  const snapshots = listSnapshots(
    message,
    edits,
    (channelId) => channelId === message.channel_id || seen.has(channelId),
  );
  const newest = await newestSnapshots(snapshots, budgets.messagesResponse.bytes);
  return { message_history: asFragments<Snapshot[]>(await encodeList(newest)) };
});
