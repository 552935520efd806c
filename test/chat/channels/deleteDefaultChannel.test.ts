import { expect } from 'chai';

import { channelMaker } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

describe('DELETE /default_streams', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const channel = channelMaker(() => anna);
  const change = (method: string, stream_id: number): Promise<Body> =>
    site.owner.ok(method, '/default_streams', { stream_id });
  const channelsOf = async ({ client }: Person): Promise<number[]> =>
    (await client.ok('GET', '/users/me/subscriptions')).subscriptions.map((one: Body) => one.stream_id);

  it('subscribes no further users, and keeps the existing subscriptions', async () => {
    const { id } = await channel([]);
    await change('POST', id);
    const early = await site.person('Early');
    const queue = await watch(anna.client, ['default_streams']);
    await change('DELETE', id);
    expect(await channelsOf(early)).to.include(id);
    expect(await channelsOf(await site.person('Late'))).not.to.include(id);
    const [{ default_streams }, ...more] = (await events(queue)) as [Body, ...Body[]];
    expect(default_streams.map(({ stream_id }: Body) => stream_id)).not.to.include(id);
    expect(more).to.deep.equal([]);
  });

  it('changes nothing for other channels, and refuses unknown ones', async () => {
    const { id } = await channel([], { invite_only: true });
    const queue = await watch(anna.client, ['default_streams']);
    await change('DELETE', id);
    expect(await events(queue)).to.deep.equal([]);
    const unknown = { stream_id: 99999 };
    await site.owner.fails('DELETE', '/default_streams', unknown, { msg: 'Invalid channel ID' });
  });
});
