import { expect } from 'chai';

import { addDomain, domainsOf, startDomainSite, type DomainSite } from './domain-fixtures.js';

describe('GET /realm/domains', () => {
  let on: DomainSite;

  before(async () => {
    on = await startDomainSite();
  });
  after(() => on.site.close());

  it('returns the domains in the order in which they were added, as register does, to guests too', async () => {
    const { site, guest } = on;
    expect(await domainsOf(guest.client)).to.deep.equal([]);
    await addDomain(site.owner, 'z.example', true);
    await addDomain(site.owner, 'a.example');
    const domains = [
      { domain: 'z.example', allow_subdomains: true },
      { domain: 'a.example', allow_subdomains: false },
    ];
    expect(await domainsOf(guest.client)).to.deep.equal(domains);
    const state = await guest.client.ok('POST', '/register', { fetch_event_types: ['realm_domains'] });
    expect(state.realm_domains).to.deep.equal(domains);
  });
});
