import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { listGroups, makeGroup, systemGroup } from '../../chat/user-groups/fixtures.js';
import { send, subscriptionOf } from '../specification/sentences/fixtures.js';
import { setRealm, type Check, type Effects } from './effect.js';
import { ranksOf, succeeds, type EffectWorld, type Rank } from './fixtures.js';

type Attempt = (person: Person) => Promise<boolean>;
type Prepare = (fixtures: EffectWorld) => Promise<Attempt> | Attempt;

interface TakenGroups {
  readonly require_system_group: boolean;
  readonly allow_internet_group: boolean;
  readonly allow_nobody_group: boolean;
  readonly allow_owners_group: boolean;
  readonly allow_everyone_group: boolean;
  readonly allowed_system_groups: readonly string[];
}

/** The groups that a permission accepts, from the register response. */
const takenGroups = async (
  { site }: EffectWorld,
  kind: 'realm' | 'stream' | 'group',
  name: string,
): Promise<TakenGroups> => {
  const state = await site.owner.ok('POST', '/register', { fetch_event_types: ['realm'] });
  return state.server_supported_permission_settings[kind][name] as TakenGroups;
};

/** The names of the system groups that the permission accepts. */
const systemGroupsOf = async ({ site }: EffectWorld, taken: TakenGroups): Promise<string[]> => {
  const { allowed_system_groups: only } = taken;
  const isTaken = (name: string): boolean => {
    if (only.length > 0) return only.includes(name);
    if (name === 'role:internet') return taken.allow_internet_group;
    if (name === 'role:nobody') return taken.allow_nobody_group;
    if (name === 'role:owners') return taken.allow_owners_group;
    return name !== 'role:everyone' || taken.allow_everyone_group;
  };
  const groups = await listGroups(site.owner);
  return groups
    .filter(({ is_system_group, name }: Body) => is_system_group && isTaken(name as string))
    .map(({ name }: Body) => name as string);
};

const wordOf = (systemGroupName: string): string => systemGroupName.replace('role:', '');

/** Grants a permission to every group that it accepts, and expects exactly the group's members to succeed. */
const permission =
  (name: string, prepare: Prepare, options: { readonly least?: string } = {}): Check =>
  async (fixtures) => {
    const attempt = await prepare(fixtures);
    const taken = await takenGroups(fixtures, 'realm', name);
    const grant = (to: unknown): Promise<void> => setRealm(fixtures, { [name]: { new: to } });
    const possible = ranksOf(options.least ?? 'everyone');
    const names = await systemGroupsOf(fixtures, taken);
    expect(names.length).to.be.greaterThan(1);
    for (const group of names) {
      await grant(await systemGroup(fixtures.site.owner, group));
      const wanted = ranksOf(wordOf(group)).filter((rank) => possible.includes(rank));
      expect(await fixtures.whoMay(attempt), group).to.deep.equal(wanted);
    }
    if (taken.require_system_group) return;
    const { guest, newMember, moderator, fullMember } = fixtures.people;
    const inner = await makeGroup(fixtures.site.owner, { members: [newMember.id] });
    const outer = await makeGroup(fixtures.site.owner, { members: [moderator.id] });
    await fixtures.site.owner.ok('POST', `/user_groups/${String(outer)}/subgroups`, { add: [inner] });
    await grant(outer);
    expect(await fixtures.whoMay(attempt), 'a group of people').to.deep.equal(['newMember', 'moderator']);
    await grant({ direct_members: [guest.id, fullMember.id], direct_subgroups: [outer] });
    // Guests do not get a permission through any group if it cannot be granted to all users.
    const guests: Rank[] = taken.allow_everyone_group ? ['guest'] : [];
    const some: Rank[] = [...guests, 'newMember', 'fullMember', 'moderator'];
    expect(await fixtures.whoMay(attempt), 'people and groups').to.deep.equal(
      some.filter((rank) => possible.includes(rank)),
    );
  };

/** Checks who can create channels. Register returns the same in a field for each user. */
const creates =
  (fixtures: EffectWorld, field: string, options: object = {}): Attempt =>
  async (person) => {
    const may = await succeeds(person, 'POST', '/users/me/subscriptions', {
      subscriptions: [{ name: fixtures.fresh('made') }],
      ...options,
    });
    const state = await person.client.ok('POST', '/register', { fetch_event_types: ['realm_user'] });
    expect(state[field], field).to.equal(may);
    return may;
  };

/** Sends a direct message. Scheduling one before needs the same permission. */
const sendsDirectly = async (
  { site }: EffectWorld,
  person: Person,
  to: readonly number[],
): Promise<boolean> => {
  const message = { type: 'direct', to, content: 'hello' };
  const scheduled_delivery_timestamp = site.clock.seconds() + 3600;
  const schedules = await succeeds(person, 'POST', '/scheduled_messages', {
    ...message,
    scheduled_delivery_timestamp,
  });
  expect(await succeeds(person, 'POST', '/messages', message)).to.equal(schedules);
  return schedules;
};

