import { expect } from 'chai';

import { testDialect, type TestDatabase } from '../../support/databases.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

describe('GET /server_settings', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({
      env: { ORGANIZATION_NAME: 'The Globe', DEV_MODE: 'on', WEB_PUBLIC_STREAMS_ENABLED: 'on' },
    });
  });

  after(() => site.close());

  it('returns server and organization data without credentials', async () => {
    const settings = await site.anonymous.ok('GET', '/server_settings');
    expect(settings).to.include({
      realm_name: 'The Globe',
      realm_url: 'http://chat.example.com',
      realm_uri: 'http://chat.example.com',
      realm_description: '',
      email_auth_enabled: true,
      require_email_format_usernames: true,
      push_notifications_enabled: false,
      is_incompatible: false,
      realm_web_public_access_enabled: false,
    });
    expect(settings.authentication_methods).to.include({
      password: true,
      email: true,
      dev: true,
      ldap: false,
    });
    expect(settings.external_authentication_methods).to.deep.equal([]);
  });

  it('returns the feature level, also under its legacy names', async () => {
    const settings = await site.anonymous.ok('GET', '/server_settings');
    expect(settings.service_feature_level).to.equal(282);
    expect(settings.zulip_feature_level).to.equal(282);
    expect(settings.zulip_version).to.equal(settings.service_version);
    expect(settings.zulip_merge_base).to.equal(settings.service_merge_base);
    const registered = await site.owner.ok('POST', '/register', { event_types: ['realm'] });
    for (const name of ['service_version', 'service_feature_level', 'service_merge_base', 'zulip_version']) {
      expect(registered[name], name).to.equal(settings[name]);
    }
  });

  it('returns changes at once, and the description as HTML', async () => {
    await site.services.store.write(async (tx) => {
      const settings = JSON.stringify({ enable_spectator_access: true });
      await tx.run('UPDATE organizations SET description = ?, settings = ?', [
        'All the **world**.',
        settings,
      ]);
      tx.invalidate('organization');
    });
    expect(await site.anonymous.ok('GET', '/server_settings')).to.include({
      realm_description: '<p>All the <strong>world</strong>.</p>',
      realm_web_public_access_enabled: true,
    });
  });

  it('ignores invalid credentials', async () => {
    const headers = { Authorization: 'Basic bm9ib2R5' };
    expect((await site.anonymous.send('GET', '/server_settings', {}, { headers })).status).to.equal(200);
  });
});

// SQLite belongs to one process.
if (testDialect === 'mysql')
  describe('GET /server_settings of another process', () => {
    let database: TestDatabase;
    let one: TestServer;
    let other: TestServer;

    before(async () => {
      database = await migratedTestDatabase();
      one = await startServer({ database });
      other = await startServer({ database });
    });

    after(async () => {
      await one.close();
      await other.close();
      await database.remove();
    });

    it('returns what was changed before', async () => {
      for (const name of ['The Curtain', 'The Fortune', 'The Hope']) {
        await one.owner.ok('PATCH', '/realm', { name });
        expect(await other.anonymous.ok('GET', '/server_settings')).to.include({ realm_name: name });
      }
    });
  });
