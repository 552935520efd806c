import { expect } from 'chai';

import { hydrateMessages } from '../../../src/chat/messages/fetching/hydrate-messages.js';
import { eachMessageJson } from '../../../src/chat/messages/fetching/message-json.js';
import { listReaderRows } from '../../../src/chat/messages/fetching/reader-rows.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import { setFullName } from '../../../src/chat/users/model/write-user.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { systemGroup } from '../user-groups/fixtures.js';
import { makeChannel, say, tell } from './fixtures.js';

const FORM = { applyMarkdown: true, clientGravatar: true };

const ALL = { anchor: 'oldest', num_before: 0, num_after: 100 };
const FORMS = [true, false].flatMap((apply_markdown) =>
  [true, false].map((client_gravatar) => ({ apply_markdown, client_gravatar })),
);
/** The second gets the special emoji under its older type. */
const PROGRAMS = ['test', 'ZulipMobile'];

describe('Messages in memory', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  let cleo: Person;
  let message: number;
  let direct: number;
  let design: number;
  let other: number;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna', { role: 'administrator' });
    ben = await server.person('Ben');
    guest = await server.person('Guest', { role: 'guest' });
    cleo = await server.person('Cleo');
    // Ben and the guest share a form of her messages.
    await cleo.client.ok('PATCH', '/settings', { email_address_visibility: 4 });
    design = await makeChannel(anna, 'design', [ben, guest, cleo]);
    other = await makeChannel(anna, 'other', [ben]);
    message = await say(anna, 'design', 'logo #7');
    await say(cleo, 'design', 'logo #7');
    direct = await tell(anna, [ben], '/poll Blue?\nyes\nno');
  });
  after(() => server.close());

  const forget = (): void => {
    server.services.caches.clear();
  };

  /** The responses to some readers. */
  const fetched = async ({ fromStore = false } = {}): Promise<unknown[]> => {
    const responses: unknown[] = [];
    for (const { client } of [anna, ben, guest])
      for (const form of FORMS)
        for (const program of PROGRAMS) {
          if (fromStore) forget();
          const options = { headers: { 'User-Agent': program } };
          const { status, body } = await client.send('GET', '/messages', { ...ALL, ...form }, options);
          expect(status).to.equal(200);
          responses.push(body);
        }
    return responses;
  };

  const changes: Record<string, () => Promise<unknown>> = {
    'a reaction': () => react('POST'),
    'a reaction that clients get under two types': () =>
      anna.client.ok('POST', `/messages/${message}/reactions`, { emoji_name: 'zulip' }),
    'a linkifier': () =>
      owner('POST', '/realm/filters', { pattern: '#(?P<id>\\d+)', url_template: 'https://example.com/{id}' }),
    'no reaction': () => react('DELETE'),
    'new content': () => edit({ content: 'Green' }),
    'a new topic': () => edit({ topic: 'colors' }),
    'a move to a channel that a reader does not see': () => edit({ stream_id: other }),
    'a move back': () => edit({ stream_id: design }),
    'a new name of the sender': () => owner('PATCH', `/users/${anna.id}`, { full_name: 'Anne' }),
    'a new name of a recipient': () => owner('PATCH', `/users/${ben.id}`, { full_name: 'Benno' }),
    'a hidden email': () => anna.client.ok('PATCH', '/settings', { email_address_visibility: 5 }),
    'a new picture of the sender': async () =>
      anna.client.ok('POST', '/users/me/avatar', { file: await picture() }),
    'a new name of the channel': () => owner('PATCH', `/streams/${design}`, { new_name: 'drawing' }),
    'a vote': () =>
      anna.client.ok('POST', '/submessage', {
        message_id: direct,
        msg_type: 'widget',
        content: '{"type":"vote","key":"canned,0","vote":1}',
      }),
    'a star': () =>
      ben.client.ok('POST', '/messages/flags', { messages: [message], op: 'add', flag: 'starred' }),
    'a mute of the sender': () => ben.client.ok('POST', `/users/me/muted_users/${anna.id}`),
    'the end of what a guest sees of the sender': async () => {
      const { subscriptions } = await cleo.client.ok('GET', '/users/me/subscriptions');
      const names = (subscriptions as Body[]).map(({ name }) => name as string);
      await cleo.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
      await showAllUsersTo('role:members');
    },
    'the end of this limit': () => showAllUsersTo('role:everyone'),
    'the end of a subscription': () =>
      guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['drawing'] }),
    'a reaction that a former reader does not get': () => react('POST'),
    'an edit that a former reader does not get': () => edit({ content: 'Red' }),
  };

  const owner = (...request: Parameters<Person['client']['ok']>): Promise<unknown> =>
    server.owner.ok(...request);
  const showAllUsersTo = async (group: string): Promise<unknown> =>
    owner('PATCH', '/realm', { can_access_all_users_group: { new: await systemGroup(server.owner, group) } });
  const react = (method: 'POST' | 'DELETE'): Promise<unknown> =>
    ben.client.ok(method, `/messages/${message}/reactions`, { emoji_name: 'heart' });
  const edit = (change: object): Promise<unknown> =>
    anna.client.ok('PATCH', `/messages/${message}`, { propagate_mode: 'change_one', ...change });

  for (const [name, change] of Object.entries(changes)) {
    it(`are as in the store after ${name}`, async () => {
      const before = await fetched();
      expect(await fetched(), 'read twice').to.deep.equal(before);
      await change();
      const warm = await fetched();
      expect(warm).to.deep.equal(await fetched({ fromStore: true }));
      expect(warm, 'without a change').not.to.deep.equal(before);
    });
  }

  it('are never those of a transaction that was undone', async () => {
    const { store } = server.services;
    const actor = await store.read(async (tx) => findUser(tx, anna.id));
    const change = async (tx: Tx, content: string): Promise<void> => {
      await tx.run('UPDATE messages SET content = ?, version = version + 1 WHERE id = ?', [content, message]);
      await setFullName(tx, ben.id, content);
      const scope = { tx, services: server.services, actor: actor ?? expect.fail() };
      const where = { sql: 'm.id IN (?, ?)', values: [message, direct] };
      await hydrateMessages(scope, where, FORM);
      await eachMessageJson(scope, await listReaderRows(scope, where), FORM, () => undefined);
    };
    const undone = store.write(async (tx) => {
      await change(tx, 'undone');
      throw new Error('undone');
    });
    expect(await undone.catch(String)).to.equal('Error: undone');
    await store.write((tx) => change(tx, 'committed'));
    const responses = JSON.stringify(await fetched());
    expect(responses).to.include('"content":"committed"').and.to.include('"full_name":"committed"');
    expect(responses).not.to.include('undone');
  });
});