/** Each attempt starts a new conversation. */
const beginsConversations = async (fixtures: EffectWorld): Promise<Attempt> => {
  const pool: Person[] = [];
  for (let count = 0; count < 7; count += 1) pool.push(await fixtures.person());
  let made = 0;
  return (person) => {
    made += 1;
    const to = pool.filter((_, index) => (made >> index) % 2 === 1).map(({ id }) => id);
    return sendsDirectly(fixtures, person, to);
  };
};

export const permissionEffects: Effects = {
  can_access_all_users_group: permission('can_access_all_users_group', async (fixtures) => {
    const hidden = await fixtures.person();
    for (const { client } of [hidden, fixtures.guest])
      await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    return async ({ client }) => {
      const { members } = await client.ok('GET', '/users');
      const listed = members.find(({ user_id }: Body) => user_id === hidden.id);
      const { status } = await client.send('GET', `/users/${String(hidden.id)}`);
      expect(listed?.full_name === hidden.name).to.equal(status === 200);
      return status === 200;
    };
  }),

  can_create_public_channel_group: permission(
    'can_create_public_channel_group',
    (fixtures) => creates(fixtures, 'can_create_public_streams'),
    {
      least: 'members',
    },
  ),

  can_create_private_channel_group: permission(
    'can_create_private_channel_group',
    (fixtures) => creates(fixtures, 'can_create_private_streams', { invite_only: true }),
    { least: 'members' },
  ),

  can_create_web_public_channel_group: permission(
    'can_create_web_public_channel_group',
    async (fixtures) => {
      await setRealm(fixtures, { enable_spectator_access: true });
      return creates(fixtures, 'can_create_web_public_streams', { is_web_public: true });
    },
    { least: 'members' },
  ),

  can_delete_any_message_group: permission('can_delete_any_message_group', async (fixtures) => {
    const channel = await fixtures.channel([fixtures.ben, ...Object.values(fixtures.people)]);
    return async (person) =>
      succeeds(person, 'DELETE', `/messages/${String(await send(fixtures.ben, channel))}`);
  }),

  create_multiuse_invite_group: permission(
    'create_multiuse_invite_group',
    () => (person) => succeeds(person, 'POST', '/invites/multiuse'),
  ),

  async direct_message_initiator_group(fixtures) {
    await permission('direct_message_initiator_group', beginsConversations)(fixtures);
    await setRealm(fixtures, {
      direct_message_initiator_group: { new: await systemGroup(fixtures.site.owner, 'role:everyone') },
    });
    const talk = [fixtures.anna, fixtures.ben];
    await send(fixtures.anna, talk);
    await setRealm(fixtures, {
      direct_message_initiator_group: { new: await systemGroup(fixtures.site.owner, 'role:nobody') },
    });
    await send(fixtures.ben, talk);
  },

  async direct_message_permission_group(fixtures) {
    const stranger = await fixtures.person({ role: 'guest' });
    const tells =
      (to: Person): Attempt =>
      (person) =>
        sendsDirectly(fixtures, person, [to.id]);
    await permission('direct_message_permission_group', () => tells(stranger))(fixtures);
    await setRealm(fixtures, {
      direct_message_permission_group: { new: await systemGroup(fixtures.site.owner, 'role:moderators') },
    });
    expect(await fixtures.whoMay(tells(fixtures.moderator)), 'with one who is in the group').to.deep.equal(
      ranksOf('everyone'),
    );
    expect(await fixtures.whoMay(tells(fixtures.bot)), 'with a bot').to.deep.equal(ranksOf('everyone'));
  },
};

/** Permissions that a channel or group has in its own settings. */
export const ownPermissionEffects: Effects = {
  async can_remove_subscribers_group(fixtures) {
    const { owner, ben, site } = fixtures;
    const groups = await systemGroupsOf(
      fixtures,
      await takenGroups(fixtures, 'stream', 'can_remove_subscribers_group'),
    );
    for (const group of groups) {
      const channel = await fixtures.channel([owner, ...Object.values(fixtures.people)], {
        can_remove_subscribers_group: await systemGroup(site.owner, group),
      });
      const may = await fixtures.whoMay(async (person) => {
        const subscriptions = [{ name: channel.name }];
        await owner.client.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [ben.id] });
        const isAllowed = await succeeds(person, 'DELETE', '/users/me/subscriptions', {
          subscriptions: [channel.name],
          principals: [ben.id],
        });
        expect((await subscriptionOf(ben.client, channel.name)) === undefined).to.equal(isAllowed);
        return isAllowed;
      });
      expect(may, group).to.deep.equal(ranksOf(wordOf(group)));
    }
  },

  async can_mention_group(fixtures) {
    const { owner, site } = fixtures;
    const channel = await fixtures.channel([owner, ...Object.values(fixtures.people)]);
    const groups = await systemGroupsOf(fixtures, await takenGroups(fixtures, 'group', 'can_mention_group'));
    for (const group of groups) {
      const name = fixtures.fresh('group');
      await owner.client.ok('POST', '/user_groups/create', {
        name,
        description: '',
        members: [],
        can_mention_group: await systemGroup(site.owner, group),
      });
      const mention = { type: 'channel', to: channel.id, topic: 'logo', content: `@*${name}*` };
      const may = await fixtures.whoMay((person) => succeeds(person, 'POST', '/messages', mention));
      expect(may, group).to.deep.equal(ranksOf(wordOf(group)));
    }
  },
};
