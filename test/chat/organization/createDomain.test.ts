import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import { events, watch } from '../users/event-recorder.js';
import {
  addDomain,
  DOMAINS,
  domainsOf,
  NOT_OWNER,
  startDomainSite,
  type DomainSite,
} from './domain-fixtures.js';

describe('POST /realm/domains', () => {
  let on: DomainSite;

  before(async () => {
    on = await startDomainSite();
  });
  after(() => on.site.close());
  beforeEach(() => on.site.services.store.write((tx) => tx.run('DELETE FROM realm_domains')));

  it('adds the domain in lowercase, and sends an event to all users', async () => {
    const { site, guest } = on;
    const queue = await watch(guest.client, ['realm_domains']);
    const { new_domain } = await addDomain(site.owner, ' Example.NET ', true);
    expect(new_domain[1]).to.equal('example.net');
    expect(new_domain[0]).to.be.a('number');
    const realm_domain = { domain: 'example.net', allow_subdomains: true };
    expect(await domainsOf(guest.client)).to.deep.equal([realm_domain]);
    expect(await events(queue)).to.deep.equal([{ type: 'realm_domains', op: 'add', realm_domain }]);
  });

  it('refuses invalid domains, and names the problem', async () => {
    for (const [domain, reason] of [
      [' ', "Domain can't be empty."],
      ['localhost', 'Domain must have at least one dot (.)'],
      ['.example.net', 'Domain cannot start or end with a dot (.)'],
      ['example.net.', 'Domain cannot start or end with a dot (.)'],
      ['a..b', "Consecutive '.' are not allowed."],
      ['a.-b', "Subdomains cannot start or end with a '-'."],
      ['a-.b', "Subdomains cannot start or end with a '-'."],
      ['a_b.c', "Domain can only have letters, numbers, '.' and '-'s."],
      ['é.example', "Domain can only have letters, numbers, '.' and '-'s."],
    ] as const) {
      const wanted = { code: 'BAD_REQUEST', msg: `Invalid domain: ${reason}` };
      await on.site.owner.fails('POST', DOMAINS, { domain, allow_subdomains: false }, wanted);
    }
    expect(await domainsOf(on.guest.client)).to.deep.equal([]);
  });

  it('refuses domains that the organization has', async () => {
    const { owner } = on.site;
    await addDomain(owner, 'a-b.example');
    const msg = 'The domain a-b.example is already a part of your organization.';
    await owner.fails('POST', DOMAINS, { domain: 'A-B.example', allow_subdomains: true }, { msg });
    expect(await domainsOf(owner)).to.deep.equal([{ domain: 'a-b.example', allow_subdomains: false }]);
  });

  it('requires an owner', async () => {
    await on.admin.client.fails('POST', DOMAINS, { domain: 'b.example', allow_subdomains: true }, NOT_OWNER);
  });

  it('limits an organization to 100 domains', async () => {
    const rows = Array.from({ length: caps.domains.most - 1 }, (_, index) => ({
      domain: `domain${String(index)}.example`,
      allow_subdomains: 0,
    }));
    await on.site.services.store.write((tx) => tx.insertMany('realm_domains', rows));
    await addDomain(on.site.owner, 'last.example');
    const msg = 'Limit reached: at most 100 domains.';
    await on.site.owner.fails('POST', DOMAINS, { domain: 'more.example', allow_subdomains: true }, { msg });
  });
});
