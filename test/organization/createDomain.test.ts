import { expect } from 'chai';

import { caps } from '../../src/caps.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch } from '../users/event-recorder.js';

const PATH = '/realm/domains';

describe('The domains of the organization', () => {
  let site: TestServer;
  let admin: Person;
  let guest: Person;

  before(async () => {
    site = await startServer();
    admin = await site.person('Ada', { role: 'administrator' });
    guest = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());
  beforeEach(() => site.services.store.write((tx) => tx.run('DELETE FROM realm_domains')));

  const add = (domain: string, allow_subdomains = false): Promise<unknown> =>
    site.owner.ok('POST', PATH, { domain, allow_subdomains });
  const listed = async (): Promise<unknown> => (await guest.client.ok('GET', PATH)).domains;
  const registered = async (): Promise<unknown> =>
    (await guest.client.ok('POST', '/register', { fetch_event_types: ['realm_domains'] })).realm_domains;

  it('are added, changed and removed with an event to all users, and shown in register', async () => {
    const queue = await watch(guest.client, ['realm_domains']);
    const { new_domain } = await site.owner.ok('POST', PATH, {
      domain: ' Example.NET ',
      allow_subdomains: false,
    });
    expect(new_domain[1]).to.equal('example.net');
    expect(new_domain[0]).to.be.a('number');
    await add('b.example', true);
    const [one, two] = [
      { domain: 'example.net', allow_subdomains: false },
      { domain: 'b.example', allow_subdomains: true },
    ];
    for (const domains of [await listed(), await registered()]) expect(domains).to.deep.equal([one, two]);
    await site.owner.ok('PATCH', `${PATH}/example.net`, { allow_subdomains: true });
    await site.owner.ok('PATCH', `${PATH}/Example.net`, { allow_subdomains: true });
    expect(await listed()).to.deep.equal([{ ...one, allow_subdomains: true }, two]);
    await site.owner.ok('DELETE', `${PATH}/example.net`);
    expect(await listed()).to.deep.equal([two]);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_domains', op: 'add', realm_domain: one },
      { type: 'realm_domains', op: 'add', realm_domain: two },
      { type: 'realm_domains', op: 'change', realm_domain: { ...one, allow_subdomains: true } },
      { type: 'realm_domains', op: 'remove', domain: 'example.net' },
    ]);
  });

  it('are refused if they are invalid, unknown or already there', async () => {
    const refused = (domain: string, reason: string): Promise<unknown> =>
      site.owner.fails(
        'POST',
        PATH,
        { domain, allow_subdomains: false },
        { code: 'BAD_REQUEST', msg: `Invalid domain: ${reason}` },
      );
    await refused(' ', "Domain can't be empty.");
    await refused('localhost', 'Domain must have at least one dot (.)');
    await refused('.example.net', 'Domain cannot start or end with a dot (.)');
    await refused('example.net.', 'Domain cannot start or end with a dot (.)');
    await refused('a..b', "Consecutive '.' are not allowed.");
    await refused('a.-b', "Subdomains cannot start or end with a '-'.");
    await refused('a-.b', "Subdomains cannot start or end with a '-'.");
    await refused('a_b.c', "Domain can only have letters, numbers, '.' and '-'s.");
    await refused('é.example', "Domain can only have letters, numbers, '.' and '-'s.");
    await add('a-b.example');
    await site.owner.fails(
      'POST',
      PATH,
      { domain: 'A-B.example', allow_subdomains: true },
      { msg: 'The domain a-b.example is already a part of your organization.' },
    );
    const unknown = { code: 'BAD_REQUEST', msg: 'No entry found for domain nowhere.example.' };
    await site.owner.fails('PATCH', `${PATH}/nowhere.example`, { allow_subdomains: true }, unknown);
    await site.owner.fails('DELETE', `${PATH}/nowhere.example`, {}, unknown);
    expect(await listed()).to.deep.equal([{ domain: 'a-b.example', allow_subdomains: false }]);
  });

  it('can be changed by owners only', async () => {
    await add('a.example');
    const wanted = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
    await admin.client.fails('POST', PATH, { domain: 'b.example', allow_subdomains: true }, wanted);
    await admin.client.fails('PATCH', `${PATH}/a.example`, { allow_subdomains: true }, wanted);
    await admin.client.fails('DELETE', `${PATH}/a.example`, {}, wanted);
  });

  it('are at most 100', async () => {
    const rows = Array.from({ length: caps.domains.most - 1 }, (_, index) => ({
      domain: `domain${String(index)}.example`,
      allow_subdomains: 0,
    }));
    await site.services.store.write((tx) => tx.insertMany('realm_domains', rows));
    await add('last.example');
    await site.owner.fails(
      'POST',
      PATH,
      { domain: 'more.example', allow_subdomains: true },
      { code: 'BAD_REQUEST', msg: 'Limit reached: at most 100 domains.' },
    );
  });

  it('end the restriction when the last one is removed', async () => {
    await add('a.example');
    await add('b.example');
    await site.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: true });
    const queue = await watch(guest.client, ['realm', 'realm_domains']);
    await site.owner.ok('DELETE', `${PATH}/a.example`);
    await site.owner.ok('DELETE', `${PATH}/b.example`);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_domains', op: 'remove', domain: 'a.example' },
      { type: 'realm_domains', op: 'remove', domain: 'b.example' },
      { type: 'realm', op: 'update', property: 'emails_restricted_to_domains', value: false },
    ]);
    const state = await guest.client.ok('POST', '/register', { fetch_event_types: ['realm'] });
    expect(state.realm_emails_restricted_to_domains).to.equal(false);
  });
});
