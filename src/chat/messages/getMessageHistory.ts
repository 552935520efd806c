import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import { budgets } from '../../lib/budgets.js';
import { seenChannelIds } from '../channels/model/store.js';
import { asFragments, encodeList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import { findReadableVersion } from './history/find-message.js';
import { listSnapshots, newestSnapshots } from './history/snapshots.js';
import { channelsIn, type StoredEdit } from './model/edit-history.js';

type Snapshot = components['schemas']['MessageSnapshot'];

/** GET /messages/{message_id}/history: returns the versions of a message. */
export const getMessageHistory = operation('getMessageHistory', async (context) => {
  const { input, actor, services, tx } = context;
  if (!services.organization.current.settings.allow_edit_history) throw errors.editHistoryDisabled();
  const message = await findReadableVersion(context, input.message_id);
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
