import { expect } from 'chai';

import { fetchFile, upload } from '../attachments/fixtures.js';
import { channelMaker, find, say, setOrganization } from '../messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { batchSizes } from '../../../src/lib/byte-batches.js';
import { withProductionBatches, withSmallBatches } from '../../support/small-batches.js';

describe('POST /streams/{stream_id}/delete_topic', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let ada: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    ada = await site.person('Ada', { role: 'administrator' });
  });
  after(() => site.close());
  afterEach(() => setOrganization(site, {}));

  const channel = channelMaker(() => anna);
  const remove = async ({ client }: Person, id: number, topic_name = 'logo'): Promise<boolean> =>
    (await client.ok('POST', `/streams/${id}/delete_topic`, { topic_name })).complete;
  const removeAll = async (by: Person, id: number, topic?: string): Promise<number> => {
    let requests = 1;
    while (!(await remove(by, id, topic))) requests += 1;
    return requests;
  };
  const sayAll = async (id: number, topic: string, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await say(anna, id, topic));
    return ids;
  };
  const inChannel = (by: Person, id: number): Promise<number[]> =>
    find(by, [{ operator: 'channel', operand: id }]);
  const listen = async ({ client }: Person, parameters: Parameters): Promise<() => Promise<Body[]>> => {
    const { queue_id, last_event_id } = await client.ok('POST', '/register', {
      event_types: ['delete_message', 'stream'],
      ...parameters,
    });
    const poll = { queue_id, last_event_id, dont_block: true };
    return async () => (await client.ok('GET', '/events', poll)).events;
  };

  it('deletes the messages of the topic and no others, whatever the case of its name', async () => {
    const { id } = await channel([]);
    await sayAll(id, 'Logo', 2);
    const kept = await sayAll(id, 'colors', 1);
    expect(await removeAll(ada, id, ' LOGO ')).to.equal(1);
    expect(await inChannel(anna, id)).to.deep.equal(kept);
    expect(await remove(ada, id)).to.equal(true);
  });

  it('deletes a part of many messages, the newest first, and the rest when it is repeated', () =>
    withSmallBatches(async () => {
      const { id } = await channel([]);
      const ids = await sayAll(id, 'logo', 5);
      const most = batchSizes.topicMessages * batchSizes.topicBatches;
      expect(most, 'messages of a request').to.equal(4);
      expect(await remove(ada, id)).to.equal(false);
      expect(await inChannel(anna, id)).to.deep.equal(ids.slice(0, 1));
      expect(await remove(ada, id)).to.equal(true);
      expect(await inChannel(anna, id)).to.deep.equal([]);
    })());

  it('deletes at most 20000 messages', () =>
    withProductionBatches(() => {
      expect(batchSizes.topicMessages * batchSizes.topicBatches).to.equal(20_000);
      return Promise.resolve();
    })());

  it('sends the IDs in batches, or one by one to clients without `bulk_message_deletion`', () =>
    withSmallBatches(async () => {
      const { id } = await channel([ben]);
      const ids = await sayAll(id, 'logo', 3);
      const bulk = { client_capabilities: { bulk_message_deletion: true } };
      const queues = [await listen(ben, bulk), await listen(ada, bulk), await listen(ben, {})];
      await removeAll(ada, id);
      const [toBen, toAda, toOlder] = await Promise.all(queues.map((events) => events()));
      const place = { type: 'delete_message', message_type: 'stream', stream_id: id, topic: 'logo' };
      const deletions = (events: Body[] = []): Body[] =>
        events.filter(({ type }) => type === 'delete_message');
      for (const events of [toBen, toAda]) {
        const [first, second, ...more] = deletions(events);
        expect(first).to.deep.include({ ...place, message_ids: ids.slice(1) });
        expect(second).to.deep.include({ ...place, message_ids: ids.slice(0, 1) });
        expect(more).to.deep.equal([]);
      }
      expect(deletions(toOlder).map(({ message_id }) => message_id)).to.have.members(ids);
      const { value } = toBen?.find(({ type }) => type === 'stream') ?? {};
      expect(value, 'the first message').to.equal(null);
    })());

  it('leaves no unread message and no file', async () => {
    const { id } = await channel([ben]);
    const url = await upload(anna);
    await say(anna, id, 'logo', `[notes](${url})`);
    const unread = async (): Promise<number> =>
      (
        await ben.client.ok('POST', '/register', { fetch_event_types: ['message'] })
      ).unread_msgs.streams.filter(({ stream_id }: Body) => stream_id === id).length;
    expect(await unread()).to.equal(1);
    await removeAll(ada, id);
    expect(await unread()).to.equal(0);
    expect((await fetchFile(site, url, anna.client)).status).to.equal(404);
  });

  it('keeps messages of a protected history that the requester did not receive', async () => {
    const { id, name } = await channel([], { invite_only: true });
    const before = await sayAll(id, 'logo', 1);
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name }],
      principals: [ada.id],
    });
    await sayAll(id, 'logo', 2);
    await removeAll(ada, id);
    expect(await inChannel(anna, id)).to.deep.equal(before);
  });

  it('is for users in `can_delete_any_message_group` who can read the channel', async () => {
    const { id } = await channel([]);
    const { id: secret } = await channel([], { invite_only: true });
    await sayAll(id, 'logo', 1);
    const refuse = ({ client }: Person, stream_id: number, msg: string): Promise<Body> =>
      client.fails('POST', `/streams/${stream_id}/delete_topic`, { topic_name: 'logo' }, { msg });
    for (const stream_id of [id, secret, 99999]) await refuse(anna, stream_id, 'Insufficient permission');
    for (const stream_id of [secret, 99999]) await refuse(ada, stream_id, 'Invalid channel ID');
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const members = user_groups.find((group: Body) => group.name === 'role:members').id;
    await setOrganization(site, { can_delete_any_message_group: members });
    expect(await removeAll(ben, id)).to.equal(1);
    expect(await inChannel(anna, id)).to.deep.equal([]);
  });
});
