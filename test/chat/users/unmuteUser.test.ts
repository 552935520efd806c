import { expect } from 'chai';

import { lonelyGuest, whileGuestsSeeFew } from '../presence/fixtures.js';
import { find, makeChannel, read, say, tell } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, fetchState, watch } from './event-recorder.js';

describe('DELETE /users/me/muted_users/{muted_user_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'design', [ben]);
  });
  after(() => site.close());

  const path = ({ id }: Pick<Person, 'id'>): string => `/users/me/muted_users/${String(id)}`;
  const isUnread = [{ operator: 'is', operand: 'unread' }];

  it('keeps earlier messages read, delivers later ones as unread, and can be followed by another mute', async () => {
    const before = await say(ben, 'design', 'logo');
    await anna.client.ok('POST', path(ben));
    const meanwhile = await tell(ben, [anna]);
    const queue = await watch(anna.client, ['muted_users', 'message']);
    await anna.client.ok('DELETE', path(ben));
    const later = await say(ben, 'design', 'logo');
    expect(await find(anna, isUnread)).to.deep.equal([later]);
    for (const id of [before, meanwhile]) expect((await read(anna, id)).flags).to.deep.equal(['read']);
    const [unmuted, arrived] = await events(queue);
    expect(unmuted).to.deep.equal({ type: 'muted_users', muted_users: [] });
    expect(arrived?.flags).to.deep.equal([]);
    await anna.client.ok('POST', path(ben));
    expect(await find(anna, isUnread)).to.deep.equal([]);
    await anna.client.ok('DELETE', path(ben));
  });

  it('refuses users who are not muted, and unknown ones', async () => {
    const code = 'BAD_REQUEST';
    await anna.client.fails('DELETE', path(ben), {}, { code, msg: 'User is not muted' });
    await anna.client.fails('DELETE', path({ id: 4711 }), {}, { code, msg: 'No such user' });
  });

  it('works for a guest who can no longer see the user', async () => {
    const guest = await lonelyGuest(site, 'Gina');
    await guest.client.ok('POST', path(ben));
    await whileGuestsSeeFew(site, async () => {
      await guest.client.ok('DELETE', path(ben));
      expect((await fetchState(guest.client, ['muted_users'])).muted_users).to.deep.equal([]);
    });
  });
});
