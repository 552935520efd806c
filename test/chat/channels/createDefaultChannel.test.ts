import { expect } from 'chai';

import { channelMaker } from '../messages/fixtures.js';
import type { Body, Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

describe('POST /default_streams', () => {
  let site: TestServer;
  let anna: Person;
  let ada: Person;
  let gwen: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ada = await site.person('Ada', { role: 'administrator' });
    gwen = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());

  const channel = channelMaker(() => anna);
  const add = (stream_id: number): Promise<Body> => ada.client.ok('POST', '/default_streams', { stream_id });
  const defaultsOf = async (client: Client): Promise<number[]> => {
    const state = await client.ok('POST', '/register', { fetch_event_types: ['default_streams'] });
    return state.realm_default_streams.map(({ stream_id }: Body) => stream_id);
  };
  const channelsOf = async ({ client }: Person): Promise<number[]> =>
    (await client.ok('GET', '/users/me/subscriptions')).subscriptions.map((one: Body) => one.stream_id);

  it('subscribes new users, and no existing ones', async () => {
    const { id } = await channel([]);
    await add(id);
    expect(await defaultsOf(anna.client)).to.include(id);
    expect(await channelsOf(ada)).not.to.include(id);
    expect(await channelsOf(await site.person('New'))).to.include(id);
  });

  it('sends the new list to all users except guests, once', async () => {
    const { id } = await channel([]);
    const queues = [];
    for (const { client } of [anna, ada, gwen]) queues.push(await watch(client, ['default_streams']));
    await add(id);
    await add(id);
    const [toAnna, toAda, toGwen] = await Promise.all(queues.map(events));
    expect(toAnna).to.have.length(1);
    expect(toAnna?.[0].default_streams.map(({ stream_id }: Body) => stream_id)).to.deep.equal(
      await defaultsOf(anna.client),
    );
    expect(toAda).to.deep.equal(toAnna);
    expect(toGwen).to.deep.equal([]);
  });

  it('refuses private channels, and those that the requester cannot read like unknown ones', async () => {
    const { id } = await channel([ada], { invite_only: true });
    const { id: hidden } = await channel([], { invite_only: true });
    const refuse = (stream_id: number, msg: string): Promise<Body> =>
      ada.client.fails('POST', '/default_streams', { stream_id }, { msg });
    await refuse(id, 'Private channels cannot be made default.');
    await refuse(hidden, 'Invalid channel ID');
    await refuse(99999, 'Invalid channel ID');
    expect(await defaultsOf(ada.client)).not.to.include.members([id]);
  });

  it('is for administrators', async () => {
    const { id: stream_id } = await channel([]);
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    await anna.client.fails('POST', '/default_streams', { stream_id }, refusal);
    await anna.client.fails('DELETE', '/default_streams', { stream_id }, refusal);
  });
});
