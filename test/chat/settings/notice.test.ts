import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { waitingMails } from '../../support/waiting-mails.js';

describe('A new email that belongs to an account whose address is hidden from the requester', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    // Only administrators see the address.
    await ben.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
  });
  after(() => site.close());

  it('is accepted, and its holder gets one mail, which explains the request and has no link', async () => {
    const before = (await waitingMails(site)).length;
    await anna.client.ok('PATCH', '/settings', { email: ben.email });
    const [mail, ...others] = (await waitingMails(site)).slice(before);
    expect(others).to.deep.equal([]);
    expect(mail?.to).to.equal(ben.email);
    expect(mail?.subject).to.equal('Your email address on Team Chat');
    expect(mail?.text)
      .to.include('This email address was requested for another account on Team Chat.')
      .and.include('It belongs to your account and stays with it.')
      .and.include('If that was you, log in to your account. If it was not, there is nothing to do.')
      .and.not.include('http');
    for (const { client, email } of [anna, ben])
      expect((await client.ok('GET', '/users/me')).delivery_email).to.equal(email);
  });
});
