import { roles } from '../../../runtime/identity/actor.js';
import { lockVisibility } from '../../channels/model/store.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { findProfile, listProfiles } from '../../profile-fields/values.js';
import { emitStatus } from '../../presence/status-visibility-events.js';
import type { TxScope } from '../../scope.js';
import { inBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import {
  accessibleUsers,
  type Acquaintance,
  acquaintances,
  isAccessible,
  limitsAccess,
  seesEveryone,
} from './access.js';
import { emitUserGone, emitUserSeen } from '../events.js';
import { listUsers, listUsersByIds, type User } from '../model/store.js';

const idsOf = (users: readonly User[]): number[] => users.map(({ id }) => id);

/** The users to whom a change may give or take a shared channel or conversation. */
interface Concerned {
  readonly userIds: readonly number[];
  /** All subscribers of these channels are included. */
  readonly channelIds?: readonly number[];
}

const listSubscribers = statement((db, channelIds: readonly number[]) =>
  db('subscriptions').where({ active: 1 }).whereIn('channel_id', channelIds).distinct('user_id'),
);

const listConcerned = async (tx: Tx, { userIds, channelIds = [] }: Concerned): Promise<User[]> => {
  const members = await inBatches(channelIds, (batch) => listSubscribers(tx, batch));
  const ids = [...new Set([...userIds, ...members.map(({ user_id }) => user_id)])];
  return inBatches(ids, (batch) => listUsersByIds(tx, batch));
};

/** Sends the events about which users guests see, before and after the events of a change. */
export interface AccessChange {
  /**
   * Sends events about users whom guests see from now on. Call it after the change and before the events of the change.
   */
  emitGained(): Promise<void>;
  /** Sends events about users whom guests no longer see. Call it after the events of the change. */
  emitLost(): Promise<void>;
}

const nothing: AccessChange = { emitGained: () => Promise.resolve(), emitLost: () => Promise.resolve() };

/**
 * Call it before a change after which users share or no longer share a channel or conversation. It costs nothing if
 * guests see everyone.
 */
export const observeAccess = async (scope: TxScope, concerned: Concerned): Promise<AccessChange> => {
  const { tx } = scope;
  if (!(await limitsAccess(scope))) return nothing;
  await lockVisibility(scope);
  const people = new Map((await listConcerned(tx, concerned)).map((user) => [user.id, user]));
  const guests = [...people.values()].filter(({ role, is_active }) => role === roles.guest && is_active);
  const others = [...people.values()].filter(({ is_bot }) => !is_bot);
  if (guests.length === 0) return nothing;
  const read = (): Promise<Acquaintance[]> => acquaintances(tx, idsOf(guests), idsOf(others));
  const before = await read();
  /** Returns, by user, the guests who share something with them in the first list and not in the second. */
  const onlyIn = (list: readonly Acquaintance[], other: readonly Acquaintance[]): Map<number, number[]> => {
    const known = new Set(other.map(({ viewer, id }) => `${viewer} ${id}`));
    const found = list.filter(({ viewer, id }) => viewer !== id && !known.has(`${viewer} ${id}`));
    return new Map(
      [...groupBy(found, ({ id }) => id)].map(([id, all]) => [id, all.map((one) => one.viewer)]),
    );
  };
  return {
    async emitGained() {
      for (const [id, viewers] of onlyIn(await read(), before)) {
        const user = people.get(id);
        if (!user) continue;
        emitUserSeen(tx, user, await findProfile(tx, id), viewers);
        await emitStatus(tx, user, viewers);
      }
    },
    async emitLost() {
      for (const [id, viewers] of onlyIn(before, await read())) emitUserGone(scope, id, viewers);
    },
  };
};

/** Sends a user events about the users whom they see, or no longer see, in their new role. */
export const onRoleAccessChange = async (scope: TxScope, user: User, before: number): Promise<void> => {
  const { tx } = scope;
  const saw = await seesEveryone(scope, { ...user, role: before });
  const sees = await seesEveryone(scope, user);
  if (saw === sees) return;
  const known = await accessibleUsers(scope, { ...user, role: roles.guest });
  const profiles = await listProfiles(tx);
  for (const other of await listUsers(tx)) {
    if (isAccessible(known, other.id)) continue;
    if (sees) {
      emitUserSeen(tx, other, profiles.get(other.id) ?? {}, [user.id], user.role);
      await emitStatus(tx, other, [user.id]);
    } else emitUserGone(scope, other.id, [user.id]);
  }
};

/**
 * Sends all guests events about the users whom they see, or no longer see, after a change of the organization's
 * setting.
 */
export const onGuestAccessChange = async (scope: TxScope, sees: boolean): Promise<void> => {
  const { tx } = scope;
  const users = await listUsers(tx);
  const guests = users.filter(({ role, is_active }) => role === roles.guest && is_active);
  if (guests.length === 0) return;
  const others = users.filter(({ is_bot }) => !is_bot);
  const found = await acquaintances(tx, idsOf(guests), idsOf(others));
  const known = new Set(found.map(({ viewer, id }) => `${viewer} ${id}`));
  const profiles = await listProfiles(tx);
  for (const other of others) {
    const strangers = idsOf(guests).filter((id) => id !== other.id && !known.has(`${id} ${other.id}`));
    if (strangers.length === 0) continue;
    if (sees) emitUserSeen(tx, other, profiles.get(other.id) ?? {}, strangers);
    else emitUserGone(scope, other.id, strangers);
  }
};
