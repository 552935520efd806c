import { createHash } from 'node:crypto';

import { expect } from 'chai';

import { makeChannel, read, say } from '../chat/messages/fixtures.js';
import { lonelyGuest, publishReports, whileGuestsSeeFew } from '../chat/presence/fixtures.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { waitingMails } from '../support/waiting-mails.js';
import { events, watch } from '../chat/users/event-recorder.js';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const PRESENCE = '/users/me/presence';

describe('a hidden email address', () => {
  let site: TestServer;
  const statements: string[] = [];
  let anna: Person;
  let member: Person;
  let guest: Person;
  let admin: Person;

  before(async () => {
    site = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    anna = await site.person('Anna');
    member = await site.person('Ben');
    admin = await site.person('Ada', { role: 'administrator' });
    guest = await lonelyGuest(site, 'Gwen');
  });
  after(() => site.close());

  const show = (who: Person, email_address_visibility: number): Promise<Body> =>
    who.client.ok('PATCH', '/settings', { email_address_visibility });
  const dummy = ({ id }: Person): string => `user${id}@chat.example.com`;

  describe('in the older format of presence', () => {
    for (const limits of ['off', 'on']) {
      it(`is only in entries of users whom a guest may see, with the setting ${limits}`, async () => {
        const env = { CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE: limits };
        const server = await startServer({ env });
        const [hidden, known] = [await server.person('Hidden'), await server.person('Known')];
        const onlooker = await lonelyGuest(server, 'Onlooker');
        await makeChannel(known, 'shared', [onlooker]);
        await whileGuestsSeeFew(server, async () => {
          for (const { client } of [hidden, known]) await client.ok('POST', PRESENCE, { status: 'active' });
          await publishReports(server);
          const all = [known.email, onlooker.email];
          const report = await onlooker.client.ok('POST', PRESENCE, { status: 'active' });
          await publishReports(server);
          const list = await onlooker.client.ok('GET', '/realm/presence');
          const state = await onlooker.client.ok('POST', '/register', { event_types: ['presence'] });
          for (const { presences } of [report, list, state]) {
            expect(Object.keys(presences)).to.have.members(all);
          }
          const others = await known.client.ok('GET', '/realm/presence');
          expect(Object.keys(others.presences)).to.include(hidden.email);
        });
        await server.close();
      });
    }

    it('is replaced by the address that the API shows', async () => {
      await show(anna, 3);
      await anna.client.ok('POST', PRESENCE, { status: 'active' });
      await publishReports(site);
      const { presences } = await member.client.ok('GET', '/realm/presence');
      expect(Object.keys(presences)).to.include(dummy(anna)).and.not.include(anna.email);
    });
  });

  describe('as the new email of another user', () => {
    const ask = async (who: Person, email: string): Promise<Body> => {
      statements.length = 0;
      const { status, body } = await who.client.send('PATCH', '/settings', { email });
      return { status, body, statements: [...statements] };
    };

    it('gets the same response and statements as a free address, and its owner a notice', async () => {
      await show(anna, 3);
      await ask(member, 'first@example.com');
      const free = await ask(member, 'nobody@example.com');
      const taken = await ask(member, anna.email.toUpperCase());
      expect(taken).to.deep.equal(free);
      expect(free.status).to.equal(200);
      const mails = (await waitingMails(site)).slice(-2);
      expect(mails.map(({ to }) => to)).to.deep.equal(['nobody@example.com', anna.email]);
      expect(mails.map(({ text }) => text.includes('/confirm_email/'))).to.deep.equal([true, false]);
    });

    it('is refused as taken if the requester can see it', async () => {
      await show(anna, 3);
      await admin.client.fails(
        'PATCH',
        '/settings',
        { email: anna.email },
        { msg: `Email '${anna.email}' already in use` },
      );
    });

    it('is not revealed to a guest who may not see the account', async () => {
      await show(member, 1);
      await whileGuestsSeeFew(site, async () => {
        await ask(guest, 'second@example.com');
        const free = await ask(guest, 'third@example.com');
        expect(await ask(guest, member.email)).to.deep.equal(free);
      });
    });
  });

  describe('in the URL of a gravatar', () => {
    const avatarOf = async (who: Person, viewer: Person): Promise<string> =>
      (await viewer.client.ok('GET', `/users/${who.id}`, { client_gravatar: false })).user.avatar_url;

    it('is hashed only for users who can see it', async () => {
      await show(anna, 3);
      for (const viewer of [member, guest]) {
        expect(await avatarOf(anna, viewer))
          .to.include(md5(dummy(anna)))
          .and.not.include(md5(anna.email));
      }
      for (const viewer of [anna, admin]) expect(await avatarOf(anna, viewer)).to.include(md5(anna.email));
    });

    it('is not hashed in events and messages for other users', async () => {
      await show(anna, 3);
      await makeChannel(anna, 'design', [member, guest, admin]);
      const types = ['message', 'realm_user'];
      const queues = await Promise.all([member, guest].map(({ client }) => watch(client, types)));
      const admins = await watch(admin.client, types);
      const id = await say(anna, 'design', 'a');
      await anna.client.ok('DELETE', '/users/me/avatar');
      await anna.client.ok('PATCH', '/settings', { email_address_visibility: 4 });
      await anna.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
      for (const queue of queues) expect(JSON.stringify(await events(queue))).to.not.include(md5(anna.email));
      expect(JSON.stringify(await events(admins))).to.include(md5(anna.email));
      expect((await read(member, id)).avatar_url).to.include(md5(dummy(anna)));
      expect((await read(admin, id)).avatar_url).to.include(md5(anna.email));
      const { realm_users } = await member.client.ok('POST', '/register', { event_types: ['realm_user'] });
      expect(JSON.stringify(realm_users)).to.not.include(md5(anna.email));
    });

    it('sends no event to other users when it changes', async () => {
      await show(anna, 3);
      const queue = await watch(member.client, ['realm_user']);
      await anna.client.ok('PATCH', '/settings', { email: 'anna.new@example.com' });
      const mail = (await waitingMails(site)).at(-1);
      const path = /http:\/\/chat\.example\.com(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect((await fetch(site.url + path)).status).to.equal(200);
      expect(await events(queue)).to.deep.equal([]);
    });
  });

  it('cannot have the form of a placeholder address, which is reserved', async () => {
    const refusal = { status: 400, msg: 'Enter a valid email address.' };
    for (const email of [dummy(anna), 'user4711@chat.example.com', 'USER1@Chat.Example.com']) {
      const newcomer = { email, full_name: 'New', password: 'sesame-lantern-42' };
      await site.owner.fails('POST', '/users', newcomer, refusal);
      await member.client.fails('PATCH', '/settings', { email }, refusal);
    }
    const others = ['user@chat.example.com', 'user1@example.com', 'user1a@chat.example.com'];
    for (const [index, email] of others.entries()) {
      const full_name = `Fine ${index}`;
      await site.owner.ok('POST', '/users', { email, full_name, password: 'sesame-lantern-42' });
    }
  });
});
