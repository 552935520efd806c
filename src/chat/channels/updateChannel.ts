import { operation } from '../operation.js';
import { emitChannelChange } from './editing/change-events.js';
import { postChange } from './editing/change-notices.js';
import { readChanges } from './editing/read-changes.js';
import { keepName } from './model/former-names.js';
import { lockVisibility, saveChannel } from './model/store.js';
import { lockVisibleChannel } from './model/visible-channel.js';

/** PATCH /streams/{stream_id}: changes a channel. */
export const updateChannel = operation('updateChannel', async (context) => {
  const { input } = context;
  const locked = await lockVisibility(context);
  const seen = await lockVisibleChannel(locked, input.stream_id);
  const changes = await readChanges(context, seen, input);
  if (Object.keys(changes).length === 0) return {};
  const before = seen.channel;
  const change = { before, after: { ...before, ...changes }, changes };
  if (changes.name !== undefined) await keepName(locked.tx, before);
  await saveChannel(locked.tx, before.id, changes);
  await emitChannelChange(locked, change);
  await postChange(context, change);
  return {};
});
