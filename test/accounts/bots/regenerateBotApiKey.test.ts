import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { statusWith } from '../../support/keys.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { Follower, makeBot } from '../../chat/bots/event-recorder.js';

describe('POST /bots/{bot_id}/api_key/regenerate', () => {
  let site: TestServer;
  let keeper: Person;
  let other: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    keeper = await site.person('Keeper');
    other = await site.person('Other', { role: 'moderator' });
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  const pathOf = (id: number): string => `/bots/${String(id)}/api_key/regenerate`;

  it('replaces the key and sends a `realm_bot` event to the owner and administrators', async () => {
    const { id, key, email } = await makeBot(keeper.client);
    expect(await statusWith(site.url, email, key)).to.equal(200);
    const followers = await Promise.all([keeper, admin].map(({ client }) => Follower.start(client)));
    const outsider = await Follower.start(other.client);
    const { api_key } = await keeper.client.ok('POST', pathOf(id));
    expect(await statusWith(site.url, email, key)).to.equal(401);
    expect(await statusWith(site.url, email, api_key)).to.equal(200);
    for (const follower of followers) {
      const told = { type: 'realm_bot', op: 'update', bot: { user_id: id, api_key } };
      expect(await follower.events()).to.deep.equal([told]);
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
    }
    expect(await outsider.events()).to.deep.equal([]);
    const { bots } = await keeper.client.ok('GET', '/bots');
    expect(bots.find(({ username }: { username: string }) => username === email).api_key).to.equal(api_key);
  });

  it('requires the owner of the bot or an administrator', async () => {
    const { id, key, email } = await makeBot(keeper.client);
    await other.client.fails('POST', pathOf(id), {}, { msg: 'Insufficient permission' });
    const guest = await site.person('Guest', { role: 'guest' });
    await guest.client.fails('POST', pathOf(id), {}, { msg: 'Not allowed for guest users' });
    const bot = new Client(site.url, { email, key });
    await bot.fails('POST', pathOf(id), {}, { msg: 'This endpoint does not accept bot requests.' });
    expect(await statusWith(site.url, email, key)).to.equal(200);
    const { api_key } = await admin.client.ok('POST', pathOf(id));
    expect(await statusWith(site.url, email, api_key)).to.equal(200);
  });

  it('hides keys of bots with the owner role from administrators', async () => {
    const { id, key, email } = await makeBot(site.owner);
    await site.owner.ok('PATCH', `/bots/${String(id)}`, { role: 100 });
    await admin.client.fails('POST', pathOf(id), {}, { msg: 'Must be an organization owner' });
    const follower = await Follower.start(admin.client);
    await site.owner.ok('POST', pathOf(id));
    expect(await follower.events()).to.deep.equal([]);
    expect(await statusWith(site.url, email, key)).to.equal(401);
  });

  it('accepts deactivated bots and refuses other IDs', async () => {
    const { id, email } = await makeBot(keeper.client);
    await keeper.client.ok('DELETE', `/bots/${String(id)}`);
    const { api_key } = await keeper.client.ok('POST', pathOf(id));
    await admin.client.ok('POST', `/users/${String(id)}/reactivate`);
    expect(await statusWith(site.url, email, api_key)).to.equal(200);
    const { members } = await site.owner.ok('GET', '/users');
    const system = members.find((user: { is_system_bot?: boolean }) => user.is_system_bot);
    for (const wrong of [keeper.id, 4711, ...(system ? [system.user_id] : [])])
      await admin.client.fails('POST', pathOf(wrong), {}, { msg: 'No such bot' });
  });
});
