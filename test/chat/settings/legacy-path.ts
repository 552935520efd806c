import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { readDocument } from '../../contract/specification/published.js';
import { events, watch } from '../users/event-recorder.js';

/** Tests that a deprecated path does the same as PATCH /settings. */
export const itIsTheSameAs = (path: string): void => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  it('changes display and notification settings, and sends one event per change', async () => {
    const queue = await watch(anna.client, ['user_settings']);
    const change = { twenty_four_hour_time: true, enable_sounds: false };
    for (const one of [path, '/settings', path]) await anna.client.ok('PATCH', one, change);
    expect(await events(queue)).to.deep.equal([
      { type: 'user_settings', op: 'update', property: 'twenty_four_hour_time', value: true },
      { type: 'user_settings', op: 'update', property: 'enable_sounds', value: false },
    ]);
    const { user_settings: settings } = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['user_settings'],
    });
    expect(settings).to.include(change);
  });

  it('changes the account, and returns the names of unsupported parameters', async () => {
    const { ignored_parameters_unsupported: ignored } = await anna.client.ok('PATCH', path, {
      full_name: 'Anna Renamed',
      font: 'serif',
    });
    expect(ignored).to.deep.equal(['font']);
    expect((await anna.client.ok('GET', '/users/me')).full_name).to.equal('Anna Renamed');
  });

  it('leaves settings that are not sent unchanged', async () => {
    const read = async () =>
      (await anna.client.ok('POST', '/register', { fetch_event_types: ['user_settings'] })).user_settings;
    await anna.client.ok('PATCH', path, { color_scheme: 2, starred_message_counts: false });
    const before = await read();
    await anna.client.ok('PATCH', path, { color_scheme: 3 });
    expect(await read()).to.deep.equal({ ...before, color_scheme: 3 });
  });

  it('refuses what PATCH /settings refuses, and changes nothing', async () => {
    await anna.client.fails(
      'PATCH',
      path,
      { enable_sounds: true, timezone: 'Europe/Atlantis' },
      { status: 400, code: 'BAD_REQUEST', msg: 'Invalid timezone: Value error, Not a recognized time zone' },
    );
    const { user_settings: settings } = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['user_settings'],
    });
    expect(settings.enable_sounds).to.equal(false);
  });

  it('is published as a deprecated path with the contract of PATCH /settings', () => {
    const { paths } = readDocument();
    const [own, settings] = [paths[path]?.patch, paths['/settings']?.patch];
    expect(own?.deprecated).to.equal(true);
    for (const key of ['requestBody', 'responses', 'x-permission'] as const)
      expect(own?.[key], key).to.deep.equal(settings?.[key]);
  });
};
