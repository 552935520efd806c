import { emitOrganizationChange } from '../../organization/events.js';
import { findOrganization, saveOrganization } from '../../organization/store.js';
import type { TxScope } from '../../scope.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';
import { statement } from '../../../runtime/store/statement.js';
import { observeAccess } from '../../users/access/guest-access-events.js';
import { emitDefaultChannels, emitDeleted } from '../events.js';
import { readPeople } from '../members/audience.js';
import { membersOfChannels, raiseMembersVersion } from '../members/members.js';
import { saveChannel, type ChannelRow } from '../model/store.js';
import { endSpans } from './end-spans.js';

const ANNOUNCEMENTS = [
  'new_stream_announcements_stream_id',
  'signup_announcements_stream_id',
  'service_update_announcements_stream_id',
] as const;

const NO_CHANNEL = -1;

/** Removes archived channels from the settings of the organization. */
const dropFromSettings = async (
  { tx }: TxScope<VisibilityLocked>,
  archived: readonly ChannelRow[],
): Promise<void> => {
  const organization = await findOrganization(tx);
  if (!organization) throw new Error('The database holds no organization.');
  const ids = new Set(archived.map(({ id }) => id));
  const affected = ANNOUNCEMENTS.filter((name) => ids.has(organization.settings[name]));
  if (affected.length === 0) return;
  const settings = Object.fromEntries(affected.map((name) => [name, NO_CHANNEL]));
  await saveOrganization(tx, organization.id, { settings });
  emitOrganizationChange(tx, { settings });
};

/**
 * Archives channels without subscribers. Their names become available. They become private, so that only former
 * subscribers read their messages.
 */
export const archiveRows = async (
  scope: TxScope<VisibilityLocked>,
  channels: readonly ChannelRow[],
): Promise<void> => {
  if (channels.length === 0) return;
  for (const { id } of channels) {
    await saveChannel(scope.tx, id, {
      is_archived: 1,
      // No channel's name key has a line break, so this key is unique.
      name_key: `archived\n${id}`,
      invite_only: 1,
      is_web_public: 0,
      history_public_to_subscribers: 0,
      is_default: 0,
    });
  }
  await dropFromSettings(scope, channels);
};

/** Returns the IDs of the open subscription periods of a channel, also those of deactivated accounts. */
const openSpans = statement((db, channel_id: number) =>
  db('subscriptions').where({ channel_id, active: 1 }).orderBy('id').pluck('id'),
);

/** Ends all subscriptions of a channel and archives it, and sends the events. */
export const archive = async (scope: TxScope<VisibilityLocked>, channel: ChannelRow): Promise<void> => {
  const { tx } = scope;
  const people = await readPeople(tx);
  const members = await membersOfChannels(scope, [channel]);
  const access = await observeAccess(scope, { userIds: [], channelIds: [channel.id] });
  const spans = await openSpans(tx, channel.id);
  if (spans.length > 0) {
    await endSpans(tx, spans);
    await raiseMembersVersion(tx, [channel.id]);
  }
  await archiveRows(scope, [channel]);
  await emitDeleted(scope, people, [channel], members);
  if (channel.is_default === 1) await emitDefaultChannels(tx, people);
  await access.emitLost();
};
