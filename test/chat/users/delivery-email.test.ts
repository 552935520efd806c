import { expect } from 'chai';

import { roles } from '../../../src/runtime/identity/actor.js';
import type { Role } from '../../../src/contract/types.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from './event-recorder.js';

const ROLES = Object.keys(roles) as Role[];

/** Roles that see the real email, by `email_address_visibility`. */
const SEEN_BY: Readonly<Record<number, readonly Role[]>> = {
  1: ROLES,
  2: ['owner', 'administrator', 'moderator', 'member'],
  3: ['owner', 'administrator'],
  4: [],
  5: ['owner', 'administrator', 'moderator'],
};
const VISIBILITIES = Object.keys(SEEN_BY).map(Number);

describe('delivery_email', () => {
  let site: TestServer;
  let shy: Person;
  const viewers = new Map<Role, Person>();

  before(async () => {
    site = await startServer();
    shy = await site.person('Shy');
    for (const role of ROLES) viewers.set(role, await site.person(`The ${role}`, { role }));
  });
  after(() => site.close());

  const set = (email_address_visibility: number): Promise<Body> =>
    shy.client.ok('PATCH', '/settings', { email_address_visibility });
  const ofShy = (users: Body[]): Body => users.find(({ user_id }) => user_id === shy.id);
  const sees = (role: Role, visibility: number): boolean => SEEN_BY[visibility]?.includes(role) ?? false;

  for (const visibility of VISIBILITIES) {
    it(`is visible to the roles of email_address_visibility ${String(visibility)} in all operations`, async () => {
      await set(visibility);
      const email = visibility === 1 ? shy.email : `user${String(shy.id)}@chat.example.com`;
      for (const [role, { client }] of viewers) {
        const state = await client.ok('POST', '/register', {
          event_types: ['realm_user'],
          client_gravatar: true,
        });
        const found: Body[] = [
          (await client.ok('GET', `/users/${String(shy.id)}`)).user,
          (await client.ok('GET', `/users/${email}`)).user,
          ofShy((await client.ok('GET', '/users')).members),
          ofShy(state.realm_users),
        ];
        for (const user of found) {
          expect(user, role).to.include({
            email,
            delivery_email: sees(role, visibility) ? shy.email : null,
          });
          // Clients compute the gravatar address from `email`.
          expect(user.avatar_url === null, role).to.equal(visibility === 1);
        }
        const { user } = await client.ok('GET', `/users/${String(shy.id)}`, { client_gravatar: false });
        expect(user.avatar_url).to.be.a('string');
      }
      const own = await shy.client.ok('GET', '/users/me');
      expect(own).to.include({ email, delivery_email: shy.email });
      const { delivery_email } = await shy.client.ok('POST', '/register', { event_types: ['realm_user'] });
      expect(delivery_email).to.equal(shy.email);
    });
  }

  it('is sent only to users who gain or lose access when the visibility changes', async () => {
    await set(1);
    for (const [before, after] of [
      [1, 2],
      [2, 3],
      [3, 5],
      [5, 4],
      [4, 1],
      [1, 3],
      [3, 2],
    ] as const) {
      await set(before);
      const queues = new Map<Role, Awaited<ReturnType<typeof watch>>>();
      for (const [role, { client }] of viewers) queues.set(role, await watch(client, ['realm_user']));
      await set(after);
      for (const [role, queue] of queues) {
        const told = (await events(queue)).map(({ person }) => person);
        const change = {
          user_id: shy.id,
          delivery_email: sees(role, after) ? shy.email : null,
        };
        const changed = sees(role, before) !== sees(role, after);
        const emails = told.filter((person) => 'delivery_email' in person);
        expect(emails, `${role}, ${String(before)} to ${String(after)}`).to.deep.equal(
          changed ? [change] : [],
        );
        const renamed = told.filter((person) => 'new_email' in person);
        expect(renamed).to.have.length((before === 1) !== (after === 1) ? 1 : 0);
      }
    }
  });
});
