import { roles } from '../../../runtime/identity/actor.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Members } from './members.js';
import { canSeeChannel, type ChannelVisibility } from '../model/policy.js';
import type { ChannelRow } from '../model/store.js';

/** IDs of the accounts that can receive an event, by role. */
export type People = ReadonlyMap<number, readonly number[]>;

const listActive = statement((db) =>
  db('users').where({ is_active: 1, is_system_bot: 0 }).orderBy('id').select('id', 'role'),
);

export const readPeople = async (tx: Tx): Promise<People> =>
  new Map(
    [...groupBy(await listActive(tx), ({ role }) => role)].map(([role, people]) => [
      role,
      people.map(({ id }) => id),
    ]),
  );

/** Returns the roles that see the channel without a subscription. */
const seeingRoles = (channel: ChannelVisibility): number[] =>
  Object.values(roles).filter((role) => canSeeChannel(role, channel, false));

/** Channels that the same users see. */
export interface Audience {
  readonly channels: readonly ChannelRow[];
  readonly users: ReadonlySet<number>;
}

/**
 * Returns the users who see each channel: those with a sufficient role, and the other subscribers. Channels are grouped
 * by each of the two, so that one event can describe many channels. No user is in both for a channel.
 */
export const audiences = (
  people: People,
  channels: readonly ChannelRow[],
  members: ReadonlyMap<number, Members>,
): Audience[] => {
  const byRoles = groupBy(channels, (channel) => seeingRoles(channel).join());
  const found: Audience[] = [];
  for (const [key, seen] of byRoles) {
    const ofRoles = new Set(
      key === '' ? [] : key.split(',').flatMap((role) => people.get(Number(role)) ?? []),
    );
    if (ofRoles.size > 0) found.push({ channels: seen, users: ofRoles });
    const furtherOf = ({ id }: ChannelRow): number[] =>
      (members.get(id)?.ids ?? []).filter((userId) => !ofRoles.has(userId));
    for (const alike of groupBy(seen, (channel) => furtherOf(channel).join()).values()) {
      const further = new Set(alike[0] && furtherOf(alike[0]));
      if (further.size > 0) found.push({ channels: alike, users: further });
    }
  }
  return found;
};
