import type { ChannelVisibility } from '../../channels/model/policy.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { DAY } from '../../../lib/clock.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import { INTEGER } from '../../../runtime/store/hints.js';
import { firstTo } from '../model/first-and-last-message.js';
import type { VersionedPlace } from '../audience/viewer-access.js';
import { type Removable, removeMessages } from './delete-messages.js';

/** SQL: retention in days, from the channel or else the organization. Values of 0 or less mean unlimited. */
const DAYS = 'COALESCE(c.message_retention_days, ?)';

const RECIPIENTS = 'recipients r LEFT JOIN channels c ON c.id = r.channel_id';

const organizationDays = (services: Services): number =>
  services.organization.current.settings.message_retention_days;

/** Returns recipients whose first message is past its retention time, ascending by ID. */
export const listExpired = async ({ tx, services }: TxScope, limit: number): Promise<number[]> => {
  const days = organizationDays(services);
  const rows = await tx.all<{ id: number }>(
    `SELECT r.id FROM ${RECIPIENTS} JOIN messages m ON m.id = ${firstTo('r.id')}
     WHERE ${DAYS} > 0 AND m.date_sent + ${DAYS} * ${DAY} < ? ORDER BY r.id LIMIT ?`,
    [days, days, services.clock.seconds(), limit],
  );
  return rows.map(({ id }) => id);
};

interface RecipientRow extends ChannelVisibility {
  readonly members_version: number | null;
  readonly channel_id: number | null;
  readonly user_ids: string | null;
  readonly days: number;
}

/** Returns the place and retention of a recipient. Locks them until the messages are deleted. */
const lockConversation = async (
  { tx, services }: TxScope,
  recipientId: number,
): Promise<{ place: VersionedPlace; days: number } | undefined> => {
  const row = await tx.first<RecipientRow>(
    `SELECT r.channel_id, r.user_ids, c.invite_only, c.is_web_public, c.history_public_to_subscribers,
       c.members_version, ${DAYS} AS days
     FROM ${RECIPIENTS} WHERE r.id = ?${tx.shareLock}`,
    [organizationDays(services), recipientId],
  );
  if (!row || row.days <= 0) return undefined;
  const { channel_id: id, members_version, user_ids, days, ...openness } = row;
  const channel = id === null || members_version === null ? null : { id, members_version, ...openness };
  return { place: { channel, user_ids }, days };
};

/**
 * Deletes the oldest messages to a recipient that are past their retention time. Returns how many. Locks on the
 * messages serialize concurrent processes, so each finds only what remains.
 */
export const removeExpired = async (scope: TxScope, recipientId: number): Promise<number> => {
  const { tx, services } = scope;
  const found = await lockConversation(scope, recipientId);
  if (!found) return 0;
  const oldest = await tx.all<Removable & { date_sent: number }>(
    `SELECT m.id, m.topic, m.first_channel_id, m.arrival_id, m.date_sent FROM messages m
     WHERE m.recipient_id = ${INTEGER} ORDER BY m.recipient_id, m.id LIMIT ${batchSizes.expiredMessages}${tx.updateLock}`,
    [recipientId],
  );
  const now = services.clock.seconds();
  const expired = oldest.filter(({ date_sent }) => date_sent + found.days * DAY < now);
  await removeMessages(scope, found.place, expired);
  return expired.length;
};
