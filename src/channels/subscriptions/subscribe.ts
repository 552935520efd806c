import type { Services } from '../../services.js';
import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import { observeAccess } from '../../users/access/guest-access-events.js';
import { noColors, pickColor, useColor, type UsedColors } from '../model/colors.js';
import { emitSubscribed } from '../events.js';
import { raiseMembersVersion } from '../members/members.js';
import { concerned, membershipKey, type Membership } from '../members/membership.js';
import type { Principal } from '../members/principals.js';
import {
  findSpans,
  lastMessageId,
  lockChannels,
  personalSettings,
  type ChannelRow,
  type PersonalSettings,
  type SpanRow,
} from '../model/store.js';

/** Somebody's new span in a channel. */
export interface Joined extends Membership {
  readonly settings: PersonalSettings;
}

export interface Subscribed {
  readonly joined: readonly Joined[];
  /** Who was in which channel before. */
  readonly already: readonly Membership[];
}

const untouched: Omit<PersonalSettings, 'color'> = {
  is_muted: 0,
  pin_to_top: 0,
  desktop_notifications: null,
  audible_notifications: null,
  push_notifications: null,
  email_notifications: null,
  wildcard_mentions_notify: null,
};

interface ColorRow {
  readonly user_id: number;
  readonly color: string;
  readonly times: number;
}

/** A user may have thousands of subscriptions, which a statement on SQLite reads within the event loop. */
const USERS_AT_ONCE = 10;

/** Everybody's colors in use, to give each new channel another one. */
const readColors = async (tx: Tx, userIds: readonly number[]): Promise<Map<number, UsedColors>> => {
  const rows = await inBatches(
    userIds,
    (batch) =>
      tx.all<ColorRow>(
        `SELECT user_id, color, COUNT(*) AS times FROM subscriptions
         WHERE user_id IN (${placeholders(batch)}) AND active = 1 GROUP BY user_id, color`,
        batch,
      ),
    USERS_AT_ONCE,
  );
  const colors = new Map<number, UsedColors>(userIds.map((id) => [id, noColors()]));
  for (const { user_id, color, times } of rows) useColor(colors.get(user_id) ?? noColors(), color, times);
  return colors;
};

/** The settings of before for whoever comes back, else the wanted color or one not used yet. */
const settingsFor = (
  last: SpanRow | undefined,
  wanted: string | undefined,
  used: UsedColors,
): PersonalSettings => {
  if (last) return personalSettings(last);
  const color = wanted ?? pickColor(used);
  useColor(used, color);
  return { color, ...untouched };
};

interface Wish {
  readonly channels: readonly ChannelRow[];
  readonly users: readonly Principal[];
  /** Channels made in this transaction, of which nobody knows yet. */
  readonly created?: readonly ChannelRow[];
  /** Colors asked for, by name key. */
  readonly wanted?: ReadonlyMap<string, { readonly color: string | undefined }>;
}

const writeSpans = async (tx: Tx, joined: readonly Joined[]): Promise<void> => {
  const since_message_id = await lastMessageId(tx);
  await tx.insertMany(
    'subscriptions',
    joined.map(({ user, channel, settings }) => ({
      user_id: user.id,
      channel_id: channel.id,
      since_message_id,
      active: 1,
      ...settings,
    })),
  );
  await raiseMembersVersion(tx, [...new Set(joined.map(({ channel }) => channel.id))]);
};

/**
 * Opens a span for each user in each channel where there is none, and tells those concerned. It holds the channels,
 * so that a message sent meanwhile goes to all or none of the new subscribers. To be called in turn.
 */
export const subscribe = async (tx: Tx, services: Services, wish: Wish): Promise<Subscribed> => {
  const created = wish.created ?? [];
  const channels = await lockChannels(
    tx,
    wish.channels.map(({ id }) => id),
  );
  const userIds = wish.users.map(({ id }) => id);
  const spans = await findSpans(
    tx,
    channels.map(({ id }) => id),
    userIds,
  );
  const last = new Map(spans.map((span) => [membershipKey(span.user_id, span.channel_id), span]));
  const colors = await readColors(tx, userIds);
  const joined: Joined[] = [];
  const already: Membership[] = [];
  for (const user of wish.users) {
    for (const channel of channels) {
      const span = last.get(membershipKey(user.id, channel.id));
      if (span?.active) already.push({ user, channel });
      else {
        const settings = settingsFor(
          span,
          wish.wanted?.get(channel.name_key)?.color,
          colors.get(user.id) ?? noColors(),
        );
        joined.push({ user, channel, settings });
      }
    }
  }
  if (joined.length > 0) {
    const access = await observeAccess(tx, services, concerned(joined));
    await writeSpans(tx, joined);
    await access.tellGained();
  }
  await emitSubscribed(tx, services, { joined, created });
  return { joined, already };
};
