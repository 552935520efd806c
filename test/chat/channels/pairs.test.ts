import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const CHANNELS = ['one', 'two', 'three'];

describe('Requests with more pairs of a channel and a user than a statement takes', () => {
  let site: TestServer;
  let people: readonly Person[];
  let principals: readonly number[];
  let expected: Readonly<Record<string, string[]>>;

  before(async () => {
    site = await startServer();
    people = [await site.person('Anna'), await site.person('Ben'), await site.person('Cora')];
    principals = people.map(({ id }) => id);
    expected = Object.fromEntries(people.map(({ email }) => [email, [...CHANNELS].sort()]));
  });
  after(() => site.close());

  /** Returns lists of channels by the email of a user, each sorted. */
  const sorted = (lists: Readonly<Record<string, string[]>>): Record<string, string[]> =>
    Object.fromEntries(Object.entries(lists).map(([email, names]) => [email, [...names].sort()]));

  const subscribe = () =>
    site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: CHANNELS.map((name) => ({ name })),
      principals,
    });

  it('subscribe each user to each channel once', async () => {
    const first = await subscribe();
    expect([sorted(first.subscribed), first.already_subscribed]).to.deep.equal([expected, {}]);
    const second = await subscribe();
    expect([second.subscribed, sorted(second.already_subscribed)]).to.deep.equal([{}, expected]);
  });

  it('unsubscribe each user from each channel', async () => {
    await subscribe();
    const { removed, not_removed } = await site.owner.ok('DELETE', '/users/me/subscriptions', {
      subscriptions: CHANNELS,
      principals,
    });
    expect([[...removed].sort(), not_removed]).to.deep.equal([[...CHANNELS].sort(), []]);
    for (const { client } of people) {
      const { subscriptions } = await client.ok('GET', '/users/me/subscriptions');
      expect(subscriptions.map(({ name }: { name: string }) => name)).to.deep.equal(['general']);
    }
  });
});
