import { roles } from '../../../runtime/identity/actor.js';
import { membersOfChannels } from '../../channels/members/members.js';
import { ascendingIds, type SortedIds, splitIds } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import { listIds } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { SubscriptionPeriods } from './subscription-periods.js';
import type { MessageLocation, VersionedChannel } from './viewer-access.js';

/** Users who were subscribed to the same channels all the time, and never to the others. */
export interface SteadyUsers {
  readonly users: SortedIds;
  readonly channelIds: ReadonlySet<number>;
}

/** The users of some channels since the first of some messages. */
export interface ChannelUsers {
  /** Those whose subscriptions did not begin or end. A group of all members of a channel is the cached list. */
  readonly steady: readonly SteadyUsers[];
  /** The subscriptions of the others. */
  readonly changed: SubscriptionPeriods;
}

/** Splits groups by whether the users are members of a channel. */
const splitByChannel = (
  groups: readonly SteadyUsers[],
  channelId: number,
  members: SortedIds,
): SteadyUsers[] =>
  groups.flatMap(({ users, channelIds }) => {
    const { inside, outside } = splitIds(users, members);
    return [
      { users: inside, channelIds: new Set([...channelIds, channelId]) },
      { users: outside, channelIds },
    ].filter((group) => group.users.length > 0);
  });

const listVersions = statement((db, ids: readonly number[]) =>
  db('channels').whereIn('id', ids).select('id', 'members_version'),
);

/**
 * Returns the users of channels that have some messages, before or after a move. Groups those whose subscriptions did not
 * change by their subscriptions to these channels, and to the channels to which the messages were first sent.
 */
export const findChannelUsers = async (
  scope: TxScope,
  places: readonly VersionedChannel[],
  messages: readonly MessageLocation[],
): Promise<ChannelUsers> => {
  const placeIds = new Set(places.map(({ id }) => id));
  const firstIds = new Set(messages.flatMap(({ first_channel_id }) => first_channel_id ?? []));
  const more = [...firstIds].filter((id) => !placeIds.has(id));
  const origins = more.length === 0 ? [] : await listVersions(scope.tx, more);
  const members = await membersOfChannels(scope, [...places, ...origins]);
  const channels = { inChannels: [...placeIds, ...more], alsoIn: [] };
  const changed = await SubscriptionPeriods.readChanged(scope.tx, channels, messages, {
    begun: true,
    ended: true,
  });
  const changedIds = ascendingIds([...changed.userIds]);
  let steady: readonly SteadyUsers[] = [];
  for (const id of placeIds) {
    const { ids } = members.get(id) ?? { ids: [] };
    const others = steady.reduce((rest, { users }) => splitIds(rest, users).outside, ids);
    steady = splitByChannel(steady, id, ids);
    const own = splitIds(others, changedIds).outside;
    if (own.length > 0) steady = [...steady, { users: own, channelIds: new Set([id]) }];
  }
  for (const id of more) steady = splitByChannel(steady, id, members.get(id)?.ids ?? []);
  return { steady, changed };
};

/** Users of a group who have the same role. */
export interface SteadyUsersOfRole extends SteadyUsers {
  readonly role: number;
}

/** Whether the channel can be seen with one of the roles and not with others. */
type Concerns = (channel: VersionedChannel) => boolean;

/** The roles on which it depends whether users see a channel without a subscription. All others count as members. */
const SPECIAL: readonly { readonly role: number; readonly sql: string; readonly concerns: Concerns }[] = [
  { role: roles.administrator, sql: 'role <= ?', concerns: ({ invite_only }) => invite_only === 1 },
  { role: roles.guest, sql: 'role = ?', concerns: ({ invite_only }) => invite_only === 0 },
];

/** Splits groups by the roles of their users, as far as they matter for some channels. */
export const splitByRole = async (
  tx: Tx,
  groups: readonly SteadyUsers[],
  places: readonly VersionedChannel[],
): Promise<readonly SteadyUsersOfRole[]> => {
  const unlike = places.filter(
    ({ id, is_web_public }) => is_web_public === 0 && groups.some(({ channelIds }) => !channelIds.has(id)),
  );
  let split = groups.map((group): SteadyUsersOfRole => ({ ...group, role: roles.member }));
  for (const { role, sql, concerns } of SPECIAL) {
    if (!unlike.some(concerns)) continue;
    const special = ascendingIds(await listIds(tx, `SELECT id FROM users WHERE ${sql}`, [role]));
    split = split.flatMap((group) => {
      const { inside, outside } = splitIds(group.users, special);
      return [
        { ...group, users: inside, role },
        { ...group, users: outside },
      ].filter(({ users }) => users.length > 0);
    });
  }
  return split;
};
