import { expect } from 'chai';

import { ldapSettings, startPeople } from '../authentication/ldap.js';
import { setOrganization } from '../../support/settings.js';
import { makeChannel } from '../../chat/messages/fixtures.js';
import { Browser, type Visited } from '../../support/browser.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import type { LdapDirectory } from '../../support/slapd.js';
import { createLink, invite, inviteOf, mailedLink, pathOf } from './fixtures.js';

/** All users log in through the directory. */
describe('The page of an invitation where all accounts come from a directory', () => {
  let directory: LdapDirectory;
  let site: TestServer;
  let admin: Person;
  let plans: number;

  before(async () => {
    directory = await startPeople();
    site = await startServer({ env: { ...ldapSettings(directory.url), RATE_LIMITS: 'false' } });
    admin = await site.person('Adam', { role: 'administrator' });
    plans = await makeChannel(admin, 'plans', [], { invite_only: true });
    await setOrganization(site, {
      authentication_methods: { Email: { enabled: false }, LDAP: { enabled: true } },
    });
  });
  after(async () => {
    await site.close();
    await directory.stop();
  });

  const enter = async (
    path: string,
    username: string,
    password = `the password of ${username}`,
  ): Promise<{ browser: Browser; shown: Visited; answer: Visited }> => {
    const browser = new Browser(site.url);
    const shown = await browser.open(path);
    return { browser, shown, answer: await browser.submit({ username, password }) };
  };
  const stateOf = async (browser: Browser): Promise<{ me: Body; channels: string[] }> => {
    const { body: me } = await browser.send('GET', '/users/me');
    const { body } = await browser.send('GET', '/users/me/subscriptions');
    return { me, channels: body.subscriptions.map(({ name }: Body) => name) };
  };
  const invitePath = async (email: string, parameters = {}): Promise<string> => {
    await invite(admin.client, email, { stream_ids: [plans], ...parameters });
    return (await mailedLink(site, email)) ?? '';
  };

  it('creates the account with the password of the directory, and with the role and channels of the invitation', async () => {
    const email = 'iago@example.com';
    const link = await invitePath(email, { invite_as: 300 });
    const { browser, shown, answer } = await enter(link, 'iago');
    expect(shown.text).to.include('Username or email').and.to.include('Password');
    expect(browser.at, answer.text).to.equal('/');
    const { me, channels } = await stateOf(browser);
    expect(me).to.include({ delivery_email: email, role: 300 });
    expect(channels).to.deep.equal(['plans']);
    expect(await inviteOf(admin.client, email), 'it is used').to.equal(undefined);
    expect((await new Browser(site.url).open(link)).status).to.equal(404);
  });

  it('gives the account of a link what the link gives', async () => {
    const url = await createLink(admin.client, { invite_as: 600, stream_ids: [plans] });
    const { browser } = await enter(pathOf(url), 'hamlet');
    const { me, channels } = await stateOf(browser);
    expect(me).to.include({ delivery_email: 'hamlet@example.com', role: 600 });
    expect(channels).to.deep.equal(['plans']);
    const again = await enter(pathOf(url), 'hamlet');
    expect((await stateOf(again.browser)).me, 'an account is only logged in').to.include({ role: 600 });
  });

  it('gives a user of the directory nothing of an invitation for another address', async () => {
    const link = await invitePath('someone@example.org', { invite_as: 200 });
    const { browser } = await enter(link, 'jürgen', 'Paßwort für Jürgen');
    expect((await stateOf(browser)).me).to.include({ role: 400 });
    expect(await inviteOf(admin.client, 'someone@example.org'), 'it stays').to.include({ invited_as: 200 });
  });

  it('refuses a wrong password with the form, and an old link without one', async () => {
    const link = await invitePath('nobody@example.org');
    const { answer } = await enter(link, 'iago', 'the password of hamlet');
    expect(answer.status).to.equal(401);
    expect(answer.text).to.include('Your username or password is incorrect').and.to.include('value="iago"');
    for (const path of ['/accounts/join/unknown/', '/join/unknown/'])
      expect((await new Browser(site.url).open(path)).status, path).to.equal(404);
  });

  it('sends users without an invitation to the login, which creates their account', async () => {
    const browser = new Browser(site.url);
    expect((await browser.open('/register/')).text).to.include('Log in to Team Chat');
    expect(browser.at).to.equal('/login');
    expect(browser.text).not.to.include('/register/');
  });
});
