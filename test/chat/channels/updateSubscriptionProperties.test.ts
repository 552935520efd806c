import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { Watch } from './event-recorder.js';

const PATH = '/users/me/subscriptions';

describe('POST /users/me/subscriptions/properties', () => {
  let server: TestServer;
  let anna: Person;
  let ids: Record<string, number>;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    const ben = await server.person('Ben');
    const make = (person: Person, names: string[], options: object = {}): Promise<Body> =>
      person.client.ok('POST', PATH, { subscriptions: names.map((name) => ({ name })), ...options });
    await make(anna, ['one', 'two']);
    await make(ben, ['open']);
    await make(ben, ['secret'], { invite_only: true });
    const { streams } = await server.owner.ok('POST', '/register', { fetch_event_types: ['stream'] });
    ids = Object.fromEntries(streams.map(({ name, stream_id }: Body) => [name, stream_id]));
  });
  after(() => server.close());

  const change = (
    ...items: readonly (readonly [channel: string | number, property: string, value: unknown])[]
  ): Parameters => ({
    subscription_data: items.map(([channel, property, value]) => ({
      stream_id: typeof channel === 'number' ? channel : ids[channel],
      property,
      value,
    })),
  });
  const find = async (name: string): Promise<Body> =>
    (await anna.client.ok('GET', PATH)).subscriptions.find((channel: Body) => channel.name === name);

  it('changes each setting and sends one event for each', async () => {
    const watch = await Watch.start(anna.client);
    const properties = [
      'pin_to_top',
      'desktop_notifications',
      'audible_notifications',
      'push_notifications',
      'email_notifications',
      'wildcard_mentions_notify',
    ];
    const body = await anna.client.ok('POST', `${PATH}/properties`, {
      ...change(
        ['two', 'color', '#a1B2c3'],
        ...properties.map((property) => ['one', property, true] as const),
      ),
    });
    expect(body).to.deep.equal({ result: 'success', msg: '' });
    expect(await find('one')).to.deep.include(
      Object.fromEntries(properties.map((property) => [property, true])),
    );
    expect(await find('two')).to.deep.include({
      color: '#a1B2c3',
      pin_to_top: false,
      push_notifications: null,
    });
    expect(await watch.events()).to.deep.equal([
      { type: 'subscription', op: 'update', property: 'color', value: '#a1B2c3', stream_id: ids.two },
      ...properties.map((property) => ({
        type: 'subscription',
        op: 'update',
        property,
        value: true,
        stream_id: ids.one,
      })),
    ]);
  });

  for (const [property, value] of [
    ['is_muted', true],
    ['in_home_view', true],
    ['in_home_view', false],
    ['is_muted', false],
  ] as const) {
    it(`sends two events for ${property} ${value}`, async () => {
      const muted = (property === 'is_muted') === value;
      const watch = await Watch.start(anna.client);
      await anna.client.ok('POST', `${PATH}/properties`, change(['one', property, value]));
      expect(await find('one')).to.deep.include({ is_muted: muted, in_home_view: !muted });
      const event = { type: 'subscription', op: 'update', stream_id: ids.one };
      expect(await watch.events()).to.deep.equal([
        { ...event, property: 'in_home_view', value: !muted },
        { ...event, property: 'is_muted', value: muted },
      ]);
    });
  }

  it('sends no events if nothing changes', async () => {
    await anna.client.ok('POST', `${PATH}/properties`, change(['one', 'pin_to_top', true]));
    const watch = await Watch.start(anna.client);
    await anna.client.ok(
      'POST',
      `${PATH}/properties`,
      change(['one', 'pin_to_top', true], ['one', 'in_home_view', true]),
    );
    expect(await watch.events()).to.deep.equal([]);
  });

  it('applies items in request order', async () => {
    await anna.client.ok(
      'POST',
      `${PATH}/properties`,
      change(['two', 'color', '#111'], ['two', 'color', '#222']),
    );
    expect((await find('two')).color).to.equal('#222');
  });

  const cases: [string, (known: Record<string, number>) => [number, string, unknown], string][] = [
    [
      'an unknown property',
      ({ one }) => [one ?? 0, 'sparkle', true],
      'Unknown subscription property: sparkle',
    ],
    [
      'a property of the object prototype',
      ({ one }) => [one ?? 0, 'constructor', true],
      'Unknown subscription property: constructor',
    ],
    ['text for a boolean', ({ one }) => [one ?? 0, 'is_muted', 'yes'], 'is_muted is not a boolean'],
    ['a boolean for a color', ({ one }) => [one ?? 0, 'color', true], 'color is not a string'],
    [
      'an invalid color',
      ({ one }) => [one ?? 0, 'color', '#12'],
      'Invalid subscription_data[1]: Value error, color is not a valid hex color code',
    ],
    ['a channel that does not exist', () => [99999, 'is_muted', true], 'Invalid channel ID'],
    [
      'an inaccessible channel with the same message',
      ({ secret }) => [secret ?? 0, 'is_muted', true],
      'Invalid channel ID',
    ],
  ];
  for (const [what, item, msg] of cases) {
    it(`refuses ${what}, and changes nothing`, async () => {
      const before = await find('two');
      await anna.client.fails('POST', `${PATH}/properties`, change(['two', 'pin_to_top', true], item(ids)), {
        msg,
      });
      expect(await find('two')).to.deep.equal(before);
    });
  }

  it('refuses a channel to which the requester is not subscribed', async () => {
    const msg = `Not subscribed to channel ID ${ids.open}`;
    await anna.client.fails('POST', `${PATH}/properties`, change(['open', 'is_muted', true]), { msg });
  });

  it('applies concurrent changes of several clients', async () => {
    await Promise.all([
      anna.client.ok('POST', `${PATH}/properties`, change(['two', 'pin_to_top', true])),
      anna.client.ok('POST', `${PATH}/properties`, change(['two', 'is_muted', true])),
      anna.client.ok('POST', `${PATH}/properties`, change(['two', 'color', '#333333'])),
    ]);
    expect(await find('two')).to.deep.include({ pin_to_top: true, is_muted: true, color: '#333333' });
  });
});
