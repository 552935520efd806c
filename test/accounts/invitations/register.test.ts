import { expect } from 'chai';

import { setOrganization } from '../../support/settings.js';
import { Browser, type Visited } from '../../support/browser.js';
import type { Body } from '../../support/client.js';
import { startServer } from '../../support/server.js';
import { waitingMails } from '../../support/waiting-mails.js';
import {
  createLink,
  listInvites,
  mailedLink,
  PASSWORD,
  startInvitationSite,
  type InvitationSite,
} from './fixtures.js';

const PATH = '/register/';

describe('The page to join without an invitation', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());
  beforeEach(() => open({}));

  /** Sets the settings of the organization, which lets users join without an invitation. */
  const open = (settings: object): Promise<void> =>
    setOrganization(on.site, { invite_required: false, ...settings });

  const ask = async (email: string, site = on.site): Promise<Visited> => {
    const browser = new Browser(site.url);
    await browser.open(PATH);
    return browser.submit({ email });
  };

  const linkFor = async (email: string): Promise<string> => {
    await ask(email);
    const link = await mailedLink(on.site, email);
    expect(link, email).to.be.a('string');
    return link ?? '';
  };

  const join = async (link: string, full_name: string): Promise<{ browser: Browser; answer: Visited }> => {
    const browser = new Browser(on.site.url);
    await browser.open(link);
    return { browser, answer: await browser.submit({ full_name, password: PASSWORD }) };
  };

  const userNamed = async (email: string): Promise<Body> =>
    (await on.site.owner.ok('GET', '/users')).members.find((one: Body) => one.delivery_email === email);

  it('mails a link, with which the user becomes a member in the default channels and is logged in', async () => {
    const email = on.fresh();
    const answer = await ask(` ${email} `);
    expect(answer.text).to.include('Check your email');
    expect(await userNamed(email), 'before the address is confirmed').to.equal(undefined);
    const link = (await mailedLink(on.site, email)) ?? '';
    const { browser } = await join(link, 'Nadia');
    const { body: me } = await browser.send('GET', '/users/me');
    expect(me).to.include({ full_name: 'Nadia', delivery_email: email, role: 400 });
    const { body } = await browser.send('GET', '/users/me/subscriptions');
    expect(body.subscriptions.map(({ name }: Body) => name)).to.deep.equal(['general']);
    expect((await new Browser(on.site.url).open(link)).status, 'again').to.equal(404);
  });

  it('mails links that work for a day, the newest one only', async () => {
    const email = on.fresh();
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await new Browser(on.site.url).open(first)).status).to.equal(404);
    on.site.clock.advance(86_399_000);
    expect((await new Browser(on.site.url).open(second)).status).to.equal(200);
    on.site.clock.advance(1000);
    expect((await new Browser(on.site.url).open(second)).status).to.equal(404);
  });

  it('is closed if users need an invitation, also for links that were mailed before', async () => {
    const email = on.fresh();
    const link = await linkFor(email);
    const browser = new Browser(on.site.url);
    await browser.open(PATH);
    await open({ invite_required: true });
    const late = await browser.submit({ email: on.fresh() });
    expect(late.status).to.equal(403);
    expect((await browser.open(PATH)).status).to.equal(403);
    expect((await browser.open(PATH)).text).to.include('You need an invitation');
    expect((await browser.open(link)).status).to.equal(404);
    expect((await browser.open('/login')).text).not.to.include(PATH);
    await open({});
    expect((await browser.open('/login')).text).to.include(`href="${PATH}"`);
    expect((await browser.open(link)).status).to.equal(200);
  });

  it('reveals no account: a taken address gets the same page and an email', async () => {
    const hidden = await on.site.person('Concealed');
    const free = on.fresh();
    const [taken, other] = [await ask(hidden.email), await ask(free)];
    expect([taken.status, taken.text]).to.deep.equal([other.status, other.text]);
    const to = (address: string) =>
      waitingMails(on.site).then((mails) => mails.filter((mail) => mail.to === address).length);
    expect([await to(hidden.email), await to(free)]).to.deep.equal([1, 1]);
    const shown = await new Browser(on.site.url).open((await mailedLink(on.site, hidden.email)) ?? '');
    expect(shown.status).to.equal(400);
    expect(shown.text).to.include('already in use').and.to.include('Log in');
  });

  it('refuses addresses that the organization does not allow, when they are entered and when they are used', async () => {
    const email = on.fresh();
    const link = await linkFor(email);
    await open({ emails_restricted_to_domains: true });
    expect((await ask(on.fresh())).status).to.equal(400);
    expect((await new Browser(on.site.url).open(link)).text).to.include('No account was created');
    expect(await userNamed(email)).to.equal(undefined);
    await open({ disallow_disposable_email_addresses: true });
    expect((await ask('someone@mailinator.com')).status).to.equal(400);
    for (const wrong of ['', 'name', 'a b@example.com', 'user7@chat.example.com'])
      expect((await ask(wrong)).status, wrong).to.equal(400);
  });

  it('is in no list of invitations, and notifies no user', async () => {
    const email = on.fresh();
    const link = await linkFor(email);
    expect((await listInvites(on.site.owner)).filter((one) => one.email === email)).to.deep.equal([]);
    await join(link, 'Quiet');
    expect(await userNamed(email)).to.include({ full_name: 'Quiet' });
  });

  it('refuses forms without a CSRF token, and forms of other sites', async () => {
    const email = on.fresh();
    const body = new URLSearchParams({ email });
    expect((await new Browser(on.site.url).request('POST', PATH, { body })).status).to.equal(403);
    const browser = new Browser(on.site.url);
    await browser.open(PATH);
    const foreign = await browser.submit({ email }, { Origin: 'https://evil.example' });
    expect(foreign.status).to.equal(403);
    expect(await mailedLink(on.site, email)).to.equal(undefined);
  });

  it('shares the limits of invitation links, by address of the client and by email', async () => {
    const limits = { join_form_by_ip: [{ seconds: 86_400, count: 4 }] };
    const site = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
    await setOrganization(site, { invite_required: false });
    const statuses: number[] = [];
    for (const email of ['a@example.com', 'A@example.com', 'a@example.com', 'b@example.com', 'c@example.com'])
      statuses.push((await ask(email, site)).status);
    expect(statuses).to.deep.equal([200, 200, 429, 200, 429]);
    await createLink(site.owner);
    await site.close();
  });
});
