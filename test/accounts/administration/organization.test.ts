import { expect } from 'chai';

import { FEATURE_LEVEL } from '../../../generated/feature-level.js';
import { organizationSettings } from '../../../generated/settings.js';
import { Browser, formsOf } from '../../support/browser.js';
import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

const ADMINISTRATION = [
  '/organization/people',
  '/organization/person?user=1',
  '/organization/channels',
  '/organization/channel?channel=1',
  '/organization/settings',
  '/organization/exports',
  '/organization/server',
];

describe('the pages of the organization', () => {
  let site: TestServer;
  let admin: Person;
  let member: Person;
  let owner: Browser;

  before(async () => {
    site = await startServer();
    admin = await site.person('Admin', { role: 'administrator' });
    member = await site.person('Member');
    owner = new Browser(site.url);
    await owner.logIn(OWNER.email, OWNER.password);
  });
  after(() => site.close());

  const browserOf = async ({ email, password }: Person): Promise<Browser> => {
    const one = new Browser(site.url);
    await one.logIn(email, password);
    return one;
  };

  const organization = async (): Promise<Record<string, unknown>> =>
    site.owner.ok('POST', '/register', { event_types: '[]', fetch_event_types: '["realm"]' });

  for (const role of ['guest', 'member', 'moderator'] as const)
    it(`are closed to a ${role}, and no page links them`, async () => {
      const one = await browserOf(await site.person(`Closed to ${role}`, { role }));
      const home = await one.open('/');
      for (const path of ADMINISTRATION) {
        expect(home.text, path).not.to.include(path.split('?')[0]);
        const page = await one.open(path);
        expect(page.status, path).to.equal(400);
        expect(page.text, path).to.match(/Must be an organization administrator|Insufficient permission/);
        expect((await one.request('POST', path)).status, path).to.equal(400);
      }
      expect(home.text.includes('href="/bots"')).to.equal(role !== 'guest');
    });

  it('need a session', async () => {
    for (const path of ADMINISTRATION) {
      const one = new Browser(site.url);
      await one.open(path);
      expect(one.at).to.equal(`/login?next=${encodeURIComponent(path)}`);
    }
    // An API key opens no page: browsers would keep it.
    const page = await fetch(`${site.url}/organization/people`, {
      headers: { Authorization: `Basic ${btoa(`${admin.email}:${admin.client.credentials?.key ?? ''}`)}` },
      redirect: 'manual',
    });
    expect(page.status).to.equal(302);
  });

  it('invite people, and end the invitations', async () => {
    await owner.open('/organization/people');
    const done = await owner.act('invite', { invitee_emails: 'one@example.com\r\ntwo@example.com' });
    expect(done.text).to.include('The invitations are on their way.');
    const { invites } = await site.owner.ok('GET', '/invites');
    expect(invites).to.have.lengthOf(2);
    expect(invites).to.have.nested.property('[0].invited_as', 400);
    await owner.act('endInvitation');
    expect((await site.owner.ok('GET', '/invites')).invites).to.have.lengthOf(1);
    const refused = await owner.act('invite', { invitee_emails: 'no email', invite_as: '600' });
    expect(refused.status).to.equal(400);
    expect(formsOf(refused.text, '').find(({ fields }) => fields.action === 'invite')?.fields).to.include({
      invitee_emails: 'no email',
      invite_as: '600',
    });
    const link = await owner.act('createLink', { invite_expires_in_minutes: '60' });
    const [, path = ''] = /<code>http[^<]*(\/join\/[^<]*)<\/code>/.exec(link.text) ?? [];
    expect((await new Browser(site.url).open(path)).status).to.equal(200);
    await owner.act('endLink');
    expect((await new Browser(site.url).open(path)).status).to.equal(404);
  });

  it('add, find, change, log out, deactivate and reactivate an account', async () => {
    await owner.open('/organization/people');
    const added = { email: 'new@example.com', full_name: 'New', password: 'kettle drum orbit 91' };
    expect((await owner.act('createUser', added)).text).to.include('The account is added.');
    const { user } = await site.owner.ok('GET', '/users/new@example.com');
    const { user_id: id } = user as { user_id: number };
    const theirs = new Browser(site.url);
    await theirs.logIn(added.email, added.password);

    for (const term of ['new@example.com', 'NEW@example.com', String(id)]) {
      await owner.open(`/organization/person?user=${encodeURIComponent(term)}`);
      expect(owner.text, term).to.include('<h2>New</h2>');
    }
    await owner.act('update', { full_name: 'Newer', role: '600' });
    expect((await site.owner.ok('GET', `/users/${id}`)).user).to.include({ full_name: 'Newer', role: 600 });

    await owner.act('logOut');
    await theirs.open('/');
    expect(theirs.at).to.equal('/login');

    await owner.act('deactivate');
    expect((await site.owner.ok('GET', `/users/${id}`)).user).to.include({ is_active: false });
    await owner.act('reactivate');
    expect((await site.owner.ok('GET', `/users/${id}`)).user).to.include({ is_active: true, role: 600 });
  });

  it('let administrators do nothing to owners', async () => {
    const one = await browserOf(admin);
    const { user_id } = await site.owner.ok('GET', '/users/me');
    await one.open(`/organization/person?user=${String(user_id)}`);
    for (const [action, values] of [
      ['update', { role: '400' }],
      ['logOut', {}],
      ['deactivate', {}],
    ] as const) {
      const refused = await one.act(action, values);
      expect(refused.status, action).to.equal(400);
      expect(refused.text, action).to.include('Must be an organization owner');
    }
    expect((await owner.open('/')).status).to.equal(200);
    expect(owner.at).to.equal('/');
  });

  it('let an administrator give up the role, and say that it worked', async () => {
    const second = await site.person('Second', { role: 'administrator' });
    const one = await browserOf(second);
    await one.open(`/organization/person?user=${second.id}`);
    const done = await one.act('update', { role: '400' });
    expect(one.at).to.equal('/');
    expect(done.text).to.include('<p role="status" class="done">Saved.</p>');
    expect((await one.open('/organization/people')).status).to.equal(400);
  });

  it('find no account by what is no ID', async () => {
    const { user_id } = await site.owner.ok('GET', '/users/me');
    const ids = ['9'.repeat(400), '1e3', '-1', '0x1', 'null', 'Infinity', '', '\0', '\uD800', '__proto__'];
    for (const id of ids) {
      const page = await owner.open(
        `/organization/person?user=${encodeURIComponent(id.replace('\uD800', '\uFFFD'))}`,
      );
      expect(page.status, id).to.equal(400);
      await owner.open(`/organization/person?user=${String(user_id)}`);
      const refused = await owner.act('logOut', { user_id_or_email: id });
      expect(refused.status, id).to.equal(400);
      expect(refused.text, id).to.include('No such user');
    }
  });

  it('report what no path of an operation can name, and do not serve themselves instead', async () => {
    const id = '1'.repeat(1001);
    const page = await owner.open(`/organization/channel?channel=${id}`);
    expect(page.status).to.equal(404);
    const one = await browserOf(await site.person('Maker'));
    await one.open('/bots');
    await one.act('createBot', { full_name: 'Long', short_name: 'long' });
    const refused = await one.act('deactivateBot', { bot_id: id });
    expect(refused.status).to.equal(404);
    expect(refused.text).to.include('Not found');
  });

  it('keep the parameters of the page on the way through the login', async () => {
    const one = new Browser(site.url);
    const { headers } = await one.request('POST', '/organization/person?user=5');
    expect(headers.get('location')).to.equal(
      `/login?next=${encodeURIComponent('/organization/person?user=5')}`,
    );
  });

  it('do not show an email that its user hides, and do not find by it', async () => {
    const shy = await site.person('Shy');
    await shy.client.ok('PATCH', '/settings', { email_address_visibility: 4 });
    const one = await browserOf(admin);
    await one.open('/organization/people');
    expect(one.text).to.include('>Shy</a>').and.not.to.include(shy.email);
    expect((await one.open(`/organization/person?user=${shy.id}`)).text).not.to.include(shy.email);
    expect((await one.open(`/organization/person?user=${shy.email}`)).status).to.equal(400);
    expect(one.text).to.include('No such user');
  });

  it('show all accounts in steps of fifty, without the bots of the server', async () => {
    for (let count = 0; count < 60; count += 1)
      await site.owner.ok('POST', '/users', {
        email: `many${count}@example.com`,
        password: 'kettle drum orbit 91',
        full_name: `Many ${count}`,
      });
    const ids: number[] = [];
    let path: string | undefined = '/organization/people';
    while (path !== undefined) {
      const { text } = await owner.open(path);
      const own = [...text.matchAll(/person\?user=(\d+)"/g)].map(([, id]) => Number(id));
      expect(own.length).to.be.at.most(50);
      ids.push(...own);
      path = /href="(\/organization\/people\?after=\d+)"/.exec(text)?.[1];
    }
    const { members } = await site.owner.ok('GET', '/users');
    const all = (members as { user_id: number; is_system_bot?: boolean }[])
      .filter(({ is_system_bot }) => is_system_bot !== true)
      .map(({ user_id }) => user_id);
    expect(ids).to.deep.equal(all.sort((a, b) => a - b));
    expect(ids.length).to.be.greaterThan(60);
  });

  it('show all invitations and links in steps of fifty', async () => {
    const emails = Array.from({ length: 55 }, (_, index) => `invited${index}@example.com`);
    await site.owner.ok('POST', '/invites', { invitee_emails: emails.join(','), stream_ids: '[]' });
    for (let count = 0; count < 52; count += 1) await site.owner.ok('POST', '/invites/multiuse', {});
    const { invites } = await site.owner.ok('GET', '/invites');
    const first = await owner.open('/organization/people');
    for (const [action, parameter, of] of [
      ['endInvitation', 'after_invitation', false],
      ['endLink', 'after_link', true],
    ] as const) {
      const address =
        new RegExp(`href="(/organization/people\\?${parameter}=\\d+)"`).exec(first.text)?.[1] ?? '';
      const { text } = await owner.open(address);
      const shown = [first.text, text].map((page) =>
        formsOf(page, '').flatMap(({ fields }) =>
          fields.action === action ? [Number(fields.invite_id)] : [],
        ),
      );
      expect(shown[0]).to.have.lengthOf(50);
      const all = (invites as { id: number; is_multiuse: boolean }[]).filter((one) => one.is_multiuse === of);
      expect(shown.flat()).to.deep.equal(all.map(({ id }) => id));
    }
  });

  it('make bots, show their keys to their owners only, and end them', async () => {
    const one = await browserOf(member);
    await one.open('/bots');
    const made = await one.act('createBot', { full_name: 'Robot', short_name: 'robot' });
    const [, email = '', key = ''] = /email=(\S+)\nkey=(\w+)\n/.exec(made.text) ?? [];
    const bot = new Client(site.url, { email, key });
    const { user_id: id } = await bot.ok('GET', '/users/me');
    expect((await one.open('/bots')).text).to.include(key);

    const other = await browserOf(admin);
    expect((await other.open('/bots')).text).not.to.include(key);
    await other.open(`/organization/person?user=${String(id)}`);
    expect(other.text).to.include('<h2>Robot</h2>').and.not.to.include(key);
    await other.act('renameBot', { full_name: 'Automaton' });
    expect((await bot.ok('GET', '/users/me')).full_name).to.equal('Automaton');

    await one.open('/bots');
    const renewed = await one.act('newBotKey');
    expect((await bot.send('GET', '/users/me')).status).to.equal(401);
    const [, next = ''] = /<code>(\w{32})<\/code>/.exec(renewed.text) ?? [];
    await new Client(site.url, { email, key: next }).ok('GET', '/users/me');
    await one.open('/bots');
    expect((await one.act('deactivateBot')).text).to.include('You have no active bots.');
  });

  it('make, change and archive channels', async () => {
    await owner.open('/organization/channels');
    await owner.act('create', { new_name: 'Plans & co', description: 'Two\r\nlines', invite_only: 'true' });
    expect(owner.text).to.include('>Plans &amp; co</a>');
    const { stream_id: id } = await site.owner.ok('GET', '/get_stream_id', { stream: 'Plans & co' });
    const path = `/organization/channel?channel=${String(id)}`;
    const channel = async (): Promise<unknown> =>
      (await site.owner.ok('GET', `/streams/${String(id)}`)).stream;
    expect(await channel()).to.include({ description: 'Two lines', invite_only: true });
    await owner.open(path);
    await owner.act('update', { new_name: 'Plans', is_private: null, message_retention_days: '30' });
    expect(await channel()).to.include({
      name: 'Plans',
      description: 'Two lines',
      invite_only: false,
      message_retention_days: 30,
    });
    expect((await owner.act('update', { stream_post_policy: '5' })).status).to.equal(400);
    await owner.open(path);
    const archived = await owner.act('archive');
    expect(owner.at).to.equal('/organization/channels');
    expect(archived.text).to.include('The channel is archived.');
    expect((await owner.open('/organization/channels')).text).not.to.include('>Plans</a>');
  });

  it('change each setting of the organization, one at a time', async () => {
    const before = await organization();
    await owner.open('/organization/settings');
    await owner.act('profile', { description: 'Two\r\nlines' });
    await owner.act('messages', {
      message_content_edit_limit_seconds: 'unlimited',
      mandatory_topics: 'true',
    });
    await owner.act('policy', { bot_creation_policy: '3', waiting_period_threshold: '36500' });
    const groups = await site.owner.ok('GET', '/user_groups');
    const moderators = (groups.user_groups as { id: number; name: string }[]).find(
      ({ name }) => name === 'role:moderators',
    )?.id;
    await owner.act('permission', { can_create_public_channel_group: JSON.stringify({ new: moderators }) });
    const after = await organization();
    const changed = Object.keys(after).filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]) && name !== 'queue_id',
    );
    expect(changed.sort()).to.include.members([
      'realm_bot_creation_policy',
      'realm_can_create_public_channel_group',
      'realm_description',
      'realm_mandatory_topics',
      'realm_message_content_edit_limit_seconds',
      'realm_waiting_period_threshold',
    ]);
    expect(after).to.include({
      realm_description: 'Two\nlines',
      realm_mandatory_topics: true,
      realm_message_content_edit_limit_seconds: null,
      realm_bot_creation_policy: 3,
      realm_waiting_period_threshold: 36_500,
      realm_can_create_public_channel_group: moderators,
    });
  });

  it('have a field for each setting, which changes nothing when it is sent as it is', async () => {
    const before = await organization();
    await owner.open('/organization/settings');
    const forms = formsOf(owner.text, '');
    const fields = new Set([...owner.text.matchAll(/ name="([a-z_]+)"/g)].map(([, name = '']) => name));
    for (const { name } of organizationSettings) expect(fields, name).to.include(name);
    for (const { fields: sent } of forms) {
      if (sent.action === undefined) continue;
      await owner.open('/organization/settings');
      const { action, ...others } = sent;
      // As if no field stated what was shown before: all values are sent.
      const all = Object.entries(others).map(([name, value]): [string, string | null] =>
        name.startsWith('was.') ? [name, null] : [name, value],
      );
      const done = await owner.act(action, Object.fromEntries(all));
      expect(done.status, `${action}: ${/role="alert"[^<]*<?/.exec(done.text)?.[0] ?? ''}`).to.equal(200);
    }
    const after = await organization();
    const changed = Object.keys(after).filter(
      (name) =>
        JSON.stringify(after[name]) !== JSON.stringify(before[name]) &&
        !['queue_id', 'last_event_id'].includes(name),
    );
    expect(changed).to.deep.equal([]);
  });

  it('let an administrator change what owners do not keep for themselves', async () => {
    const one = await browserOf(admin);
    await one.open('/organization/settings');
    const refused = await one.act('policy', { invite_to_realm_policy: '6' });
    expect(refused.text).to.include('Must be an organization owner');
    await one.open('/organization/settings');
    expect((await one.act('policy', { edit_topic_policy: '4' })).status).to.equal(200);
    expect((await organization()).realm_edit_topic_policy).to.equal(4);
  });

  it('make, offer and delete exports', async () => {
    await owner.open('/organization/exports');
    await owner.act('create');
    expect(owner.text).to.include('The server makes it.');
    await site.server.workers.exports.settled();
    await owner.open('/organization/exports');
    const [, address = ''] = /<a href="([^"]+)">Download/.exec(owner.text) ?? [];
    const { pathname, search } = new URL(address);
    expect((await owner.request('GET', pathname + search)).status).to.equal(200);
    await owner.act('remove');
    expect(owner.text).to.include('Deleted.').and.not.to.include('Download');
  });

  it('show the health and the storage of the server', async () => {
    const { text } = await owner.open('/organization/server');
    const facts = Object.fromEntries(
      [...text.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect(facts).to.include({ State: 'Ready', 'Feature level': String(FEATURE_LEVEL) });
    expect(facts['Disk of UPLOADS']).to.match(/^[\d,]+ MiB of [\d,]+ MiB are free$/);
    expect(facts.Database).to.match(/^(SQLite, \d+ MiB|MySQL or MariaDB)$/);
    expect(text).not.to.include(site.services.config.databaseUrl);
  });
});
