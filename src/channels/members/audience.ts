import { roles } from '../../authentication/actor.js';
import { groupBy } from '../../lib/group-by.js';
import type { Tx } from '../../store/types.js';
import type { Members } from './members.js';
import { canSeeChannel, type ChannelVisibility } from '../model/policy.js';
import type { ChannelRow } from '../model/store.js';

/** IDs of the accounts that can receive an event, by role. */
export type People = ReadonlyMap<number, readonly number[]>;

export const readPeople = async (tx: Tx): Promise<People> => {
  const rows = await tx.all<{ id: number; role: number }>(
    'SELECT id, role FROM users WHERE is_active = 1 AND is_system_bot = 0 ORDER BY id',
  );
  return new Map(
    [...groupBy(rows, ({ role }) => role)].map(([role, people]) => [role, people.map(({ id }) => id)]),
  );
};

/** Returns the roles that see the channel without a subscription. */
const seeingRoles = (channel: ChannelVisibility): number[] =>
  Object.values(roles).filter((role) => canSeeChannel(role, channel, false));

/** Channels that the same users see. */
export interface Audience {
  readonly channels: readonly ChannelRow[];
  readonly users: ReadonlySet<number>;
}

/**
 * Returns the users who see each channel: those with a sufficient role, and the subscribers. Channels are grouped by
 * these users, so that one event can describe many channels.
 */
export const audiences = (
  people: People,
  channels: readonly ChannelRow[],
  members: ReadonlyMap<number, Members>,
): Audience[] => {
  const byRoles = new Map<string, ReadonlySet<number>>();
  const viewersOf = (
    channel: ChannelRow,
  ): { ofRoles: ReadonlySet<number>; further: readonly number[]; key: string } => {
    const seeing = seeingRoles(channel);
    const key = seeing.join();
    const ofRoles = byRoles.get(key) ?? new Set(seeing.flatMap((role) => people.get(role) ?? []));
    byRoles.set(key, ofRoles);
    const further = (members.get(channel.id)?.ids ?? []).filter((id) => !ofRoles.has(id));
    return { ofRoles, further, key: `${key};${further.join()}` };
  };
  const viewed = channels.map((channel) => ({ channel, ...viewersOf(channel) }));
  return [...groupBy(viewed, ({ key }) => key).values()].map((group) => ({
    channels: group.map(({ channel }) => channel),
    users: new Set([...(group[0]?.ofRoles ?? []), ...(group[0]?.further ?? [])]),
  }));
};
