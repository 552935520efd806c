import { pickColor, noColors, useColor } from '../../../chat/channels/model/colors.js';
import { storedFormerNames } from '../../../chat/channels/model/former-names.js';
import { checkChannelName } from '../../../chat/channels/model/name.js';
import { onOneLine } from '../../../chat/channels/subscriptions/new-channels.js';
import { createChannelRecipients } from '../../../chat/messages/model/recipients.js';
import { nameKey } from '../../../lib/name-key.js';
import type { NewRow } from '../../../runtime/store/types.js';
import type { Records } from '../format/kinds.js';
import { bit, type Import, type WriteRecords } from './import.js';
import { renderShort } from './lists.js';

type ChannelRecord = Records['channels'];

/** An archived channel has no name that others could want, and only former subscribers read it. */
const visibilityOf = (channel: ChannelRecord, name: string) =>
  channel.is_archived
    ? {
        name_key: `archived\n${channel.id}`,
        is_archived: 1,
        invite_only: 1,
        is_web_public: 0,
        is_default: 0,
        history_public_to_subscribers: 0,
      }
    : {
        name_key: nameKey(name),
        is_archived: 0,
        invite_only: bit(channel.is_private),
        is_web_public: bit(channel.is_web_public),
        is_default: bit(channel.is_default),
        history_public_to_subscribers: bit(!channel.is_private || channel.history_public_to_subscribers),
      };

const toRow = async (on: Import, channel: ChannelRecord): Promise<NewRow<'channels'>> => {
  const name = checkChannelName(channel.name);
  const description = onOneLine(channel.description);
  return {
    id: channel.id,
    name,
    description,
    rendered_description: await renderShort(description, on.services.config.siteUrl),
    date_created: channel.created_at,
    creator_id: channel.creator,
    ...visibilityOf(channel, name),
    stream_post_policy: channel.post_policy,
    message_retention_days: channel.retention_days === 0 ? null : channel.retention_days,
    can_remove_subscribers_group: channel.can_remove_subscribers,
    members_version: Math.max(1, channel.version ?? 1),
    former_names: storedFormerNames(channel.former_names ?? []),
  };
};

export const writeChannels: WriteRecords<'channels'> = async ({ on, tx }, items) => {
  const rows = [];
  for (const { record } of items) rows.push(await toRow(on, record));
  await tx.insertMany('channels', rows);
  await createChannelRecipients(
    tx,
    items.map(({ record }) => record.id),
  );
};

const maybeBit = (value: boolean | null): number | null => (value === null ? null : bit(value));

/** Returns one of the usual colors, the same for all users. */
const colorOf = (channel: number): string => {
  const used = noColors();
  for (let count = channel % 24; count > 0; count -= 1) useColor(used, pickColor(used));
  return pickColor(used);
};

const propertiesOf = ({ properties, channel }: Records['subscriptions']) => ({
  color: properties?.color ?? colorOf(channel),
  is_muted: bit(properties?.is_muted ?? false),
  pin_to_top: bit(properties?.pin_to_top ?? false),
  desktop_notifications: maybeBit(properties?.desktop_notifications ?? null),
  audible_notifications: maybeBit(properties?.audible_notifications ?? null),
  push_notifications: maybeBit(properties?.push_notifications ?? null),
  email_notifications: maybeBit(properties?.email_notifications ?? null),
  wildcard_mentions_notify: maybeBit(properties?.wildcard_mentions_notify ?? null),
});

/** Without its beginning, a subscription begins behind the archive, so that its messages do not count as unread. */
export const writeSubscriptions: WriteRecords<'subscriptions'> = async ({ on, tx }, items) => {
  const rows = items.map(({ record }) => ({
    user_id: record.user,
    channel_id: record.channel,
    since_message_id: record.since ?? on.lastMessage,
    until_message_id: record.until ?? null,
    active: record.until === undefined || record.until === null ? 1 : null,
    left_version: record.until === undefined || record.until === null ? null : (record.version ?? 1),
    since_arrival_id: record.since_arrival ?? null,
    until_arrival_id: record.until_arrival ?? null,
    ...propertiesOf(record),
  }));
  await tx.insertMany('subscriptions', rows);
};
