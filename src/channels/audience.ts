import { roles } from '../authentication/actor.js';
import type { Tx } from '../store/types.js';
import type { Members } from './members.js';
import { seesChannel, type Openness } from './policy.js';
import type { ChannelRow } from './store.js';

/** The accounts an event can be for, by role. */
export type People = ReadonlyMap<number, readonly number[]>;

export const readPeople = async (tx: Tx): Promise<People> => {
  const rows = await tx.all<{ id: number; role: number }>(
    'SELECT id, role FROM users WHERE is_active = 1 AND is_system_bot = 0 ORDER BY id',
  );
  const byRole = new Map<number, number[]>();
  for (const { id, role } of rows) {
    const ids = byRole.get(role);
    if (ids) ids.push(id);
    else byRole.set(role, [id]);
  }
  return byRole;
};

/** Roles that see the channel without being subscribed. */
const seeingRoles = (channel: Openness): number[] =>
  Object.values(roles).filter((role) => seesChannel(role, channel, false));

/** Channels that the same people see. */
export interface Audience {
  readonly channels: readonly ChannelRow[];
  readonly users: ReadonlySet<number>;
}

/**
 * Who sees which channels: those whose role is enough, and the members. Channels are grouped by the people who see
 * them, so that one event can tell of many.
 */
export const audiences = (
  people: People,
  channels: readonly ChannelRow[],
  members: ReadonlyMap<number, Members>,
): Audience[] => {
  const groups = new Map<string, { channels: ChannelRow[]; users: ReadonlySet<number> }>();
  for (const channel of channels) {
    const seeing = seeingRoles(channel);
    const ofRoles = new Set(seeing.flatMap((role) => people.get(role) ?? []));
    const inside = members.get(channel.id)?.ids ?? [];
    const further = inside.filter((id) => !ofRoles.has(id));
    const key = JSON.stringify([seeing, further]);
    const group = groups.get(key);
    if (group) group.channels.push(channel);
    else groups.set(key, { channels: [channel], users: new Set([...ofRoles, ...further]) });
  }
  return [...groups.values()];
};
