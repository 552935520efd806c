import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

describe('GET /users/me', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('states whether the user is a billing administrator', async () => {
    const bill = await site.person('Bill');
    await site.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET is_billing_admin = 1 WHERE id = ?', [bill.id]);
      tx.invalidate(`user:${String(bill.id)}`);
    });
    expect((await bill.client.ok('GET', '/users/me')).is_billing_admin).to.equal(true);
  });

  it('returns the account of the requester at the top level', async () => {
    const iago = await site.person('Iago', { role: 'administrator' });
    const { result, msg, ...own } = await iago.client.ok('GET', '/users/me');
    expect({ result, msg }).to.deep.equal({ result: 'success', msg: '' });
    expect(own).to.deep.equal({
      user_id: iago.id,
      email: 'iago@example.com',
      delivery_email: 'iago@example.com',
      full_name: 'Iago',
      role: 200,
      is_owner: false,
      is_admin: true,
      is_guest: false,
      is_billing_admin: false,
      is_active: true,
      is_bot: false,
      timezone: '',
      date_joined: '2024-06-01T00:00:00+00:00',
      avatar_url: own.avatar_url,
      avatar_version: 1,
      max_message_id: own.max_message_id,
      presence_enabled: true,
      profile_data: {},
    });
    expect(own.avatar_url).to.match(
      /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon&version=1$/,
    );
  });

  it('returns the role and its boolean fields', async () => {
    expect(await site.owner.ok('GET', '/users/me')).to.include({ role: 100, is_owner: true, is_admin: true });
    const guest = await site.person('Guest', { role: 'guest' });
    expect(await guest.client.ok('GET', '/users/me')).to.include({
      role: 600,
      is_guest: true,
      is_admin: false,
    });
    const moderator = await site.person('Moderator', { role: 'moderator' });
    expect(await moderator.client.ok('GET', '/users/me')).to.include({
      role: 300,
      is_admin: false,
      is_guest: false,
    });
  });

  it('returns type and owner of a bot, and no profile data', async () => {
    const owner = await site.person('Keeper');
    const bot = await site.person('Robot', { botOf: owner.id });
    const own = await bot.client.ok('GET', '/users/me');
    expect(own).to.include({ is_bot: true }).and.not.to.have.property('profile_data');
    expect(own).to.include({ bot_type: 1, bot_owner_id: owner.id });
    expect(await owner.client.ok('GET', '/users/me')).not.to.have.any.keys('bot_type', 'bot_owner_id');
  });

  it('returns the ID of the newest message', async () => {
    const person = await site.person('Writer');
    const before = (await person.client.ok('GET', '/users/me')).max_message_id as number;
    const { id } = await person.client.ok('POST', '/messages', {
      type: 'direct',
      to: [person.id],
      content: 'A note to myself.',
    });
    expect(id).to.be.greaterThan(before);
    expect((await person.client.ok('GET', '/users/me')).max_message_id).to.equal(id);
  });

  it('returns the current `presence_enabled` setting, as does POST /register', async () => {
    const person = await site.person('Private');
    const stated = async (): Promise<unknown[]> => {
      const options = { event_types: ['realm_user'], client_capabilities: { user_settings_object: true } };
      const [own, state] = [
        await person.client.ok('GET', '/users/me'),
        await person.client.ok('POST', '/register', options),
      ];
      return [own.presence_enabled, state.presence_enabled];
    };
    expect(await stated()).to.deep.equal([true, true]);
    await person.client.ok('PATCH', '/settings', { presence_enabled: false });
    expect(await stated()).to.deep.equal([false, false]);
    await person.client.ok('POST', '/users/me/status', { away: false });
    expect(await stated()).to.deep.equal([true, true]);
  });

  it('lists unsupported parameters in the response', async () => {
    expect(
      (await site.owner.ok('GET', '/users/me', { pointer: 1 })).ignored_parameters_unsupported,
    ).to.deep.equal(['pointer']);
  });
});
