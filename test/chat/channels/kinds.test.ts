import { expect } from 'chai';

import { channelMaker, find, listen, makeChannel, read, say } from '../messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { Watch } from './event-recorder.js';

const KINDS = {
  public: { is_private: false },
  'web-public': { is_private: false, is_web_public: true },
  shared: { is_private: true, history_public_to_subscribers: true },
  protected: { is_private: true },
};

describe('A channel that becomes', () => {
  let server: TestServer;
  let ada: Person;
  let anna: Person;
  let ben: Person;
  let gina: Person;

  before(async () => {
    server = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    await server.owner.ok('PATCH', '/realm', { enable_spectator_access: true });
    await grant('role:administrators');
    ada = await server.person('Ada', { role: 'administrator' });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    gina = await server.person('Gina', { role: 'guest' });
  });
  after(() => server.close());

  /** Lets the members of a group make channels web-public. */
  const grant = async (group: string): Promise<void> => {
    const { user_groups } = await server.owner.ok('GET', '/user_groups');
    const { id } = user_groups.find(({ name }: Body) => name === group);
    await server.owner.ok('PATCH', '/realm', { can_create_web_public_channel_group: { new: id } });
  };

  const make = channelMaker(() => anna);
  const channel = async (options?: Parameters): Promise<number> => (await make([ada], options)).id;

  const change = (id: number, parameters: Parameters): Promise<Body> =>
    ada.client.ok('PATCH', `/streams/${String(id)}`, { is_web_public: false, ...parameters });

  const kindsOf = (events: Body[]): string[] =>
    events.map(({ type, op, property }) => [type, op, property].filter(Boolean).join(' '));

  /** Returns the events of some users, and asserts that the state that they follow is the one of register. */
  const watch = async (people: readonly Person[], work: () => Promise<unknown>): Promise<Body[][]> => {
    const types = { event_types: ['stream', 'subscription', 'default_streams'] };
    const queues = await Promise.all(people.map(({ client }) => listen(client, types)));
    const states = await Promise.all(people.map(({ client }) => Watch.start(client)));
    await work();
    for (const state of states) {
      const { followed, fresh } = await state.compare();
      expect(followed).to.deep.equal(fresh);
    }
    return Promise.all(queues.map((events) => events()));
  };

  const UPDATE = 'stream update invite_only';
  const SHOWN = ['stream create', 'subscription peer_add'];

  it('private disappears for users who are not subscribed, and only for them', async () => {
    const id = await channel();
    const message = await say(anna, id, 'logo');
    await read(ben, message);
    const events = await watch([anna, ada, ben, gina], () => change(id, KINDS.protected));
    expect(events.map(kindsOf)).to.deep.equal([[UPDATE], [UPDATE], ['stream delete'], []]);
    expect(events[0]?.[0]).to.deep.include({
      value: true,
      history_public_to_subscribers: false,
      is_web_public: false,
    });
    expect(events[2]?.[0].streams[0]).to.deep.include({ stream_id: id, invite_only: false });
    await ben.client.fails('GET', `/messages/${String(message)}`, {}, { msg: 'Invalid message(s)' });
    await read(anna, message);
  });

  it('public appears for all users except guests, with its subscribers', async () => {
    const id = await channel({ invite_only: true });
    const message = await say(anna, id, 'logo');
    const events = await watch([anna, ben, gina], () => change(id, KINDS.public));
    expect(events.map(kindsOf)).to.deep.equal([[UPDATE], SHOWN, []]);
    const [created, peers] = events[1] ?? [];
    expect(created.streams).to.have.length(1);
    expect(created.streams[0]).to.deep.include({
      stream_id: id,
      invite_only: false,
      history_public_to_subscribers: true,
    });
    expect(peers).to.deep.include({ stream_ids: [id], user_ids: [ada.id, anna.id] });
    await read(ben, message);
  });

  it('web-public appears for guests, and disappears for them when it is only public again', async () => {
    const id = await channel();
    const message = await say(anna, id, 'logo');
    const open = await watch([anna, ben, gina], () => change(id, KINDS['web-public']));
    expect(open.map(kindsOf)).to.deep.equal([[UPDATE], [UPDATE], SHOWN]);
    await read(gina, message);
    const closed = await watch([ben, gina], () => change(id, KINDS.public));
    expect(closed.map(kindsOf)).to.deep.equal([[UPDATE], ['stream delete']]);
    await gina.client.fails('GET', `/messages/${String(message)}`, {}, { msg: 'Invalid message(s)' });
  });

  it('private with protected history hides earlier messages from later subscribers', async () => {
    const { id, name } = await make([ada], { invite_only: true, history_public_to_subscribers: true });
    const early = await say(anna, id, 'logo', 'early');
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name }],
      principals: [ben.id],
    });
    const late = await say(anna, id, 'logo', 'late');
    const narrow = [
      { operator: 'channel', operand: id },
      { operator: 'topic', operand: 'logo' },
    ];
    expect(await find(ben, narrow)).to.deep.equal([early, late]);
    const events = await watch([anna, ben], () => change(id, { history_public_to_subscribers: false }));
    expect(events.map(kindsOf)).to.deep.equal([[UPDATE], [UPDATE]]);
    expect(await find(ben, narrow)).to.deep.equal([late]);
    expect(await find(anna, narrow)).to.deep.equal([early, late]);
    await change(id, KINDS.shared);
    expect(await find(ben, narrow)).to.deep.equal([early, late]);
  });

  it('another kind names both in a notice', async () => {
    const id = await channel();
    const notices: string[] = [];
    for (const kind of ['web-public', 'shared', 'protected', 'public'] as const) {
      await change(id, KINDS[kind]);
      const narrow = [{ operator: 'channel', operand: id }];
      const window = { anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false };
      notices.push((await anna.client.ok('GET', '/messages', window)).messages.at(-1).content);
    }
    const who = `@_**Ada|${String(ada.id)}** changed the access permissions for this channel from`;
    expect(notices).to.deep.equal([
      `${who} **Public** to **Web-public**.`,
      `${who} **Web-public** to **Private, shared history**.`,
      `${who} **Private, shared history** to **Private, protected history**.`,
      `${who} **Private, protected history** to **Public**.`,
    ]);
  });

  for (const [title, parameters] of [
    ['private and web-public', { is_private: true, is_web_public: true }],
    ['public with protected history', { history_public_to_subscribers: false }],
    ['web-public with protected history', { is_web_public: true, history_public_to_subscribers: false }],
  ] as const)
    it(`${title} is refused`, async () => {
      const id = await channel();
      const refusal = { code: 'BAD_REQUEST', msg: 'Invalid parameters' };
      await ada.client.fails('PATCH', `/streams/${String(id)}`, parameters, refusal);
    });

  it('more open needs an administrator who is subscribed, if it is private', async () => {
    const id = await makeChannel(anna, 'closed', [], { invite_only: true });
    for (const parameters of [
      { is_private: false },
      { history_public_to_subscribers: true },
      { is_private: false, is_web_public: true },
    ]) {
      const refusal = { code: 'BAD_REQUEST', msg: 'Invalid channel ID' };
      await ada.client.fails('PATCH', `/streams/${String(id)}`, parameters, refusal);
    }
    // Other properties, and the present values, need no subscription.
    await ada.client.ok('PATCH', `/streams/${String(id)}`, { description: 'Closed' });
    await change(id, { is_private: true, history_public_to_subscribers: false });
  });

  it('web-public needs the permission and the setting of the organization', async () => {
    const id = await channel();
    const attempt = (refusal: Parameters): Promise<Body> =>
      ada.client.fails('PATCH', `/streams/${String(id)}`, { is_web_public: true }, refusal);
    await grant('role:owners');
    await attempt({ msg: 'Insufficient permission' });
    await grant('role:administrators');
    await server.owner.ok('PATCH', '/realm', { enable_spectator_access: false });
    await attempt({ msg: 'Web-public channels are not enabled.' });
    await server.owner.ok('PATCH', '/realm', { enable_spectator_access: true });
    await change(id, { is_web_public: true });
  });
});
