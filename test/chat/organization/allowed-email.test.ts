import { expect } from 'chai';

import { isDisposable } from '../../../src/chat/organization/allowed-email.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const PASSWORD = 'duck pond under bridges';

describe('The emails that an organization allows', () => {
  let site: TestServer;
  let anna: Person;
  let made = 0;
  const changers: Person[] = [];

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    for (const name of ['Ben', 'Carl', 'Dan', 'Eve', 'Finn']) changers.push(await site.person(name));
  });
  after(() => site.close());

  const realm = (settings: object): Promise<unknown> => site.owner.ok('PATCH', '/realm', { ...settings });
  const person = (email: string): Body => ({
    email,
    password: PASSWORD,
    full_name: `Person ${String((made += 1))}`,
  });
  const create = (email: string): Promise<Body> => site.owner.ok('POST', '/users', person(email));
  const refused = (email: string, msg: string): Promise<unknown> =>
    site.owner.fails('POST', '/users', person(email), { status: 400, code: 'BAD_REQUEST', msg });
  /** Lets a user ask for another email. The number of changes of one user is limited. */
  const change = async (email: string): Promise<unknown> => {
    const { client } = changers.pop() ?? anna;
    return (await client.send('PATCH', '/settings', { email })).body.msg;
  };

  describe('while it disallows disposable emails', () => {
    const DISPOSABLE = 'x@mailinator.com';

    it('are not those of providers of disposable emails', async () => {
      for (const domain of ['mailinator.com', 'guerrillamail.com', 'yopmail.com'])
        expect(isDisposable(domain)).to.equal(true);
      // Existing servers let these in: services that forward, and domains that no provider has.
      for (const domain of ['test.com', 'duck.com', 'opayq.com', 'gmail.com', 'sub.mailinator.com'])
        expect(isDisposable(domain), domain).to.equal(false);
      for (const domain of ['example.com', 'mailinator.example', 'localhost', 'com'])
        expect(isDisposable(domain)).to.equal(false);
      const msg = 'Disposable email addresses are not allowed in this organization';
      await refused(DISPOSABLE, msg);
      await refused('y@Mailinator.com', msg);
      expect(await change(DISPOSABLE)).to.equal('Please use your real email address.');
      await create('x+y@example.com');
    });

    it('are any otherwise', async () => {
      await realm({ disallow_disposable_email_addresses: false });
      await create(DISPOSABLE);
      expect(await change('z@mailinator.com')).to.equal('');
      await realm({ disallow_disposable_email_addresses: true });
    });
  });

  describe('while it restricts them to its domains', () => {
    before(async () => {
      await site.owner.ok('POST', '/realm/domains', { domain: 'strict.example', allow_subdomains: false });
      await site.owner.ok('POST', '/realm/domains', { domain: 'open.example', allow_subdomains: true });
      await site.owner.ok('POST', '/realm/domains', { domain: 'mailinator.com', allow_subdomains: false });
      await realm({ emails_restricted_to_domains: true });
    });
    after(() => realm({ emails_restricted_to_domains: false }));

    const outside = (email: string): string => `Email '${email}' not allowed in this organization`;

    it('are those of its domains, and of subdomains where it allows them', async () => {
      for (const email of [
        'a@strict.example',
        'b@Open.Example',
        'c@sub.open.example',
        'd@deep.sub.open.example',
      ])
        await create(email);
      for (const email of ['a@example.com', 'a@sub.strict.example', 'a@notopen.example'])
        await refused(email, outside(email));
      // The owners named this domain, so they want its users.
      await create('e@mailinator.com');
    });

    it('have no plus sign', async () => {
      await refused('a+b@strict.example', 'Email addresses containing + are not allowed.');
    });

    it('are checked when a user changes their email', async () => {
      expect(await change('changed@strict.example')).to.equal('');
      expect(await change('a@example.com')).to.equal('Outside your domain.');
      expect(await change('a+b@strict.example')).to.equal('Email addresses containing + are not allowed.');
    });

    it('do not concern existing accounts and bots', async () => {
      expect(anna.email).to.include('@example.com');
      await anna.client.ok('PATCH', '/settings', { full_name: 'Anna B.' });
      await anna.client.ok('POST', '/bots', { full_name: 'Robot', short_name: 'robot' });
    });
  });
});
