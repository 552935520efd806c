import type { Controls, Full, FullSite, Site, Undo } from '../../conformance/src/world/controls.js';
import { startSession } from '../../src/accounts/authentication/sessions/start.js';
import { type CapName, caps } from '../../src/chat/caps.js';
import { DAY } from '../../src/lib/clock.js';
import { completeExport, countAs, fillWeek, forgetWeek, insertExport } from '../archive/exports/rows.js';
import { copyRow, times } from '../support/copy-rows.js';
import { startServer, type TestServer } from '../support/server.js';
import type { Fixtures } from './fixtures.js';
import { anyTable } from '../support/any-table.js';

type Row = Readonly<Record<string, string | number>>;

const insert = (server: TestServer, table: string, rows: readonly Row[]): Promise<void> =>
  server.services.store.write((tx) => anyTable(tx).insertMany(table, [...rows]));

/** Returns the newest row of a table. */
const newest = async (server: TestServer, table: string): Promise<number> => {
  const row = await server.services.store.read((tx) =>
    tx.first<{ id: number }>(`SELECT MAX(id) AS id FROM ${table}`),
  );
  return row?.id ?? 0;
};

type Fill = (fixtures: Fixtures, userId: number, id: number) => Promise<void>;

const fills: Readonly<Record<Full, Fill>> = {
  scheduledMessages: ({ server }, _user, id) =>
    copyRow(
      server,
      'scheduled_messages',
      id,
      times(caps.scheduledMessages.most - 1, () => ({ topic: '' })),
    ),
  submessages: async ({ server }) =>
    copyRow(
      server,
      'submessages',
      await newest(server, 'submessages'),
      times(caps.submessagesOfUser.most - 1, () => ({ content: '{}' })),
    ),
  storageEntries: ({ server }, user_id) =>
    insert(server, 'bot_storage_usage', [{ user_id, entries: caps.storageEntries.most, bytes: 0 }]),
  storageMebibytes: ({ server }, user_id) =>
    insert(server, 'bot_storage_usage', [{ user_id, entries: 1, bytes: 10_000_000 }]),
  uploads: ({ server }, user_id) =>
    insert(server, 'upload_usage', [{ user_id, files: caps.uploads.most, bytes: 0 }]),
  activeBots: async (fixtures, botOf) => {
    for (let made = 0; made < caps.activeBots.most; made += 1) await fixtures.person({ botOf });
  },
  topicPolicies: ({ server }, user_id, channel_id) =>
    insert(
      server,
      'user_topics',
      times(caps.topicPolicies.most, (index) => `topic ${String(index)}`).map((topic) => ({
        user_id,
        channel_id,
        visibility_policy: 3,
        last_updated: 0,
        topic,
        topic_key: topic,
      })),
    ),
  mutedUsers: ({ server }, user_id) =>
    insert(
      server,
      'muted_users',
      times(caps.mutedUsers.most, (index) => ({ user_id, muted_user_id: 1_000_000 + index, muted_at: 0 })),
    ),
};

const invitationTerms = (index: number): Row => ({
  inviter_id: 1,
  invited_as: 400,
  include_defaults: 0,
  channel_ids: '[]',
  created_at: 0,
  expires_at: 4_000_000_000,
  token_hash: `hash ${String(index)}`,
});

/** The table of each kind of object, and its rows. */
const tables: Readonly<Record<FullSite, readonly [table: string, row: (index: number) => Row]>> = {
  linkifiers: [
    'linkifiers',
    (index) => ({
      pattern: `issue ${String(index)}`,
      url_template: 'https://issues.example.com/',
      linkifier_order: index,
    }),
  ],
  domains: ['realm_domains', (index) => ({ domain: `domain${String(index)}.example`, allow_subdomains: 0 })],
  playgrounds: [
    'code_playgrounds',
    (index) => ({
      name: `Playground ${String(index)}`,
      pygments_language: 'Python',
      url_template: 'https://python.example.com/{code}',
    }),
  ],
  invitations: [
    'invitations',
    (index) => ({
      email: `many${String(index)}@example.com`,
      email_key: `many${String(index)}@example.com`,
      notify_inviter: 1,
      ...invitationTerms(index),
    }),
  ],
  invitationLinks: [
    'invitation_links',
    (index) => ({ seed: `seed ${String(index)}`, ...invitationTerms(index) }),
  ],
};

const siteOf = (server: TestServer): Site => ({
  url: server.url,
  owner: server.owner,
  person: async (role) => (await server.person(`Person ${role}`, { role })).client,
});

/** Deactivates its own organization instead. */
type Supplied = Omit<Controls, 'deactivatedSite'>;

/** Everything that no operation does. These tests own the server. */
export const controlsOf = (fixtures: Fixtures): Supplied => {
  const { server } = fixtures;
  const { services, clock } = server;
  const { store } = services;
  const organization = (column: string, value: string | number): Promise<void> =>
    fixtures.store(`UPDATE organizations SET ${column} = ?`, [value], 'organization');
  const settings = async (values: object): Promise<Undo> => {
    await organization('settings', JSON.stringify(values));
    return { after: () => organization('settings', '{}') };
  };
  return {
    session: async (userId) => {
      const { token } = await store.write((tx) => startSession({ tx, services }, userId, undefined));
      return `sessionid=${token}`;
    },
    deactivateOrganization: async () => {
      await organization('is_active', 0);
      return { after: () => organization('is_active', 1) };
    },
    otherSettings: async (values) => {
      await organization('description', '');
      return settings(values);
    },
    passwordsOff: () => settings({ authentication_methods: { Email: { enabled: false, available: true } } }),
    forgetPassword: (id) =>
      fixtures.store('UPDATE users SET password_hash = NULL WHERE id = ?', [id], `user:${String(id)}`),
    exhausted: () => Promise.resolve(siteOf(fixtures.exhausted)),
    impatient: () => Promise.resolve(siteOf(fixtures.impatient)),
    configured: async (variables) => siteOf(await fixtures.other(variables)),
    useUpToday: async (user_id, kind) => {
      const day = Math.floor(clock.seconds() / DAY);
      const row = { user_id, kind, day, number: caps[kind as CapName].most };
      await store.write((tx) => tx.upsertMany('daily_counts', [row], ['user_id', 'kind']));
    },
    fill: (what, userId, id = 0) => fills[what](fixtures, userId, id),
    full: async (what) => {
      const site = await startServer();
      const [table, row] = tables[what];
      await insert(site, table, times(caps[what].most, row));
      return { ...siteOf(site), close: () => site.close() };
    },
    exportIn: (state) => {
      switch (state) {
        case 'complete':
          return completeExport(services);
        case 'pending':
          return insertExport(services, {});
        case 'failed':
          return insertExport(services, { failed_at: 1 });
        case 'deleted':
          return insertExport(services, { file_key: `2-${'x'.repeat(24)}.tar.gz`, deleted_at: 1 });
      }
    },
    nextExport: async (outcome) => {
      await forgetWeek(services);
      if (outcome === 'too many') await fillWeek(services);
      if (outcome === 'too large') await countAs(services, 5_000_001);
    },
    soleOwner: () => Promise.resolve(),
  };
};
