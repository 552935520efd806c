import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeGroup, systemGroup } from './fixtures.js';

/** A server with two nested groups. */
export interface Nested {
  readonly site: TestServer;
  readonly ownerId: number;
  /** A moderator, a guest who sees only some users, and two members. */
  readonly mo: Person;
  readonly guest: Person;
  readonly anna: Person;
  readonly ben: Person;
  /** Has Ben, and `inner` as a subgroup. */
  readonly outer: number;
  /** Has the guest, and the moderators as a subgroup. */
  readonly inner: number;
  /** Returns the ID of a system group. */
  readonly group: (name: string) => Promise<number>;
  /** Sends a request of the guest about a group. */
  readonly get: (id: number, path: string, parameters?: object) => Promise<Body>;
}

export const startNested = async (): Promise<Nested> => {
  const site = await startServer();
  const ownerId: number = (await site.owner.ok('GET', '/users/me')).user_id;
  const mo = await site.person('Mo', { role: 'moderator' });
  const guest = await site.person('Gwen', { role: 'guest' });
  await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
  const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  const inner = await makeGroup(site.owner, { members: [guest.id] });
  const outer = await makeGroup(site.owner, { members: [ben.id] });
  const group = (name: string): Promise<number> => systemGroup(site.owner, name);
  const contain = async (id: number, subgroup: number): Promise<Body> =>
    site.owner.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [subgroup] });
  await contain(inner, await group('role:moderators'));
  await contain(outer, inner);
  const get = (id: number, path: string, parameters: object = {}): Promise<Body> =>
    guest.client.ok('GET', `/user_groups/${String(id)}/${path}`, { ...parameters });
  return { site, ownerId, mo, guest, anna, ben, outer, inner, group, get };
};

export const DAY_MS = 86_400_000;
