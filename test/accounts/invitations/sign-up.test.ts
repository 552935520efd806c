import { expect } from 'chai';

import { findOrCreateAccount } from '../../../src/accounts/authentication/directory-account.js';
import { setOrganization } from '../../support/settings.js';
import { makeChannel } from '../../chat/messages/fixtures.js';
import { Browser, type Visited } from '../../support/browser.js';
import type { Body, Client } from '../../support/client.js';
import { waitingMails } from '../../support/waiting-mails.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import {
  createLink,
  invite,
  inviteOf,
  mailedLink,
  PASSWORD,
  pathOf,
  startInvitationSite,
  type InvitationSite,
} from './fixtures.js';

describe('The page of an invitation', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());
  afterEach(() => setOrganization(on.site, {}));

  const linkFor = async (email: string): Promise<string> => {
    const link = await mailedLink(on.site, email);
    expect(link, email).to.be.a('string');
    return link ?? '';
  };

  const join = async (link: string, full_name: string, password = PASSWORD) => {
    const browser = new Browser(on.site.url);
    const opened = await browser.open(link);
    return { browser, opened, answer: await browser.submit({ full_name, password }) };
  };

  /** Enters an email on the page of a link. */
  const ask = async (url: string, email: string): Promise<Visited> => {
    const browser = new Browser(on.site.url);
    await browser.open(pathOf(url));
    return browser.submit({ email });
  };

  const userNamed = async (email: string): Promise<Body> =>
    (await on.site.owner.ok('GET', '/users')).members.find((one: Body) => one.delivery_email === email);

  const channelsOf = async (browser: Browser): Promise<string[]> => {
    const { body } = await browser.send('GET', '/users/me/subscriptions');
    return body.subscriptions.map(({ name }: Body) => name).sort();
  };

  const noticesFor = async (client: Client): Promise<string[]> => {
    const { messages } = await client.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'is', operand: 'dm' }],
      apply_markdown: false,
    });
    return messages.map(({ content }: Body) => content);
  };

  it('creates the account with the role and channels of the invitation, once, and logs its user in', async () => {
    const { site, anna, admin } = on;
    const email = on.fresh();
    const id = await makeChannel(anna, 'plans', [], { invite_only: true });
    await invite(anna.client, email, { invite_as: 600, stream_ids: [id] });
    const link = await linkFor(email);
    const queue = await watch(admin.client, ['invites_changed']);
    const { browser, opened, answer } = await join(link, 'Nadia');
    expect(opened.text).to.include('Join Team Chat').and.to.include(email);
    expect(browser.at, answer.text).to.equal('/');
    const { body: me } = await browser.send('GET', '/users/me');
    expect(me).to.include({ full_name: 'Nadia', delivery_email: email, role: 600 });
    expect(await channelsOf(browser)).to.deep.equal(['plans']);
    await site.anonymous.ok('POST', '/fetch_api_key', { username: email, password: PASSWORD });
    expect(await inviteOf(admin.client, email)).to.equal(undefined);
    expect(await events(queue)).to.deep.equal([{ type: 'invites_changed' }]);
    expect(await noticesFor(anna.client)).to.deep.equal([
      `@_**Nadia|${me.user_id}** accepted your invitation to join this organization.`,
    ]);
    const again = await new Browser(site.url).open(link);
    expect(again.status).to.equal(404);
    expect(again.text).to.include('no longer valid');
  });

  it('subscribes to the default channels only if the invitation includes them', async () => {
    const { ben } = on;
    const [plain, full] = [on.fresh(), on.fresh()];
    await invite(ben.client, plain, { notify_referrer_on_join: false });
    await invite(ben.client, full, {
      include_realm_default_subscriptions: true,
      notify_referrer_on_join: false,
    });
    expect(await channelsOf((await join(await linkFor(plain), 'Plain')).browser)).to.deep.equal([]);
    expect(await channelsOf((await join(await linkFor(full), 'Full')).browser)).to.deep.equal(['general']);
    expect(await noticesFor(ben.client)).to.deep.equal([]);
  });

  it('leaves out channels that were archived, or to which the sender could no longer subscribe', async () => {
    const { site, ben, anna } = on;
    const [kept, archived] = [await makeChannel(ben, 'kept', []), await makeChannel(ben, 'archived', [])];
    const left = await makeChannel(ben, 'left', [anna], { invite_only: true });
    const email = on.fresh();
    await invite(ben.client, email, { stream_ids: [kept, archived, left] });
    await site.owner.ok('DELETE', `/streams/${archived}`);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['left'] });
    expect(await channelsOf((await join(await linkFor(email), 'Later')).browser)).to.deep.equal(['kept']);
  });

  it('is not valid any more when its sender could not give the role any more', async () => {
    const { site } = on;
    const second = await site.person('Second', { role: 'administrator' });
    const [moderator, member] = [on.fresh(), on.fresh()];
    await invite(second.client, moderator, { invite_as: 300 });
    await invite(second.client, member);
    await site.owner.ok('PATCH', `/users/${second.id}`, { role: 400 });
    const browser = new Browser(site.url);
    expect((await browser.open(await linkFor(moderator))).status).to.equal(404);
    expect((await browser.open(await linkFor(member))).status).to.equal(200);
    await site.owner.ok('DELETE', `/users/${second.id}`);
    expect((await browser.open(await linkFor(member))).status).to.equal(404);
  });

  it('shows the form again with the reason if the name or the password is refused', async () => {
    const { anna } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const link = await linkFor(email);
    for (const [name, password, reason] of [
      ['x', PASSWORD, 'Name too short!'],
      ['Weak', '123456', 'The password is too weak.'],
      ['Own email', email, 'The password is too weak.'],
    ] as const) {
      const { answer } = await join(link, name, password);
      expect(answer.status).to.equal(400);
      expect(answer.text).to.include(reason).and.to.include(`value="${name}"`);
      expect(answer.text).not.to.include(`value="${password}"`);
    }
    expect(await userNamed(email)).to.equal(undefined);
    await setOrganization(on.site, { require_unique_names: true });
    expect((await join(link, 'Anna')).answer.status).to.equal(400);
    await join(link, 'Nora');
    expect(await userNamed(email)).to.include({ full_name: 'Nora' });
  });

  it('refuses forms without a CSRF token, and forms of other sites', async () => {
    const { site, anna } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const link = await linkFor(email);
    const fields = { full_name: 'Mallory', password: PASSWORD };
    const without = await new Browser(site.url).request('POST', link, { body: new URLSearchParams(fields) });
    expect(without.status).to.equal(403);
    const browser = new Browser(site.url);
    await browser.open(link);
    const foreign = await browser.submit(fields, { Origin: 'https://evil.example' });
    expect(foreign.status).to.equal(403);
    expect(await userNamed(email)).to.equal(undefined);
  });

  it('creates no account for an address that has one, or that the organization does not allow', async () => {
    const { site, anna, ben } = on;
    const [taken, outside] = [on.fresh(), on.fresh()];
    await invite(anna.client, taken);
    await invite(ben.client, taken);
    await invite(anna.client, outside);
    const stale = await linkFor(outside);
    const hidden = await site.person('Concealed');
    await hidden.client.ok('PATCH', '/settings', { email_address_visibility: 4 });
    await invite(anna.client, hidden.email);
    const browser = new Browser(site.url);
    const shown = await browser.open(await linkFor(hidden.email));
    expect(shown.status).to.equal(400);
    expect(shown.text).to.include('already in use').and.to.include('Log in');
    await setOrganization(site, { emails_restricted_to_domains: true });
    expect((await browser.open(stale)).text).to.include('No account was created');
    await setOrganization(site, {});
    await join(await linkFor(taken), 'Taken');
    expect(await inviteOf(site.owner, taken), 'ends the invitations of all users').to.equal(undefined);
  });

  it('creates one account if the form is sent twice at the same moment', async () => {
    const { anna } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const link = await linkFor(email);
    const browsers = [new Browser(on.site.url), new Browser(on.site.url)];
    for (const browser of browsers) await browser.open(link);
    const answers = await Promise.all(
      browsers.map((browser) => browser.submit({ full_name: 'Twice', password: PASSWORD })),
    );
    // The invitation is gone, or the address already has the account.
    expect(answers.map(({ status }) => status).sort()[0]).to.equal(200);
    expect(answers.map(({ status }) => status).sort()[1]).to.be.oneOf([400, 404]);
  });

  it('ends an invitation when an administrator creates the account', async () => {
    const { site, anna } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    await site.owner.ok('POST', '/users', { email, password: PASSWORD, full_name: 'Made' });
    expect(await inviteOf(anna.client, email)).to.equal(undefined);
  });

  describe('of a link', () => {
    it('creates accounts of any number of users, each only with a link mailed to their address', async () => {
      const { admin, site } = on;
      const url = await createLink(admin.client, { include_realm_default_subscriptions: true });
      const emails = [on.fresh(), on.fresh()];
      for (const email of emails) {
        expect((await ask(url, email)).text).to.include('Check your email');
        expect(await userNamed(email), 'before the mailed link is used').to.equal(undefined);
        const { browser } = await join(await linkFor(email), `Joined ${email[4] ?? ''}`);
        expect(await channelsOf(browser)).to.deep.equal(['general']);
        expect(await userNamed(email)).to.include({ role: 400 });
      }
      expect((await new Browser(site.url).open(pathOf(url))).status).to.equal(200);
      expect((await noticesFor(admin.client)).length).to.equal(2);
    });

    it('mails a link that works for a day, and no longer than the link itself', async () => {
      const { admin, site } = on;
      const [long, short] = [
        await createLink(admin.client),
        await createLink(admin.client, { invite_expires_in_minutes: 60 }),
      ];
      const [first, second] = [on.fresh(), on.fresh()];
      await ask(long, first);
      await ask(short, second);
      // The outbox gives up emails that it cannot send.
      const [ofLong, ofShort] = [await linkFor(first), await linkFor(second)];
      const browser = new Browser(site.url);
      site.clock.advance(3_600_000);
      expect((await browser.open(pathOf(short))).status).to.equal(404);
      expect((await browser.open(ofShort)).status).to.equal(404);
      expect((await browser.open(ofLong)).status).to.equal(200);
      site.clock.advance(23 * 3_600_000);
      expect((await browser.open(ofLong)).status).to.equal(404);
    });

    it('responds to an address with an account as to any other, and sends the same email', async () => {
      const { admin, anna, site } = on;
      const url = await createLink(admin.client);
      const email = on.fresh();
      const [known, unknown] = [await ask(url, anna.email), await ask(url, email)];
      expect(known.text).to.equal(unknown.text);
      const mails = await waitingMails(site);
      const textFor = (one: string) =>
        mails
          .findLast(({ to, text }) => to === one && text.includes('/join/'))
          ?.text.replace(/join\/[\w-]{43}/, 'join/x');
      expect(textFor(anna.email)).to.equal(textFor(email));
      const shown = await new Browser(site.url).open(await linkFor(anna.email));
      expect(shown.text).to.include('already in use');
    });

    it('refuses invalid addresses, and those that the organization does not allow', async () => {
      const { admin } = on;
      const url = await createLink(admin.client);
      expect((await ask(url, 'nowhere')).text).to.include('Enter a valid email address.');
      expect((await ask(url, 'x@mailinator.com')).status).to.equal(400);
    });
  });

  it('is not available while users cannot log in with stored passwords', async () => {
    const { admin, anna, site } = on;
    const url = await createLink(admin.client);
    const email = on.fresh();
    await invite(anna.client, email);
    const link = await linkFor(email);
    await setOrganization(site, {
      authentication_methods: { Email: { enabled: false, available: true } },
    });
    for (const path of [pathOf(url), link])
      expect((await new Browser(site.url).open(path)).status).to.equal(401);
  });

  it('applies to the first login of an invited user through a directory', async () => {
    const { site, anna, admin } = on;
    const email = on.fresh();
    const id = await makeChannel(anna, 'for the directory', []);
    await invite(admin.client, email, { invite_as: 300 });
    await invite(anna.client, email, { invite_as: 600, stream_ids: [id] });
    const user = await findOrCreateAccount(site.services, { email, name: 'Dora' });
    expect(user).to.include({ role: 600, full_name: 'Dora' });
    const path = `/users/${user.id}/subscriptions/${id}`;
    expect((await anna.client.ok('GET', path)).is_subscribed).to.equal(true);
    expect(await inviteOf(site.owner, email)).to.equal(undefined);
    const plain = await findOrCreateAccount(site.services, { email: on.fresh(), name: 'Emil' });
    expect(plain.role).to.equal(400);
  });

  it('stores only hashes of the links', async () => {
    const { admin, anna, site } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const url = await createLink(admin.client);
    const secrets = [await linkFor(email), url].map((link) => /[\w-]{43}/.exec(link)?.[0] ?? '');
    const stored = await site.services.store.read(async (tx) => [
      ...(await tx.all('SELECT * FROM invitations')),
      ...(await tx.all('SELECT * FROM invitation_links')),
      ...(await tx.all('SELECT payload FROM outbox')),
    ]);
    for (const secret of secrets) expect(JSON.stringify(stored)).not.to.include(secret);
  });
});
