import { roles } from '../../authentication/actor.js';
import { lockVisibility } from '../../channels/model/store.js';
import { groupBy } from '../../lib/group-by.js';
import { findProfile, loadProfiles } from '../../profile-fields/values.js';
import { emitStatus } from '../../presence/status-visibility-events.js';
import type { Services } from '../../services.js';
import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import {
  accessibleUsers,
  acquaintances,
  isAccessible,
  limitsAccess,
  seesEveryone,
  type Acquaintance,
} from './access.js';
import { emitUserGone, emitUserSeen } from '../events.js';
import { findUsersByIds, listUsers, type User } from '../model/store.js';

const idsOf = (users: readonly User[]): number[] => users.map(({ id }) => id);

/** Whom a change may bring together or part. */
interface Concerned {
  readonly userIds: readonly number[];
  /** With everybody who is in these channels. */
  readonly channelIds?: readonly number[];
}

const findConcerned = async (tx: Tx, { userIds, channelIds = [] }: Concerned): Promise<User[]> => {
  const members = await inBatches(channelIds, (batch) =>
    tx.all<{ user_id: number }>(
      `SELECT DISTINCT user_id FROM subscriptions WHERE active = 1 AND channel_id IN (${placeholders(batch)})`,
      batch,
    ),
  );
  const ids = [...new Set([...userIds, ...members.map(({ user_id }) => user_id)])];
  return inBatches(ids, (batch) => findUsersByIds(tx, batch));
};

/** What guests are told of whom they see, around a change. */
export interface AccessChange {
  /** After the change and before its own events: tells of users whom guests see from now on. */
  tellGained(): Promise<void>;
  /** After the events of the change: tells of users whom guests no longer see. */
  tellLost(): Promise<void>;
}

const nothing: AccessChange = { tellGained: () => Promise.resolve(), tellLost: () => Promise.resolve() };

/** To be called before what brings people together or parts them. Where guests see everyone, it costs nothing. */
export const observeAccess = async (
  tx: Tx,
  services: Services,
  concerned: Concerned,
): Promise<AccessChange> => {
  if (!(await limitsAccess(tx, services))) return nothing;
  await lockVisibility(tx, services);
  const people = new Map((await findConcerned(tx, concerned)).map((user) => [user.id, user]));
  const guests = [...people.values()].filter(({ role, is_active }) => role === roles.guest && is_active);
  const others = [...people.values()].filter(({ is_bot }) => !is_bot);
  if (guests.length === 0) return nothing;
  const read = (): Promise<Acquaintance[]> => acquaintances(tx, idsOf(guests), idsOf(others));
  const before = await read();
  /** By user, the guests who have an acquaintance in the one list and not in the other. */
  const onlyIn = (list: readonly Acquaintance[], other: readonly Acquaintance[]): Map<number, number[]> => {
    const known = new Set(other.map(({ viewer, id }) => `${viewer} ${id}`));
    const found = list.filter(({ viewer, id }) => viewer !== id && !known.has(`${viewer} ${id}`));
    return new Map(
      [...groupBy(found, ({ id }) => id)].map(([id, all]) => [id, all.map((one) => one.viewer)]),
    );
  };
  return {
    async tellGained() {
      for (const [id, viewers] of onlyIn(await read(), before)) {
        const user = people.get(id);
        if (!user) continue;
        emitUserSeen(tx, user, await findProfile(tx, id), viewers);
        await emitStatus(tx, user, viewers);
      }
    },
    async tellLost() {
      for (const [id, viewers] of onlyIn(before, await read())) emitUserGone(tx, services, id, viewers);
    },
  };
};

/** Tells somebody whom they see in their new role, or no longer see. */
export const onRoleAccessChange = async (
  tx: Tx,
  services: Services,
  user: User,
  before: number,
): Promise<void> => {
  const saw = await seesEveryone(tx, services, { ...user, role: before });
  const sees = await seesEveryone(tx, services, user);
  if (saw === sees) return;
  const known = await accessibleUsers(tx, services, { ...user, role: roles.guest });
  const profiles = await loadProfiles(tx);
  for (const other of await listUsers(tx)) {
    if (isAccessible(known, other.id)) continue;
    if (sees) {
      emitUserSeen(tx, other, profiles.get(other.id) ?? {}, [user.id], user.role);
      await emitStatus(tx, other, [user.id]);
    } else emitUserGone(tx, services, other.id, [user.id]);
  }
};

/** Tells all guests whom they see, or no longer see, now that the organization lets them see everyone or not. */
export const onGuestAccessChange = async (tx: Tx, services: Services, sees: boolean): Promise<void> => {
  const users = await listUsers(tx);
  const guests = users.filter(({ role, is_active }) => role === roles.guest && is_active);
  if (guests.length === 0) return;
  const others = users.filter(({ is_bot }) => !is_bot);
  const found = await acquaintances(tx, idsOf(guests), idsOf(others));
  const known = new Set(found.map(({ viewer, id }) => `${viewer} ${id}`));
  const profiles = await loadProfiles(tx);
  for (const other of others) {
    const strangers = idsOf(guests).filter((id) => id !== other.id && !known.has(`${id} ${other.id}`));
    if (strangers.length === 0) continue;
    if (sees) emitUserSeen(tx, other, profiles.get(other.id) ?? {}, strangers);
    else emitUserGone(tx, services, other.id, strangers);
  }
};
