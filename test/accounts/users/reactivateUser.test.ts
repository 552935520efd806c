import { expect } from 'chai';

import { keepingOrganization } from '../../support/settings.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';

describe('POST /users/{user_id}/reactivate', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('reactivates the account with its API key and sends a `realm_user` event', async () => {
    const person = await site.person('Back');
    await site.owner.ok('DELETE', `/users/${person.id}`);
    const queue = await watch(site.owner, ['realm_user']);
    await site.owner.ok('POST', `/users/${person.id}/reactivate`);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: person.id, is_active: true } },
    ]);
    expect((await person.client.ok('GET', '/users/me')).is_active).to.equal(true);
  });

  it('reactivates a bot and sends a `realm_bot` event to its owner', async () => {
    const keeper = await site.person('Keeper');
    const bot = await site.person('Robot', { botOf: keeper.id });
    await site.owner.ok('DELETE', `/users/${keeper.id}`);
    await site.owner.ok('POST', `/users/${keeper.id}/reactivate`);
    const queue = await watch(keeper.client, ['realm_bot']);
    expect((await bot.client.send('GET', '/users/me')).status).to.equal(401);
    await site.owner.ok('POST', `/users/${bot.id}/reactivate`);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: { user_id: bot.id, is_active: true } },
    ]);
    await bot.client.ok('GET', '/users/me');
  });

  it('lets the owner of a bot reactivate it, as long as they may create it', async () => {
    const [keeper, other] = [await site.person('Mender'), await site.person('Other')];
    const bot = await site.person('Mended', { botOf: keeper.id });
    const again = `/users/${bot.id}/reactivate`;
    await keeper.client.ok('DELETE', `/bots/${bot.id}`);
    const refusal = { code: 'BAD_REQUEST', msg: 'Insufficient permission' };
    await other.client.fails('POST', again, {}, refusal);
    await keepingOrganization(site, async () => {
      await site.owner.ok('PATCH', '/realm', { bot_creation_policy: 2 });
      const limited = { msg: 'Must be an organization administrator' };
      await keeper.client.fails('POST', again, {}, limited);
      await site.owner.ok('POST', again);
      await keeper.client.ok('DELETE', `/bots/${bot.id}`);
    });
    await keeper.client.ok('POST', again);
    await bot.client.ok('GET', '/users/me');
    await bot.client.fails('POST', `/users/${keeper.id}/reactivate`, {}, refusal);
  });

  it('sends no event for an active account', async () => {
    const person = await site.person('Here');
    const queue = await watch(site.owner, ['realm_user']);
    await site.owner.ok('POST', `/users/${person.id}/reactivate`);
    expect(await events(queue)).to.deep.equal([]);
  });

  it('requires an administrator and refuses unknown users and system bots', async () => {
    const member = await site.person('Member');
    await member.client.fails(
      'POST',
      `/users/${member.id}/reactivate`,
      {},
      { code: 'BAD_REQUEST', msg: 'Insufficient permission' },
    );
    await site.owner.fails('POST', '/users/9999/reactivate', {}, { msg: 'No such user' });
    const { cross_realm_bots: bots } = await site.owner.ok('POST', '/register', {
      event_types: ['realm_user'],
    });
    await site.owner.fails('POST', `/users/${bots[0].user_id}/reactivate`, {}, { msg: 'No such user' });
  });
});
