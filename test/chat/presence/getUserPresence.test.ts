import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { lonelyGuest, publishReports, whileGuestsSeeFew } from './fixtures.js';

const DAYS = 24 * 60 * 60 * 1000;

describe('GET /users/{user_id_or_email}/presence', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const report = (status: string): Promise<unknown> =>
    anna.client.ok('POST', '/users/me/presence', { status });
  const presenceOf = async (named: number | string): Promise<unknown> =>
    (await site.owner.ok('GET', `/users/${named}/presence`)).presence;
  const refused = (named: number | string, msg: string): Promise<unknown> =>
    site.owner.fails('GET', `/users/${named}/presence`, {}, { code: 'BAD_REQUEST', msg });

  it('returns the status and its time by ID and by API email, also before the report is published', async () => {
    await report('active');
    const timestamp = site.clock.seconds();
    const expected = {
      aggregated: { status: 'active', timestamp },
      website: { status: 'active', timestamp },
    };
    expect(await presenceOf(anna.id)).to.deep.equal(expected);
    await publishReports(site);
    expect(await presenceOf(anna.id)).to.deep.equal(expected);
    expect(await presenceOf(anna.email)).to.deep.equal(expected);
  });

  it('calls a user offline under aggregated 201 seconds after the report, and still knows them after a month', async () => {
    await report('idle');
    const timestamp = site.clock.seconds();
    await publishReports(site);
    site.clock.advance(198_000);
    expect(await presenceOf(anna.id)).to.deep.include({ aggregated: { status: 'idle', timestamp } });
    site.clock.advance(1000);
    const offline = { aggregated: { status: 'offline', timestamp }, website: { status: 'idle', timestamp } };
    expect(await presenceOf(anna.id)).to.deep.equal(offline);
    site.clock.advance(30 * DAYS);
    expect(await presenceOf(anna.id)).to.deep.equal(offline);
  });

  it('does not know users who never reported, who disabled it, bots and deactivated users', async () => {
    const ben = await site.person('Ben');
    await refused(ben.email, `No presence data for ${ben.email}`);
    const bot = await site.person('Bot', { botOf: ben.id });
    await refused(bot.id, 'Presence is not supported for bot users.');
    await ben.client.ok('POST', '/users/me/presence', { status: 'active' });
    await presenceOf(ben.id);
    await publishReports(site);
    await ben.client.ok('PATCH', '/settings', { presence_enabled: false });
    await refused(ben.id, `No presence data for ${String(ben.id)}`);
    await site.owner.ok('DELETE', `/users/${ben.id}`);
    await refused(ben.id, 'No such user');
    await refused(4711, 'No such user');
  });

  it('has nothing to return in an organization without presence', async () => {
    await report('active');
    await setOrganization(site, { presence_disabled: true });
    await refused(anna.id, `No presence data for ${String(anna.id)}`);
    await setOrganization(site, { presence_disabled: false });
  });

  it('reveals nothing of users whom a guest cannot see', async () => {
    const guest = await lonelyGuest(site, 'Gina');
    await whileGuestsSeeFew(site, async () => {
      const path = (named: number | string): string => `/users/${named}/presence`;
      const unknown = { code: 'BAD_REQUEST', msg: 'No such user' };
      await guest.client.fails('GET', path(anna.email), {}, unknown);
      await guest.client.fails('GET', path('unknown@example.com'), {}, unknown);
      const refusal = { code: 'BAD_REQUEST', msg: 'Insufficient permission' };
      await guest.client.fails('GET', path(anna.id), {}, refusal);
    });
  });
});
