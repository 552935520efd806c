import { expect } from 'chai';

import { channelMaker, listen } from '../messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/users/me/subscriptions/muted_topics';

describe('PATCH /users/me/subscriptions/muted_topics', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const channel = channelMaker(() => anna);
  const change = ({ client }: Person, parameters: Parameters): Promise<Body> =>
    client.ok('PATCH', PATH, { topic: 'logo', ...parameters });
  const policyIn = async ({ client }: Person, id: number): Promise<number> => {
    const { user_topics } = await client.ok('POST', '/register', { fetch_event_types: ['user_topic'] });
    return user_topics.find(({ stream_id }: Body) => stream_id === id)?.visibility_policy ?? 0;
  };

  it('mutes and unmutes by ID and by name, and repeats succeed without an event', async () => {
    const { id, name } = await channel([]);
    const events = await listen(anna.client, { event_types: ['user_topic'] });
    for (const named of [
      { stream_id: id },
      { stream: name.toUpperCase() },
      { stream_id: id, stream: name },
    ]) {
      for (const op of ['add', 'add', 'remove', 'remove']) {
        await change(anna, { ...named, op });
        expect(await policyIn(anna, id)).to.equal(op === 'add' ? 1 : 0);
      }
    }
    const sent = (await events()).map(({ visibility_policy }: Body) => visibility_policy);
    expect(sent).to.deep.equal([1, 0, 1, 0, 1, 0]);
  });

  it('replaces and removes other policies', async () => {
    const { id } = await channel([]);
    const follow = { stream_id: id, topic: 'logo', visibility_policy: 3 };
    await anna.client.ok('POST', '/user_topics', follow);
    await change(anna, { stream_id: id, op: 'add' });
    expect(await policyIn(anna, id)).to.equal(1);
    await anna.client.ok('POST', '/user_topics', follow);
    await change(anna, { stream_id: id, op: 'remove' });
    expect(await policyIn(anna, id)).to.equal(0);
  });

  it('refuses channels that the requester cannot read, like unknown ones', async () => {
    const { id, name } = await channel([], { invite_only: true });
    const refuse = (parameters: Parameters, msg: string): Promise<Body> =>
      ben.client.fails('PATCH', PATH, { topic: 'logo', ...parameters }, { msg });
    for (const stream_id of [id, 99999]) {
      await refuse({ stream_id, op: 'add' }, 'Invalid channel ID');
      await refuse({ stream_id, op: 'remove' }, 'Topic is not muted');
      await refuse({ stream_id, stream: name, op: 'add' }, 'Invalid channel ID');
    }
    for (const stream of [name, 'nowhere']) {
      await refuse({ stream, op: 'add' }, `Invalid channel name '${stream}'`);
      await refuse({ stream, op: 'remove' }, 'Topic is not muted');
    }
  });

  it('unmutes after the requester lost access', async () => {
    const { id, name } = await channel([ben], { invite_only: true });
    await change(ben, { stream_id: id, op: 'add' });
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    await change(ben, { stream: name, op: 'remove' });
    expect(await policyIn(ben, id)).to.equal(0);
  });

  it('refuses a request without a channel, and one whose ID and name disagree', async () => {
    const parameters = { topic: 'logo', op: 'add' };
    const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'stream_id' };
    await anna.client.fails('PATCH', PATH, parameters, missing);
    const [{ id }, { name }] = [await channel([]), await channel([])];
    const both = { ...parameters, stream_id: id, stream: name };
    await anna.client.fails('PATCH', PATH, both, { msg: 'Invalid channel ID' });
  });
});
