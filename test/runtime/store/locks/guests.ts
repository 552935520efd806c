import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { makeChannel } from '../../../chat/messages/fixtures.js';
import { exampleFile } from '../../../support/files.js';
import type { Person } from '../../../support/people.js';
import { events, watch } from '../../../chat/users/event-recorder.js';
import { side, type Contests, type Fixtures, type Side } from './contest.js';

const systemGroup = async ({ owner }: Fixtures, wanted: string): Promise<number> => {
  const { user_groups } = await owner.ok('GET', '/user_groups');
  return user_groups.find(({ name }: Body) => name === wanted).id;
};

/** Sets which users see all users. */
export const showUsersTo = async (fixtures: Fixtures, group: string): Promise<unknown> =>
  fixtures.owner.ok('PATCH', '/realm', {
    can_access_all_users_group: { new: await systemGroup(fixtures, group) },
  });

/** Creates a guest without subscriptions. */
export const guestOf = async (fixtures: Fixtures): Promise<Person> => {
  const guest = await fixtures.person({ role: 'guest' });
  const { subscriptions } = await guest.client.ok('GET', '/users/me/subscriptions');
  const names = subscriptions.map(({ name }: Body) => name);
  await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
  return guest;
};

/** Creates a private channel with these users. Returns its name. */
export const denOf = async (fixtures: Fixtures, ...others: readonly Person[]): Promise<string> => {
  const name = fixtures.fresh('den');
  await makeChannel(fixtures.anna, name, others, { invite_only: true });
  return name;
};

const leave = (dan: Person, channel: string): Side =>
  side(dan.client, 'DELETE', '/users/me/subscriptions', { subscriptions: [channel] });

/** A user changes or deletes a value of their profile while a guest loses sight of them. */
const changingProfile =
  (method: 'PATCH' | 'DELETE', data: (id: number) => unknown): Contests[string]['prepare'] =>
  async (fixtures) => {
    const [guest, dan] = [await guestOf(fixtures), await fixtures.person()];
    const den = await denOf(fixtures, guest, dan);
    const field = { field_type: 1, name: fixtures.fresh('Field') };
    const { id } = await fixtures.owner.ok('POST', '/realm/profile_fields', field);
    await dan.client.ok('PATCH', '/users/me/profile_data', { data: [{ id, value: 'Emacs' }] });
    await showUsersTo(fixtures, 'role:members');
    const queue = await watch(guest.client, ['realm_user']);
    return {
      sides: [side(dan.client, method, '/users/me/profile_data', { data: data(id) }), leave(dan, den)],
      wins: 2,
      async check() {
        const last = (await events(queue)).filter(({ person }) => person.user_id === dan.id).at(-1);
        expect(last?.op, 'the last event about the user').not.to.equal('update');
      },
      restore: () => showUsersTo(fixtures, 'role:everyone'),
    };
  };

/** Contests about the users whom a guest sees. */
export const guests: Contests = {
  'a guest gets the first direct message of a user who leaves their only shared channel': {
    locks: ['chat/users/access/guest-access-events lockVisibility'],
    async prepare(fixtures) {
      const [guest, dan] = [await guestOf(fixtures), await fixtures.person()];
      const den = await denOf(fixtures, guest, dan);
      await showUsersTo(fixtures, 'role:members');
      return {
        sides: [
          side(dan.client, 'POST', '/messages', { type: 'direct', to: [guest.id], content: 'hello' }),
          leave(dan, den),
        ],
        wins: 2,
        watchers: [guest.client],
        restore: () => showUsersTo(fixtures, 'role:everyone'),
      };
    },
  },
  'a user deletes their avatar while a guest comes to see them': {
    locks: ['chat/users/deleteOwnAvatar lockVisibility'],
    async prepare(fixtures) {
      const [guest, dan] = [await guestOf(fixtures), await fixtures.person()];
      await dan.client.ok('POST', '/users/me/avatar', { filename: exampleFile() });
      const subscriptions = [{ name: await denOf(fixtures, dan) }];
      await showUsersTo(fixtures, 'role:members');
      const join = { subscriptions, principals: [guest.id] };
      return {
        sides: [
          side(dan.client, 'DELETE', '/users/me/avatar'),
          side(fixtures.anna.client, 'POST', '/users/me/subscriptions', join),
        ],
        wins: 2,
        watchers: [guest.client],
        restore: () => showUsersTo(fixtures, 'role:everyone'),
      };
    },
  },
  'a user changes a value of their own profile while a guest loses sight of them': {
    locks: ['chat/profile-fields/updateOwnProfileData lockVisibility'],
    prepare: changingProfile('PATCH', (id) => [{ id, value: 'Vim' }]),
  },
  'a user deletes a value of their own profile while a guest loses sight of them': {
    locks: ['chat/profile-fields/deleteOwnProfileData lockVisibility'],
    prepare: changingProfile('DELETE', (id) => [id]),
  },
  'a user loses the value of a profile field while a guest loses sight of them': {
    locks: ['chat/profile-fields/updateProfileField lockVisibility'],
    async prepare(fixtures) {
      const [guest, dan] = [await guestOf(fixtures), await fixtures.person()];
      const den = await denOf(fixtures, guest, dan);
      const vim = { text: 'Vim', order: '1' };
      const { id } = await fixtures.owner.ok('POST', '/realm/profile_fields', {
        field_type: 3,
        name: fixtures.fresh('Editor'),
        field_data: { vim, emacs: { text: 'Emacs', order: '2' } },
      });
      const profile_data = [{ id, value: 'emacs' }];
      await fixtures.owner.ok('PATCH', `/users/${String(dan.id)}`, { profile_data });
      await showUsersTo(fixtures, 'role:members');
      const queue = await watch(guest.client, ['realm_user']);
      return {
        sides: [
          side(fixtures.owner, 'PATCH', `/realm/profile_fields/${String(id)}`, { field_data: { vim } }),
          leave(dan, den),
        ],
        wins: 2,
        async check() {
          const last = (await events(queue)).filter(({ person }) => person.user_id === dan.id).at(-1);
          expect(last?.op, 'the last event about the user').not.to.equal('update');
        },
        restore: () => showUsersTo(fixtures, 'role:everyone'),
      };
    },
  },
};
