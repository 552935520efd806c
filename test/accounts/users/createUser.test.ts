import { expect } from 'chai';

import { events, watch, type Queue } from '../../chat/users/event-recorder.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';

const PASSWORD = 'sesame-lantern-42';

describe('POST /users', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  const create = (fields: object) =>
    site.owner.send('POST', '/users', {
      email: 'x@example.com',
      password: PASSWORD,
      full_name: 'New User',
      ...fields,
    });

  const refuses = async (fields: object, msg: string): Promise<void> => {
    const { status, body } = await create(fields);
    expect({ status, code: body.code, msg: body.msg }).to.deep.equal({
      status: 400,
      code: 'BAD_REQUEST',
      msg,
    });
  };

  it('creates an account that can log in and is subscribed to the default channels', async () => {
    const { user_id } = await site.owner.ok('POST', '/users', {
      email: ' Newbie@example.com ',
      password: PASSWORD,
      full_name: '  New   User ',
    });
    const login = { username: 'newbie@example.com', password: PASSWORD };
    const { api_key: key, user_id: id, email } = await site.anonymous.ok('POST', '/fetch_api_key', login);
    expect({ id, email }).to.deep.equal({ id: user_id, email: 'Newbie@example.com' });
    const { status, body } = await site.anonymous.send(
      'GET',
      '/users/me/subscriptions',
      {},
      {
        headers: { Authorization: `Basic ${Buffer.from(`newbie@example.com:${key}`).toString('base64')}` },
      },
    );
    expect(status).to.equal(200);
    expect(body.subscriptions.map(({ name }: { name: string }) => name)).to.deep.equal(['general']);
  });

  it('refuses invalid emails and those of other accounts, case-insensitively, also of deactivated ones', async () => {
    await refuses({ email: 'newbie' }, 'Enter a valid email address.');
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    await refuses({ email: 'GONE@example.com' }, "Email 'GONE@example.com' already in use");
  });

  it('refuses invalid names and weak passwords', async () => {
    await refuses({ full_name: 'x' }, 'Name too short!');
    await refuses({ full_name: 'x'.repeat(101) }, 'Name too long!');
    await refuses({ full_name: 'New * User' }, 'Invalid characters in name!');
    await refuses({ full_name: 'New User|7' }, 'Invalid format!');
    await refuses({ password: 'password1' }, 'The password is too weak.');
    await refuses({ password: 'short' }, 'The password is too weak.');
  });

  it('requires an administrator, which can be a bot', async () => {
    const wanted = { email: 'y@example.com', password: PASSWORD, full_name: 'New User' };
    const member = await site.person('Member');
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    await member.client.fails('POST', '/users', wanted, refusal);
    const moderator = await site.person('Moderator', { role: 'moderator' });
    await moderator.client.fails('POST', '/users', wanted, refusal);
    const bot = await site.person('Robot', { role: 'administrator', botOf: member.id });
    expect(await bot.client.ok('POST', '/users', wanted)).to.have.property('user_id');
  });

  it('creates one account for two concurrent requests with the same email', async () => {
    const answers = await Promise.all([
      create({ email: 'twice@example.com' }),
      create({ email: 'TWICE@example.com' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
  });

  it('refuses duplicate names if the organization requires unique names', async () => {
    await setOrganization(site, { require_unique_names: true });
    await create({ email: 'first@example.com', full_name: 'The One' });
    await refuses(
      { email: 'second@example.com', full_name: 'the one' },
      'Unique names required in this organization.',
    );
    await setOrganization(site, {});
  });

  it('sends `realm_user`, `user_group` and `subscription` events', async () => {
    const reader: Queue = await watch(site.owner, ['realm_user', 'user_group', 'subscription']);
    const { user_id } = await site.owner.ok('POST', '/users', {
      email: 'told@example.com',
      password: PASSWORD,
      full_name: 'Told User',
    });
    const [added, ...others] = await events(reader);
    expect(added).to.deep.include({ type: 'realm_user', op: 'add' });
    expect(added?.person).to.deep.include({
      user_id,
      email: 'told@example.com',
      delivery_email: 'told@example.com',
      full_name: 'Told User',
      role: 400,
      is_active: true,
      is_bot: false,
      bot_type: null,
      profile_data: {},
    });
    expect(added?.person.avatar_url).to.match(/^https:/);
    expect(others.map(({ type, op }) => `${type} ${op}`)).to.deep.equal([
      'user_group add_members',
      'user_group add_members',
      'subscription peer_add',
    ]);
  });
});
