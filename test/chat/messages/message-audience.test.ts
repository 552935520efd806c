import { expect } from 'chai';

import { testDialect } from '../../support/databases.js';
import { addCrowd } from '../../support/many-users.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit } from './edit-fixtures.js';
import { listen, makeChannel, say } from './fixtures.js';

const quietly = { send_notification_to_new_thread: false, send_notification_to_old_thread: false };
const PROTECTED = { invite_only: true, history_public_to_subscribers: false };

describe('The audience of changes to a message', () => {
  let server: TestServer;
  let anna: Person;
  let statements: string[] = [];

  before(async () => {
    server = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    anna = await server.person('Anna');
  });
  after(() => server.close());

  const subscribe = (people: readonly Person[], name: string): Promise<unknown> =>
    anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name }],
      principals: people.map(({ id }) => id),
    });
  const unsubscribe = (people: readonly Person[], name: string): Promise<unknown> =>
    Promise.all(
      people.map(({ client }) => client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] })),
    );

  /** Returns the names of the users who get the event about a reaction of Anna, each as often as they get it. */
  const reached = async (people: Readonly<Record<string, Person>>, id: number): Promise<string[]> => {
    const names = Object.keys(people);
    const heard = await Promise.all(
      names.map((name) => listen(people[name]?.client ?? anna.client, { event_types: ['reaction'] })),
    );
    await anna.client.ok('POST', `/messages/${id}/reactions`, { emoji_name: 'tada' });
    const events = await Promise.all(heard.map((next) => next()));
    await anna.client.ok('DELETE', `/messages/${id}/reactions`, { emoji_name: 'tada' });
    return names.flatMap((name, index) => (events[index] ?? []).map(() => name));
  };

  for (const [kind, options, expected] of [
    ['public', {}, ['stays', 'left', 'rejoined', 'joined', 'guest']],
    [
      'private with shared history',
      { invite_only: true, history_public_to_subscribers: true },
      ['stays', 'rejoined', 'joined', 'guest'],
    ],
    ['private with protected history', PROTECTED, ['stays', 'rejoined', 'guest']],
  ] as const)
    it(`is right after changes of the subscriptions of a ${kind} channel`, async () => {
      const make = (name: string, role?: 'guest'): Promise<Person> =>
        server.person(`${name} ${kind}`, role && { role });
      const people = {
        stays: await make('Stays'),
        gone: await make('Gone'),
        left: await make('Left'),
        rejoined: await make('Rejoined'),
        joined: await make('Joined'),
        guest: await make('Guest', 'guest'),
        'guest who left': await make('Leaving', 'guest'),
        stranger: await make('Stranger'),
      };
      const { stays, gone, left, rejoined, joined, guest } = people;
      const early = [stays, gone, left, rejoined, guest, people['guest who left']];
      await makeChannel(anna, kind, early, options);
      await say(anna, kind, 'a');
      await unsubscribe([gone], kind);
      const id = await say(anna, kind, 'a');
      await unsubscribe([left, rejoined, people['guest who left']], kind);
      await say(anna, kind, 'a');
      await subscribe([joined, rejoined], kind);
      expect(await reached(people, id)).to.deep.equal(expected);
    });

  it('is found without reading the subscribers', async () => {
    for (const [name, options] of [
      ['open', {}],
      ['closed', PROTECTED],
    ] as const) {
      const channel = await makeChannel(anna, name, [], options);
      const other = await makeChannel(anna, `other ${name}`, [], options);
      await addCrowd(server, channel, name, 500);
      const id = await say(anna, name, 'a');
      if (testDialect === 'mysql')
        await server.services.store.write((tx) => tx.all('ANALYZE TABLE subscriptions, users, channels'));
      statements = [];
      await anna.client.ok('POST', `/messages/${id}/reactions`, { emoji_name: 'tada' });
      await edit(anna, id, { content: 'another' });
      await edit(anna, id, { topic: 'b', ...quietly });
      await edit(anna, id, { stream_id: other, ...quietly });
      await edit(anna, id, { content: 'one more' });
      await anna.client.ok('DELETE', `/messages/${id}`);
      const found = new Set(statements.filter((sql) => sql.includes('since_arrival_id, s.until_arrival_id')));
      const changed = [...found].filter((sql) => sql.includes('changed'));
      expect(changed, name).to.have.length.above(0);
      expect([...found]).to.deep.equal(changed);
      for (const sql of changed) {
        const named = sql.replaceAll(/channel_id IN \([?, ]+\)/g, (list) =>
          list.replace('?', String(channel)).replace('?', String(other)),
        );
        const values = Array.from(named.matchAll(/\?/g), () => id);
        const plan = await server.services.store.read((tx) =>
          tx.all<Record<string, string | null>>(
            `${testDialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${named}`,
            values,
          ),
        );
        const text = plan.map(({ detail, key }) => detail ?? key).join();
        expect(text).to.match(/subscriptions_(?:since|until)/);
        expect(text).not.to.contain('subscriptions_channel');
      }
    }
  });
});
