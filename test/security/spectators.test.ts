import { createHash } from 'node:crypto';

import { expect } from 'chai';

import { SESSION_COOKIE } from '../../src/runtime/identity/cookies.js';
import { letIn } from '../chat/public-archive/fixtures.js';
import { makeChannel, say, setOrganization, tell } from '../chat/messages/fixtures.js';
import { Client, type Body, type Parameters } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const WEB_PUBLIC = { operator: 'channels', operand: 'web-public' };
const PAGE = { anchor: 'newest', num_before: 100, num_after: 0 };

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

describe('spectators', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let open: number;
  let closed: number;
  let ordinary: number;
  let said: number;

  before(async () => {
    site = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    // Not at midnight, which is all that strangers see of the time when someone joined.
    site.clock.advance(12_345_000);
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await letIn(site);
    const { user_id } = await site.owner.ok('GET', '/users/me');
    const owner = { ...anna, id: user_id, client: site.owner };
    open = await makeChannel(owner, 'open house', [anna, ben], { is_web_public: true });
    closed = await makeChannel(anna, 'strictly closed', [ben], { invite_only: true });
    ordinary = await makeChannel(anna, 'ordinary', [ben]);
    said = await say(anna, open, 'doors', 'come in, build & deploy');
    await say(anna, closed, 'secrets', 'never told');
    await say(anna, ordinary, 'talk', 'usual words');
    await tell(anna, [ben], 'between us');
  });
  after(() => site.close());

  const list = (narrow: readonly object[] = [WEB_PUBLIC], more: Parameters = {}): Promise<Body> =>
    site.anonymous.ok('GET', '/messages', { ...PAGE, narrow, ...more });
  const statusOf = async (narrow: readonly unknown[] | undefined, by = site.anonymous): Promise<number> =>
    (await by.send('GET', '/messages', { ...PAGE, narrow })).status;
  const contents = ({ messages }: Body): string[] => messages.map(({ content }: Body) => content);

  /** What a stranger must never read: names of channels, words of messages and real addresses. */
  const expectNothingHidden = (body: Body): void => {
    const text = JSON.stringify(body);
    for (const hidden of [
      'strictly closed',
      'secrets',
      'never told',
      'usual words',
      'between us',
      'ordinary',
    ])
      expect(text).to.not.include(hidden);
    for (const { email } of [anna, ben]) {
      expect(text).to.not.include(email);
      expect(text).to.not.include(md5(email));
    }
  };

  it('read the messages of web-public channels, and of no others', async () => {
    const body = await list();
    const found = body.messages.find(({ id }: Body) => id === said);
    expect(found).to.include({
      content: '<p>come in, build &amp; deploy</p>',
      sender_full_name: 'Anna',
      sender_email: `user${anna.id}@chat.example.com`,
      stream_id: open,
    });
    expect(found.avatar_url).to.include(md5(`user${anna.id}@chat.example.com`));
    for (const { flags, stream_id } of body.messages) {
      expect(flags).to.deep.equal(['read']);
      expect(stream_id).to.equal(open);
    }
    expectNothingHidden(body);
  });

  it('need a narrow of web-public channels, without conditions about a user', async () => {
    const refused = [
      undefined,
      [],
      [{ ...WEB_PUBLIC, negated: true }],
      [{ operator: 'channels', operand: 'public' }],
      [{ operator: 'channel', operand: open }],
      ...['unread', 'starred', 'mentioned', 'followed', 'dm', 'resolved'].map((operand) => [
        WEB_PUBLIC,
        { operator: 'is', operand },
      ]),
      [WEB_PUBLIC, { operator: 'in', operand: 'home' }],
      [WEB_PUBLIC, { operator: 'dm', operand: [ben.id] }],
      [WEB_PUBLIC, { operator: 'sender', operand: anna.email }],
      [WEB_PUBLIC, { operator: 'nonsense', operand: 'x' }],
    ];
    for (const narrow of refused) expect(await statusOf(narrow), JSON.stringify(narrow)).to.equal(401);
    expect(await statusOf([['streams', 'web-public']])).to.equal(200);
  });

  it('narrow by channel, topic, sender, message and words', async () => {
    const found = ['<p>come in, build &amp; deploy</p>'];
    for (const [operator, operand] of [
      ['topic', 'doors'],
      ['sender', anna.id],
      ['id', said],
      ['near', String(said)],
      ['with', said],
    ] as const) {
      const narrow = [WEB_PUBLIC, { operator, operand }];
      expect(contents(await list(narrow)), operator).to.include(found[0]);
    }
    const unknown = await list([WEB_PUBLIC, { operator: 'sender', operand: 2_000_000 }]);
    expect(unknown.messages).to.deep.equal([]);
    const sought = await list([WEB_PUBLIC, { operator: 'search', operand: 'deploy' }]);
    expect(contents(sought)).to.deep.equal(found);
    expect(sought.messages[0].match_content).to.include('<span class="highlight">deploy</span>');
    for (const word of ['told', 'usual', 'between'])
      expect(contents(await list([WEB_PUBLIC, { operator: 'search', operand: word }]))).to.deep.equal([]);
    for (const operand of [closed, ordinary, 'strictly closed', 2_000_000]) {
      const { status, body } = await site.anonymous.send('GET', '/messages', {
        ...PAGE,
        narrow: [WEB_PUBLIC, { operator: 'channel', operand }],
      });
      expect([status, body.code], String(operand)).to.deep.equal([400, 'BAD_NARROW']);
    }
  });

  it('have read every message', async () => {
    const { anchor, messages } = await list([WEB_PUBLIC], { anchor: 'first_unread' });
    expect(anchor).to.equal(10_000_000_000_000_000);
    expect(messages.at(-1).id).to.equal(said);
  });

  it('see no history of a message, and no address of those who reacted', async () => {
    await ben.client.ok('POST', `/messages/${said}/reactions`, { emoji_name: 'tada' });
    const id = await say(anna, closed, 'secrets', 'never told, too');
    await anna.client.ok('PATCH', `/messages/${id}`, { content: 'told now' });
    await letIn(site, { move_messages_between_streams_policy: 1 });
    await anna.client.ok('PATCH', `/messages/${id}`, {
      stream_id: open,
      topic: 'doors',
      propagate_mode: 'change_one',
      send_notification_to_new_thread: false,
      send_notification_to_old_thread: false,
    });
    const body = await list();
    const moved = body.messages.find((message: Body) => message.id === id);
    expect(moved.content).to.equal('<p>told now</p>');
    expect(moved).to.not.have.property('edit_history');
    expect(moved.last_edit_timestamp).to.be.a('number');
    expectNothingHidden(body);
    await anna.client.ok('DELETE', `/messages/${id}`).catch(() => site.owner.ok('DELETE', `/messages/${id}`));
  });

  it('read what users read before them, each in their own form', async () => {
    const ask = (by: Client): Promise<Body> => by.ok('GET', '/messages', { ...PAGE, narrow: [WEB_PUBLIC] });
    const email = async (by: Client): Promise<string> =>
      (await ask(by)).messages.find(({ id }: Body) => id === said).sender_email;
    for (let round = 0; round < 2; round += 1) {
      expect(await email(ben.client)).to.equal(anna.email);
      expect(await email(site.anonymous)).to.equal(`user${anna.id}@chat.example.com`);
    }
  });

  it('list the topics of web-public channels', async () => {
    const { topics } = await site.anonymous.ok('GET', `/users/me/${open}/topics`);
    expect(topics.map(({ name }: Body) => name)).to.include('doors');
    const unknown = await site.anonymous.send('GET', '/users/me/2000000/topics');
    for (const id of [closed, ordinary]) {
      const { status, body } = await site.anonymous.send('GET', `/users/me/${id}/topics`);
      expect([status, body]).to.deep.equal([unknown.status, unknown.body]);
    }
  });

  it('get the state of web-public channels, without a queue', async () => {
    await site.owner.ok('POST', '/realm/domains', { domain: 'hidden.example', allow_subdomains: false });
    await letIn(site, { new_stream_announcements_stream_id: closed });
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const idOf = (wanted: string): number => user_groups.find(({ name }: Body) => name === wanted).id;
    const { group_id: hidden } = await anna.client.ok('POST', '/user_groups/create', {
      ...{ name: 'hidden group', description: '', members: [ben.id] },
    });
    const permission = { direct_members: [ben.id], direct_subgroups: [hidden] };
    await site.owner.ok('PATCH', '/realm', {
      direct_message_permission_group: { new: permission },
      can_create_private_channel_group: { new: hidden },
      can_create_public_channel_group: { new: idOf('role:moderators') },
    });
    const state = await site.anonymous.ok('POST', '/register');
    expect(state).to.include({
      realm_direct_message_permission_group: idOf('role:nobody'),
      realm_can_create_private_channel_group: idOf('role:nobody'),
      realm_can_create_public_channel_group: idOf('role:moderators'),
    });
    expect(state).to.include({ queue_id: null, last_event_id: -1, max_message_id: -1 });
    for (const key of ['subscriptions', 'streams'])
      expect(
        state[key].map(({ stream_id }: Body) => stream_id),
        key,
      ).to.deep.equal([open]);
    expect(state.subscriptions[0]).to.not.have.property('subscribers');
    expect(state.realm_users.map(({ full_name }: Body) => full_name)).to.include.members(['Anna', 'Ben']);
    for (const user of state.realm_users) {
      expect(user.email).to.equal(`user${user.user_id}@chat.example.com`);
      expect(user).to.include({ delivery_email: null, timezone: '', is_billing_admin: false });
      expect(user.date_joined).to.match(/T00:00:00\+00:00$/);
      expect(user).to.not.have.property('profile_data');
    }
    expect(state).to.include({ is_admin: false, is_guest: true, can_create_streams: false });
    expect(state).to.not.have.any.keys('user_id', 'email', 'delivery_email', 'full_name');
    for (const { members, is_system_group } of state.realm_user_groups)
      expect([members, is_system_group]).to.deep.equal([[], true]);
    expect(state.realm_new_stream_announcements_stream_id).to.equal(-1);
    expect(state).to.deep.include({ realm_domains: [], presences: {}, user_status: {}, realm_bots: [] });
    expect(JSON.stringify(state)).to.not.include('hidden.example');
    expectNothingHidden(state);
    expect(await site.services.store.read((tx) => tx.all('SELECT id FROM queues'))).to.deep.equal([]);
  });

  it('get every field that a user gets, but those of an account', async () => {
    const ofUser = await anna.client.ok('POST', '/register');
    const state = await site.anonymous.ok('POST', '/register');
    const missing = Object.keys(ofUser).filter((key) => !(key in state));
    expect(missing.sort()).to.deep.equal([
      'avatar_source',
      'avatar_url',
      'avatar_url_medium',
      'delivery_email',
      'email',
      'full_name',
      'user_id',
    ]);
    expect(Object.keys(state).filter((key) => !(key in ofUser))).to.deep.equal([]);
  });

  it('see no users beside the authors where guests do not see all', async () => {
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const idOf = (wanted: string): number => user_groups.find(({ name }: Body) => name === wanted).id;
    await letIn(site, { can_access_all_users_group: idOf('role:members') });
    const { realm_users } = await site.anonymous.ok('POST', '/register');
    expect(realm_users).to.deep.equal([]);
    expect((await list()).messages.at(-1).sender_full_name).to.not.equal('Unknown user');
    await letIn(site);
  });

  it('cannot ask for subscribers or for all public channels', async () => {
    const ask = async (parameters: Parameters): Promise<unknown> =>
      (await site.anonymous.send('POST', '/register', parameters)).body.msg;
    expect(await ask({ include_subscribers: true })).to.equal(
      "Invalid 'include_subscribers' parameter for anonymous request",
    );
    expect(await ask({ all_public_streams: true })).to.equal('User not authorized for this query');
  });

  it('are none if the request has credentials, even wrong ones', async () => {
    const wrong = new Client(site.url, { email: anna.email, key: 'x'.repeat(32) });
    expect(await statusOf([WEB_PUBLIC], wrong)).to.equal(401);
    expect((await wrong.send('POST', '/register')).status).to.equal(401);
    const response = await fetch(`${site.url}/api/v1/register`, {
      method: 'POST',
      headers: { Cookie: `${SESSION_COOKIE}=expired` },
    });
    expect(response.status).to.equal(401);
  });

  it('have no other operation', async () => {
    for (const [method, path] of [
      ['GET', '/events?queue_id=x&last_event_id=-1&dont_block=true'],
      ['GET', `/messages/${said}`],
      ['GET', `/messages/matches_narrow?msg_ids=[${said}]&narrow=[]`],
      ['GET', `/messages/${said}/history`],
      ['GET', '/streams'],
      ['GET', `/streams/${open}`],
      ['GET', '/users'],
      ['GET', `/users/${anna.id}`],
      ['POST', '/messages'],
    ] as const)
      expect((await site.anonymous.send(method, path)).status, path).to.equal(401);
  });

  it('lose access at once when the channel, the switch or the organization closes', async () => {
    const asked = (): Promise<number[]> =>
      Promise.all([
        statusOf([WEB_PUBLIC]),
        site.anonymous.send('POST', '/register').then(({ status }) => status),
        site.anonymous.send('GET', `/users/me/${open}/topics`).then(({ status }) => status),
      ]);
    expect(await asked()).to.deep.equal([200, 200, 200]);
    await setOrganization(site, {});
    expect(await asked()).to.deep.equal([401, 401, 401]);
    await letIn(site);
    await site.owner.ok('PATCH', `/streams/${open}`, { is_web_public: false });
    expect(await asked()).to.deep.equal([200, 200, 400]);
    expect((await list()).messages).to.deep.equal([]);
    const { subscriptions } = await site.anonymous.ok('POST', '/register');
    expect(subscriptions).to.deep.equal([]);
  });

  it('are refused by a server without web-public channels', async () => {
    const other = await startServer();
    try {
      for (const path of ['/register', '/messages', '/users/me/1/topics']) {
        const method = path === '/register' ? 'POST' : 'GET';
        const { status } = await other.anonymous.send(method, path, { ...PAGE, narrow: [WEB_PUBLIC] });
        expect(status, path).to.equal(401);
      }
    } finally {
      await other.close();
    }
  });
});
