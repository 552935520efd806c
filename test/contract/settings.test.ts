import { expect } from 'chai';

import {
  defaultOrganizationSettings,
  defaultUserSettings,
  organizationSettings,
  userSettings,
  type SettingRow,
} from '../../generated/settings.js';
import type { Body, Client } from '../support/client.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, fetchState, watch, type Queue } from '../chat/users/event-recorder.js';
import { readDocument, Reader, type Schema } from './specification/published.js';

const reader = new Reader(readDocument());
const propertiesOf = (name: string): Readonly<Record<string, Schema>> =>
  reader.document.components.schemas[name]?.properties ?? {};

/** Where settings are stored, and which event announces them. */
interface Keeper {
  readonly path: string;
  readonly request: string;
  readonly rows: readonly SettingRow[];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly event: string;
  readonly read: (client: Client) => Promise<Body>;
}

const KEEPERS: readonly Keeper[] = [
  {
    path: '/settings',
    request: 'UpdateSettingsRequest',
    rows: userSettings,
    defaults: { ...defaultUserSettings },
    event: 'user_settings',
    read: async (client) => (await fetchState(client, ['user_settings'])).user_settings,
  },
  {
    path: '/realm/user_settings_defaults',
    request: 'UpdateUserSettingsDefaultsRequest',
    rows: (userSettings as readonly SettingRow[]).filter(({ personal }) => !personal),
    defaults: { ...defaultUserSettings },
    event: 'realm_user_settings_defaults',
    read: async (client) =>
      (await fetchState(client, ['realm_user_settings_defaults'])).realm_user_settings_defaults,
  },
  {
    path: '/realm',
    request: 'UpdateOrganizationRequest',
    rows: organizationSettings,
    defaults: { ...defaultOrganizationSettings },
    event: 'realm',
    async read(client) {
      const state = await fetchState(client, ['realm']);
      return Object.fromEntries(
        Object.entries(state).map(([name, value]) => [name.replace(/^realm_/, ''), value]),
      );
    },
  },
];

interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Sample values, accepted and refused, for texts and numbers that the contract does not list. */
const SAMPLES: Readonly<Record<string, readonly [taken: readonly unknown[], refused: readonly unknown[]]>> = {
  default_language: [
    ['de', 'fr', 'en'],
    ['', 'qqqqqq', 'x'.repeat(51)],
  ],
  timezone: [
    ['Europe/Rome', 'UTC'],
    ['Mars/Olympus', '+01:00', 'x'.repeat(41)],
  ],
  notification_sound: [
    ['ding', 'none'],
    ['gong', ''],
  ],
  email_notifications_batching_period_seconds: [
    [1, 604_800, 120],
    [0, -1, 604_801],
  ],
  default_code_block_language: [['python', ''], ['x'.repeat(51)]],
};

/** The name of a setting in the error message, if it differs. */
const NAMES: Readonly<Record<string, string>> = {
  email_notifications_batching_period_seconds: 'email_',
};

const QUOTED = '"1"';

/** Values that a setting accepts; undefined for objects, which have tests in their own part. */
const taken = (name: string, schema: Schema & Range): readonly unknown[] | undefined => {
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [false, true];
  if (name in SAMPLES) return SAMPLES[name]?.[0];
  const { type, minimum, maximum } = schema;
  // The bounds of integers without others are those of JSON. They are IDs, which must exist.
  return type === 'integer' && maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER
    ? [minimum, maximum]
    : undefined;
};

const refused = (name: string, schema: Schema & Range): readonly unknown[] => {
  const { type, minimum, maximum, enum: values } = schema;
  const others: unknown[] = [...(SAMPLES[name]?.[1] ?? [])];
  if (type === 'boolean') others.push(1, 'yes', '[]');
  if (type === 'integer') others.push(QUOTED, 1.5, true, '{}');
  if (values && type === 'integer') others.push(Math.max(...(values as number[])) + 1, -1);
  if (values && type === 'string') others.push('nothing of the kind', '');
  if (minimum !== undefined) others.push(minimum - 1);
  if (maximum !== undefined) others.push(maximum + 1);
  return others;
};

/** The values of one setting in these events. */
const toldOf = (name: string, told: readonly Body[]): unknown[] =>
  told.flatMap(({ property, value, data }) =>
    property === name ? [value] : data && name in data ? [data[name]] : [],
  );

for (const keeper of KEEPERS) {
  const { path, request, rows, event, read } = keeper;
  describe(`every setting of PATCH ${path}`, () => {
    let server: TestServer;
    let client: Client;
    let queue: Queue;

    before(async () => {
      server = await startServer();
      client = server.owner;
      queue = await watch(client, [event]);
      // Dense mode is only available with these sizes.
      if (path === '/settings') {
        await client.ok('PATCH', path, { web_font_size_px: 14, web_line_height_percent: 122 });
      }
    });
    after(() => server.close());

    const parameters = propertiesOf(request);
    const plain = rows.flatMap(({ name }) => {
      const schema = reader.follow(parameters[name] ?? {});
      const values = taken(name, schema);
      return values ? [{ name, schema, values }] : [];
    });

    it('is a parameter', () => {
      expect(Object.keys(parameters)).to.include.members(rows.map(({ name }) => name));
    });

    it('has a documented default, which an absent parameter does not set', async () => {
      const newcomer = await server.person('Newcomer');
      const state = await newcomer.client.ok('POST', '/register', { fetch_event_types: ['user_settings'] });
      for (const { name } of rows) {
        const byDefault = keeper.defaults[name];
        const { default: filledIn, description } = parameters[name] ?? {};
        expect(filledIn, name).to.equal(undefined);
        expect(description, name).to.include(`Default: \`${JSON.stringify(byDefault)}\`.`);
        if (path !== '/settings') continue;
        expect(state.user_settings[name], name).to.deep.equal(byDefault);
      }
    });

    for (const { name, schema, values } of plain) {
      it(`accepts for ${name} ${values.map((value) => JSON.stringify(value)).join(', ')}, and no other value`, async () => {
        let current = (await read(client))[name];
        // Ends with the first value, so that each value is set once as a change.
        for (const value of [...values, values[0]]) {
          await events(queue);
          await client.ok('PATCH', path, { [name]: value });
          expect((await read(client))[name]).to.equal(value);
          expect(toldOf(name, await events(queue))).to.deep.equal(value === current ? [] : [value]);
          current = value;
        }
        for (const value of refused(name, schema)) {
          const { status, body } = await client.send('PATCH', path, { [name]: value });
          expect(status, `${JSON.stringify(value)}: ${JSON.stringify(body)}`).to.equal(400);
          expect(String(body.msg).replaceAll(' ', '_')).to.include(NAMES[name] ?? name);
        }
        expect((await read(client))[name]).to.equal(current);
        expect(await events(queue)).to.deep.equal([]);
      });
    }
  });
}
