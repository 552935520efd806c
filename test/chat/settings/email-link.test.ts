import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { waitingMails } from '../../support/waiting-mails.js';

const DAY_SECONDS = 86_400;

describe('The link that confirms a new email', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const linkTo = async (email: string, { client } = anna): Promise<string> => {
    await client.ok('PATCH', '/settings', { email });
    const mail = (await waitingMails(site)).reverse().find(({ to }) => to === email);
    const path = /http:\/\/chat\.example\.com(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return new URL(path, site.url).href;
  };

  const press = (link: string): Promise<Response> => fetch(link, { method: 'POST' });

  it('works in the last second of its day, and no more when the day is over', async () => {
    const late = await linkTo('late@example.com');
    site.clock.advance(DAY_SECONDS * 1000);
    expect((await press(late)).status).to.equal(404);
    const intime = await linkTo('in-time@example.com');
    site.clock.advance((DAY_SECONDS - 1) * 1000);
    expect((await press(intime)).status).to.equal(200);
    const { user } = await site.owner.ok('GET', `/users/${String(anna.id)}`);
    expect(user.delivery_email).to.equal('in-time@example.com');
  });

  it('does not work if the organization no longer allows the email', async () => {
    const ben = await site.person('Ben');
    const link = await linkTo('outside@example.com', ben);
    await site.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: true });
    const response = await press(link);
    expect(response.status).to.equal(409);
    expect(await response.text()).to.include('The organization does not allow this email address any more.');
    const { user } = await site.owner.ok('GET', `/users/${String(ben.id)}`);
    expect(user.delivery_email).not.to.equal('outside@example.com');
    await site.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: false });
  });
});
