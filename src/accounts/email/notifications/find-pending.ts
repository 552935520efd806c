import { setImmediate as pause } from 'node:timers/promises';

import {
  type Audience,
  flagsOf,
  includesUser,
  type LogEntry,
  userIdsOf,
} from '../../../runtime/event-log/events.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import type { Topic } from '../../../chat/messages/model/topic-visibility-policy.js';
import type { Services } from '../../services.js';
import { readSettings } from '../../../chat/settings/stored.js';
import { nameKey } from '../../../lib/name-key.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { isActive } from './activity.js';
import { type Arrival, readArrivals } from './arrivals.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { type Interest, readInterest } from './interest.js';
import { type Address, type Choices, reasonFor } from './reason.js';
import type { Pending } from './store.js';

const ADDRESSING: readonly string[] = ['mentioned', 'wildcard_mentioned'];

const addresses = (flags: readonly string[]): boolean => flags.some((flag) => ADDRESSING.includes(flag));

/** Returns whether an event addresses all users in its audience. */
export const addressesAll = ({ defaultFlags = [] }: Audience): boolean => addresses(defaultFlags);

/** Yields the users who may want an email about an arrival, some of them more than once. */
function* candidatesOf({ place, audience, before }: Arrival, interest: Interest): Generator<number> {
  if (place === null || addressesAll(audience)) yield* userIdsOf(audience) ?? [];
  for (const [userId, flags] of audience.flags ?? []) if (addresses(flags)) yield userId;
  if (place === null || before) return;
  for (const userId of interest.usersOf(place)) if (includesUser(audience, userId)) yield userId;
}

interface Reader extends Choices {
  readonly id: number;
  readonly settings: string;
  readonly timezone: string;
}

/** Returns those of the users who can get email: users with an active account, for channels only subscribers. */
const listReaders = (tx: Tx, place: Topic | null, ids: readonly number[]): Promise<Reader[]> =>
  tx.all<Reader>(
    `SELECT u.id, u.settings, u.timezone, s.is_muted, s.email_notifications, s.wildcard_mentions_notify,
       t.visibility_policy
     FROM users u
     LEFT JOIN subscriptions s ON s.user_id = u.id AND s.channel_id = ? AND s.active = 1
     LEFT JOIN user_topics t ON t.user_id = u.id AND t.channel_id = ? AND t.topic_key = ?
     WHERE u.id IN (${placeholders(ids)}) AND u.is_active = 1 AND u.bot_type IS NULL AND u.is_system_bot = 0
       ${place === null ? '' : 'AND s.id IS NOT NULL'}`,
    [place?.channel_id ?? 0, place?.channel_id ?? 0, nameKey(place?.topic ?? ''), ...ids],
  );

const addressOf = ({ place, audience }: Arrival, userId: number): Address => {
  const flags = flagsOf(audience, userId);
  return {
    isDirect: place === null,
    isMentioned: flags.includes('mentioned'),
    isWildcard: flags.includes('wildcard_mentioned'),
  };
};

/** Returns whether a reader wants an email about an arrival that could not have caused an email before. */
const wants = (reader: Reader, settings: ReturnType<typeof readSettings>, arrival: Arrival): boolean => {
  if (reasonFor(settings, reader, addressOf(arrival, reader.id)) === undefined) return false;
  const { before } = arrival;
  if (!before) return true;
  const earlier = {
    isDirect: false,
    isMentioned: before.mentioned.has(reader.id),
    isWildcard: before.isWildcard,
  };
  return reasonFor(settings, reader, earlier) === undefined;
};

const pendingOf = (reader: Reader, arrivals: readonly Arrival[]): Pending[] => {
  const settings = readSettings(reader.settings, reader.timezone);
  const period = settings.email_notifications_batching_period_seconds;
  return arrivals
    .filter((arrival) => wants(reader, settings, arrival))
    .map(({ messageId, at }) => ({ user_id: reader.id, message_id: messageId, due_at: at + period }));
};

/** Groups the arrivals of one topic, or all direct ones, by the inactive users who may want emails about them. */
const byCandidate = async (
  services: Services,
  arrivals: readonly Arrival[],
  interest: Interest,
): Promise<Map<number, Arrival[]>> => {
  const found = new Map<number, Set<Arrival>>();
  for (const arrival of arrivals) {
    for (const userId of candidatesOf(arrival, interest)) {
      if (userId === arrival.senderId || isActive(services, userId)) continue;
      const theirs = found.get(userId);
      if (theirs) theirs.add(arrival);
      else found.set(userId, new Set([arrival]));
    }
    await pause();
  }
  return new Map([...found].map(([userId, theirs]) => [userId, [...theirs]]));
};

const placeName = ({ place }: Arrival): string =>
  place === null ? '' : `${place.channel_id} ${nameKey(place.topic)}`;

/**
 * Returns the pending messages that log entries cause. Needs `board.fresh()`. Other work gets the connection between
 * two reads.
 */
export const listPending = async (services: Services, entries: readonly LogEntry[]): Promise<Pending[]> => {
  const { store } = services;
  const arrivals = await store.read((tx) => readArrivals({ tx, services }, entries));
  const places = groupBy(arrivals, placeName);
  const topics = [...places.values()].flatMap(([first]) => first?.place ?? []);
  const interest = await store.read((tx) => readInterest(tx, topics));
  const pending: Pending[] = [];
  for (const inPlace of places.values()) {
    const candidates = await byCandidate(services, inPlace, interest);
    const ids = [...candidates.keys()];
    for (let start = 0; start < ids.length; start += batchSizes.emailUsers) {
      const some = ids.slice(start, start + batchSizes.emailUsers);
      const readers = await store.read((tx) => listReaders(tx, inPlace[0]?.place ?? null, some));
      for (const reader of readers) {
        for (const one of pendingOf(reader, candidates.get(reader.id) ?? [])) pending.push(one);
      }
      await pause();
    }
  }
  return pending;
};
