import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { fetchPicture, picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { Follower, makeBot } from '../../chat/bots/event-recorder.js';

describe('PATCH /bots/{bot_id}', () => {
  let site: TestServer;
  let keeper: Person;
  let other: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    keeper = await site.person('Keeper');
    other = await site.person('Other');
    admin = await site.person('Admin', { role: 'administrator' });
    await keeper.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'Design' }] });
  });

  after(() => site.close());

  const roleOf = async (id: number): Promise<number> =>
    (await admin.client.ok('GET', `/users/${String(id)}`)).user.role;

  it('changes name and defaults, and sends events only about changed fields', async () => {
    const { id } = await makeBot(keeper.client);
    const path = `/bots/${String(id)}`;
    const queue = await watch(other.client, ['realm_user', 'realm_bot']);
    const follower = await Follower.start(keeper.client);
    const wanted = {
      full_name: ' Robot ',
      default_sending_stream: 'design',
      default_all_public_streams: true,
    };
    const changed = await keeper.client.ok('PATCH', path, wanted);
    await keeper.client.ok('PATCH', path, wanted);
    expect(changed).to.include({
      full_name: 'Robot',
      bot_owner: keeper.email,
      default_sending_stream: 'Design',
    });
    const renamed = { user_id: id, full_name: 'Robot' };
    expect(await events(queue)).to.deep.equal([{ type: 'realm_user', op: 'update', person: renamed }]);
    expect(await follower.events()).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: renamed },
      {
        type: 'realm_bot',
        op: 'update',
        bot: { user_id: id, default_sending_stream: 'Design', default_all_public_streams: true },
      },
    ]);
    expect(await keeper.client.ok('PATCH', path, { default_sending_stream: '' })).to.deep.include({
      default_sending_stream: null,
      default_all_public_streams: true,
    });
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
  });

  it('refuses invalid values and changes nothing', async () => {
    const { id } = await makeBot(keeper.client);
    const path = `/bots/${String(id)}`;
    const follower = await Follower.start(keeper.client);
    const fails = (parameters: object, msg: string): Promise<unknown> =>
      keeper.client.fails('PATCH', path, { default_all_public_streams: true, ...parameters }, { msg });
    await fails({ full_name: 'x' }, 'Name too short!');
    await fails({ full_name: other.name }, 'Name is already in use!');
    await fails({ full_name: 'Fine', default_sending_stream: 'unknown' }, "Invalid channel name 'unknown'");
    await fails({ full_name: 'Fine', bot_owner_id: 4711 }, 'Failed to change owner, no such user');
    await fails({ bot_owner_id: id }, "Failed to change owner, bots can't own other bots");
    const gone = await site.person('Gone');
    await admin.client.ok('DELETE', `/users/${String(gone.id)}`);
    await fails({ bot_owner_id: gone.id }, 'Failed to change owner, user is deactivated');
    await fails({ full_name: 'Fine', role: 300 }, 'Insufficient permission');
    await fails({ role: 500 }, 'Invalid role: Value error, Not in the list of possible values');
    expect(await follower.events()).to.deep.equal([]);
  });

  it('requires the owner of the bot or an administrator, and refuses IDs of users', async () => {
    const { id } = await makeBot(keeper.client);
    const path = `/bots/${String(id)}`;
    await other.client.fails('PATCH', path, { full_name: 'Mine' }, { msg: 'Insufficient permission' });
    await admin.client.ok('PATCH', path, { full_name: 'Ours' });
    for (const nobody of [keeper.id, 4711]) {
      await admin.client.fails('PATCH', `/bots/${String(nobody)}`, {}, { msg: 'No such bot' });
    }
  });

  it('replaces the avatar', async () => {
    const { id } = await makeBot(keeper.client);
    const path = `/bots/${String(id)}`;
    const filename = await picture();
    await other.client.fails('PATCH', path, { filename }, { msg: 'Insufficient permission' });
    const [follower, witness] = [
      await Follower.start(admin.client),
      await watch(other.client, ['realm_user']),
    ];
    const { avatar_url } = await keeper.client.ok('PATCH', path, { filename });
    expect((await fetchPicture(site.url, avatar_url)).type).to.equal('image/png');
    expect((await events(witness))[0].person).to.deep.include({
      user_id: id,
      avatar_url,
      avatar_source: 'U',
    });
    expect(await follower.events()).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: { user_id: id, avatar_url } },
    ]);
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
  });

  it('sends `delete` to the previous owner, and `add` with the key to the new one', async () => {
    const { id, key } = await makeBot(keeper.client);
    const followers = [
      await Follower.start(keeper.client),
      await Follower.start(other.client),
      await Follower.start(admin.client),
    ];
    const witness = await watch(admin.client, ['realm_user']);
    await keeper.client.ok('PATCH', `/bots/${String(id)}`, { bot_owner_id: other.id });
    expect(await events(witness)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: id, bot_owner_id: other.id } },
    ]);
    const [lost, gained, kept] = await Promise.all(followers.map((follower) => follower.events()));
    expect(lost).to.deep.equal([{ type: 'realm_bot', op: 'delete', bot: { user_id: id } }]);
    expect(gained?.map(({ op, bot }) => [op, bot.api_key, bot.owner_id])).to.deep.equal([
      ['add', key, other.id],
    ]);
    expect(kept).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: { user_id: id, owner_id: other.id } },
    ]);
    for (const follower of followers) {
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
    }
    await keeper.client.fails('PATCH', `/bots/${String(id)}`, {}, { msg: 'Insufficient permission' });
  });

  it('clears default channels that the new owner cannot access', async () => {
    const secret = { subscriptions: [{ name: 'Secret' }], invite_only: true };
    await keeper.client.ok('POST', '/users/me/subscriptions', secret);
    const { id } = await makeBot(keeper.client, {
      default_sending_stream: 'Secret',
      default_events_register_stream: 'Design',
    });
    const followers = [await Follower.start(other.client), await Follower.start(admin.client)];
    await keeper.client.ok('PATCH', `/bots/${String(id)}`, { bot_owner_id: other.id });
    for (const follower of followers) {
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
      expect(follower.bots.get(id)).to.include({
        default_sending_stream: null,
        default_events_register_stream: 'Design',
      });
    }
    await admin.client.fails(
      'PATCH',
      `/bots/${String(id)}`,
      { default_sending_stream: 'Secret' },
      { msg: "Invalid channel name 'Secret'" },
    );
  });

  it('sets roles within the requester permissions and hides owner bots from administrators', async () => {
    const { id } = await makeBot(site.owner);
    const path = `/bots/${String(id)}`;
    const followers = [await Follower.start(site.owner), await Follower.start(admin.client)];
    await admin.client.ok('PATCH', path, { role: 300 });
    expect(await roleOf(id)).to.equal(300);
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
    await admin.client.fails('PATCH', path, { role: 100 }, refusal);
    await site.owner.ok('PATCH', path, { role: 100 });
    const [owns, lost] = await Promise.all(followers.map((follower) => follower.events()));
    expect(owns, 'to the owner').to.deep.equal([]);
    expect(lost).to.deep.equal([{ type: 'realm_bot', op: 'delete', bot: { user_id: id } }]);
    await admin.client.fails('PATCH', path, { full_name: 'Mine' }, refusal);
    await site.owner.ok('PATCH', path, { role: 600 });
    await site.owner.fails(
      'PATCH',
      path,
      { role: 200 },
      { msg: 'Guests cannot be organization administrators' },
    );
    for (const follower of followers) {
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
    }
  });

  it('appears for new administrators and disappears when they lose the role', async () => {
    const { id } = await makeBot(keeper.client);
    const riser = await site.person('Riser');
    const follower = await Follower.start(riser.client);
    expect([...follower.bots]).to.deep.equal([]);
    await site.owner.ok('PATCH', `/users/${String(riser.id)}`, { role: 200 });
    expect((await follower.compare()).followed).to.have.property(String(id));
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
    await site.owner.ok('PATCH', `/users/${String(riser.id)}`, { role: 400 });
    expect((await follower.compare()).followed).to.deep.equal({});
  });
});
