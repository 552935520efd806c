import { expect } from 'chai';

import { makeChannel, say } from '../messages/fixtures.js';
import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

/** Clients apply events one after the other. Existing servers send those of one change in this order. */
describe('The events of one change', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('about a moved topic begin with its visibility policy', async () => {
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    await makeChannel(anna, 'design', [ben]);
    const id = await say(anna, 'design', 'old');
    const { stream_id } = await ben.client.ok('GET', '/get_stream_id', { stream: 'design' });
    await ben.client.ok('POST', '/user_topics', { stream_id, topic: 'old', visibility_policy: 3 });
    const queue = await watch(ben.client, ['user_topic', 'update_message']);
    await anna.client.ok('PATCH', `/messages/${id}`, { topic: 'new', propagate_mode: 'change_all' });
    expect(
      (await events(queue)).map(({ type, topic_name, subject }) => [type, topic_name ?? subject]),
    ).to.deep.equal([
      ['user_topic', 'old'],
      ['user_topic', 'new'],
      ['update_message', 'new'],
    ]);
  });

  it('about a bot begin with those for its owner, except about its name and activity', async () => {
    const [keeper, heir] = [await site.person('Keeper'), await site.person('Heir')];
    const bot = await site.person('Robot', { botOf: keeper.id });
    const queue = await watch(site.owner, ['realm_bot', 'realm_user']);
    const typesOf = async (change: () => Promise<unknown>): Promise<string[]> => {
      await change();
      return (await events(queue)).map(({ type }) => type as string);
    };
    const update = (parameters: object): Promise<unknown> =>
      site.owner.ok('PATCH', `/bots/${bot.id}`, { ...parameters });
    expect(await typesOf(() => update({ bot_owner_id: heir.id }))).to.deep.equal(['realm_bot', 'realm_user']);
    const file = await picture(30, 20);
    expect(await typesOf(() => update({ filename: file }))).to.deep.equal(['realm_bot', 'realm_user']);
    expect(await typesOf(() => update({ full_name: 'Renamed' }))).to.deep.equal(['realm_user', 'realm_bot']);
    expect(await typesOf(() => site.owner.ok('DELETE', `/bots/${bot.id}`))).to.deep.equal([
      'realm_user',
      'realm_bot',
    ]);
  });
});
