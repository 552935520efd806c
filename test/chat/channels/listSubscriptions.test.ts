import { expect } from 'chai';

import { listSubscriptions } from '../../../src/chat/channels/listSubscriptions.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { requestFacts } from '../../support/request-facts.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';

const PATH = '/users/me/subscriptions';
const DAY = 86_400_000;

describe('GET /users/me/subscriptions', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    await anna.client.ok('POST', PATH, {
      subscriptions: [{ name: 'beta' }, { name: 'Alpha' }],
      principals: [anna.id, ben.id],
    });
  });
  after(() => server.close());

  const find = async (name: string, include_subscribers = false): Promise<Body> => {
    const { subscriptions } = await anna.client.ok('GET', PATH, { include_subscribers });
    return subscriptions.find((channel: Body) => channel.name === name);
  };

  it('returns the channels of the requester by name, with subscribers only if requested', async () => {
    const { subscriptions } = await anna.client.ok('GET', PATH);
    const names = subscriptions.map(({ name }: Body) => name);
    expect(names.filter((name: string) => name !== 'general')).to.deep.equal(['Alpha', 'beta']);
    expect(subscriptions.some((channel: Body) => 'subscribers' in channel)).to.equal(false);
    expect((await find('beta', true)).subscribers).to.deep.equal([anna.id, ben.id]);
  });

  it('omits deactivated users from the subscribers until they are reactivated', async () => {
    await server.owner.ok('DELETE', `/users/${ben.id}`);
    expect((await find('beta', true)).subscribers).to.deep.equal([anna.id]);
    await server.owner.ok('POST', `/users/${ben.id}/reactivate`);
    expect((await find('beta', true)).subscribers).to.deep.equal([anna.id, ben.id]);
  });

  it('returns the weekly traffic of channels older than a week, and the first message', async () => {
    // With the notice that the channel was created, these are five messages.
    for (let count = 0; count < 4; count += 1) {
      await anna.client.ok('POST', '/messages', {
        type: 'channel',
        to: 'beta',
        topic: 'greetings',
        content: `hello ${count}`,
      });
    }
    const { first_message_id, stream_weekly_traffic } = await find('beta');
    expect(first_message_id).to.be.a('number');
    expect(stream_weekly_traffic).to.equal(null);
    server.clock.advance(7 * DAY - 1000);
    expect(await find('beta')).to.deep.include({ stream_weekly_traffic: null });
    server.clock.advance(1000);
    expect(await find('beta')).to.deep.include({ stream_weekly_traffic: 5 });
    server.clock.advance(DAY);
    expect(await find('beta')).to.deep.include({ first_message_id, stream_weekly_traffic: 4 });
    expect(await find('Alpha')).to.deep.include({ stream_weekly_traffic: 1 });
    server.clock.advance(14 * DAY);
    expect(await find('beta')).to.deep.include({ stream_weekly_traffic: 2 });
    server.clock.advance(30 * DAY);
    expect(await find('beta')).to.deep.include({ stream_weekly_traffic: 0 });
  });

  it(
    'runs at most three statements for any number of channels',
    withProductionBatches(async () => {
      const { store } = server.services;
      const statements = (): Promise<number> =>
        store.read(async (tx) => {
          const actor = await findUser(tx, anna.id);
          if (!actor) throw new Error('Anna is gone.');
          const before = tx.statements;
          await listSubscriptions({
            input: { include_subscribers: true },
            actor,
            tx,
            services: server.services,
            request: requestFacts,
          });
          return tx.statements - before;
        });
      const few = await statements();
      const names = Array.from({ length: 100 }, (_, index) => ({ name: `many ${index}` }));
      await anna.client.ok('POST', PATH, { subscriptions: names });
      expect(few).to.be.at.most(3);
      expect(await statements()).to.be.at.most(3);
      expect(await statements()).to.equal(1);
    }),
  );
});
