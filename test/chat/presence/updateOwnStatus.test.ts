import { expect } from 'chai';

import type { Body, Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { lonelyGuest, whileGuestsSeeFew } from './fixtures.js';

const PATH = '/users/me/status';
const car = { emoji_name: 'car', emoji_code: '1f697', reaction_type: 'unicode_emoji' };

describe('POST /users/me/status', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());
  beforeEach(() => anna.client.ok('POST', PATH, { status_text: '', emoji_name: '', away: false }));

  const statusOf = async ({ id }: Person, by: Client = server.owner): Promise<Body> => {
    const { status } = await by.ok('GET', `/users/${id}/status`);
    const { user_status } = await by.ok('POST', '/register', { fetch_event_types: ['user_status'] });
    expect(user_status[id] ?? {}, 'register says the same').to.deep.equal(status);
    return status;
  };

  it('changes only the given fields, and sends events with them', async () => {
    const queue = await watch(ben.client, ['user_status']);
    await anna.client.ok('POST', PATH, { status_text: '  on vacation ', ...car });
    await anna.client.ok('POST', PATH, { status_text: 'at sea' });
    expect(await statusOf(anna)).to.deep.equal({ status_text: 'at sea', ...car });
    await anna.client.ok('POST', PATH, { emoji_name: '' });
    expect(await statusOf(anna)).to.deep.equal({ status_text: 'at sea' });
    await anna.client.ok('POST', PATH, { status_text: '' });
    expect(await statusOf(anna)).to.deep.equal({});
    const event = { type: 'user_status', user_id: anna.id };
    expect(await events(queue)).to.deep.equal([
      { ...event, status_text: 'on vacation', ...car },
      { ...event, status_text: 'at sea' },
      { ...event, emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' },
      { ...event, status_text: '' },
    ]);
  });

  it('sets the status of a bot, which guests with limited access can also see', async () => {
    await whileGuestsSeeFew(server, async () => {
      const guest = await lonelyGuest(server, 'Lonely');
      const bot = await server.person('Robot', { botOf: anna.id });
      const queue = await watch(guest.client, ['user_status']);
      await bot.client.ok('POST', PATH, { status_text: 'at work', emoji_name: 'car' });
      await bot.client.ok('POST', PATH, { away: true });
      expect(await statusOf(bot, guest.client)).to.deep.equal({ status_text: 'at work', ...car, away: true });
      const event = { type: 'user_status', user_id: bot.id };
      expect(await events(queue)).to.deep.equal([
        { ...event, status_text: 'at work', ...car },
        { ...event, away: true },
      ]);
      await bot.client.ok('POST', PATH, { status_text: '', emoji_name: '', away: false });
    });
  });

  it('keeps the changes of two concurrent requests', async () => {
    await Promise.all([
      anna.client.ok('POST', PATH, { status_text: 'busy' }),
      anna.client.ok('POST', PATH, { ...car }),
    ]);
    expect(await statusOf(anna)).to.deep.equal({ status_text: 'busy', ...car });
  });

  it('derives code and type from the emoji name', async () => {
    await anna.client.ok('POST', PATH, { emoji_name: 'car' });
    expect(await statusOf(anna)).to.deep.equal(car);
    await anna.client.ok('POST', PATH, { emoji_name: 'zulip' });
    const special = { emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'service_extra_emoji' };
    expect(await statusOf(anna)).to.deep.equal(special);
  });

  const empty = { status_text: '', emoji_name: '', emoji_code: '', reaction_type: '' };

  it('is cleared by clients that send every field empty', async () => {
    const queue = await watch(ben.client, ['user_status']);
    await anna.client.ok('POST', PATH, { status_text: 'at sea', ...car });
    await anna.client.ok('POST', PATH, empty);
    expect(await statusOf(anna)).to.deep.equal({});
    const cleared = { status_text: '', emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' };
    expect((await events(queue)).at(-1)).to.deep.equal({
      type: 'user_status',
      user_id: anna.id,
      ...cleared,
    });
  });

  it('treats an empty code and type of an emoji as absent', async () => {
    await anna.client.ok('POST', PATH, { ...empty, emoji_name: 'car' });
    expect(await statusOf(anna)).to.deep.equal(car);
    const refusal = { code: 'BAD_REQUEST', msg: 'Client did not pass any new values.' };
    await anna.client.fails('POST', PATH, { emoji_code: '', reaction_type: '' }, refusal);
    await anna.client.ok('POST', PATH, { status_text: 'ashore', emoji_code: '', reaction_type: '' });
    expect(await statusOf(anna)).to.deep.equal({ status_text: 'ashore', ...car });
  });

  it('accepts the legacy name for the type of special emoji', async () => {
    const special = { emoji_name: 'service', emoji_code: 'service' };
    await anna.client.ok('POST', PATH, { ...special, reaction_type: 'zulip_extra_emoji' });
    expect(await statusOf(anna)).to.deep.equal({ ...special, reaction_type: 'service_extra_emoji' });
  });

  it('trims the text, and counts its length in characters', async () => {
    const text = '\u{1f697}'.repeat(60);
    await anna.client.ok('POST', PATH, { status_text: ` ${text} ` });
    expect(await statusOf(anna)).to.deep.equal({ status_text: text });
  });

  it('turns presence_enabled off while the user is away', async () => {
    const [own, others] = [
      await watch(anna.client, ['user_settings']),
      await watch(ben.client, ['user_settings', 'user_status']),
    ];
    await anna.client.ok('POST', PATH, { away: true });
    expect(await statusOf(anna)).to.deep.equal({ away: true });
    const settings = async (): Promise<Body> =>
      (await anna.client.ok('POST', '/register', { fetch_event_types: ['user_settings'] })).user_settings;
    expect((await settings()).presence_enabled).to.equal(false);
    // Changing the setting has the same effect.
    await anna.client.ok('PATCH', '/settings', { presence_enabled: true });
    expect((await settings()).presence_enabled).to.equal(true);
    const update = { type: 'user_settings', op: 'update', property: 'presence_enabled' };
    expect(await events(own)).to.deep.equal([
      { ...update, value: false },
      { ...update, value: true },
    ]);
    const told = { type: 'user_status', user_id: anna.id };
    expect(await events(others)).to.deep.equal([
      { ...told, away: true },
      { ...told, away: false },
    ]);
  });

  const refusals: [string, Record<string, string>, string][] = [
    ['an empty request', {}, 'Client did not pass any new values.'],
    ['long text', { status_text: 'x'.repeat(61) }, 'status_text is too long (limit: 60 characters)'],
    [
      'a code without a name',
      { emoji_code: '1f697' },
      'Client must pass emoji_name if they pass either emoji_code or reaction_type.',
    ],
    [
      'a type without a name, with text',
      { reaction_type: 'unicode_emoji', status_text: 'x' },
      'Client must pass emoji_name if they pass either emoji_code or reaction_type.',
    ],
    ['an unknown name', { emoji_name: 'no_such' }, "Emoji 'no_such' does not exist"],
    ['an unknown code', { ...car, emoji_code: 'ffff1' }, 'Invalid emoji code.'],
    ['a name of another code', { ...car, emoji_name: 'tada' }, 'Invalid emoji name.'],
    ['a code of another name', { emoji_name: 'tada', emoji_code: '1f697' }, 'Invalid emoji name.'],
    ['an unknown type', { ...car, reaction_type: 'sparkle' }, 'Invalid emoji type.'],
    [
      'an unknown custom emoji',
      { emoji_name: 'x', emoji_code: '1', reaction_type: 'realm_emoji' },
      'Invalid custom emoji.',
    ],
    [
      'an unknown special emoji',
      { emoji_name: 'car', emoji_code: 'car', reaction_type: 'service_extra_emoji' },
      'Invalid emoji code.',
    ],
  ];
  for (const [what, parameters, msg] of refusals) {
    it(`refuses ${what}, and leaves the status unchanged`, async () => {
      await anna.client.fails('POST', PATH, parameters, { code: 'BAD_REQUEST', msg });
      expect(await statusOf(anna)).to.deep.equal({});
    });
  }

  it('sends events only to users who can access the user', async () => {
    await whileGuestsSeeFew(server, async () => {
      const guest = await lonelyGuest(server, 'Guest');
      const friend = await lonelyGuest(server, 'Friend');
      await server.owner.ok('POST', '/messages', {
        type: 'direct',
        to: [anna.id, friend.id],
        content: 'Hello both',
      });
      const [far, near] = [
        await watch(guest.client, ['user_status']),
        await watch(friend.client, ['user_status']),
      ];
      await anna.client.ok('POST', PATH, { status_text: 'here' });
      expect(await events(far)).to.deep.equal([]);
      expect(await events(near)).to.have.length(1);
      expect(await statusOf(anna, friend.client)).to.deep.equal({ status_text: 'here' });
      await guest.client.fails('GET', `/users/${anna.id}/status`, {}, { msg: 'No such user' });
      const { user_status } = await guest.client.ok('POST', '/register', {
        fetch_event_types: ['user_status'],
      });
      expect(user_status).to.deep.equal({});
    });
  });
});
