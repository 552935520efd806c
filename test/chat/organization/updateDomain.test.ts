import { expect } from 'chai';

import { events, watch } from '../users/event-recorder.js';
import {
  addDomain,
  DOMAINS,
  domainsOf,
  NOT_OWNER,
  startDomainSite,
  type DomainSite,
} from './domain-fixtures.js';

describe('PATCH /realm/domains/{domain}', () => {
  let on: DomainSite;

  before(async () => {
    on = await startDomainSite();
    await addDomain(on.site.owner, 'a.example');
    await addDomain(on.site.owner, 'b.example');
  });
  after(() => on.site.close());

  it('changes one domain, and sends an event to all users only if something changed', async () => {
    const { site, guest } = on;
    const queue = await watch(guest.client, ['realm_domains']);
    await site.owner.ok('PATCH', `${DOMAINS}/a.example`, { allow_subdomains: true });
    await site.owner.ok('PATCH', `${DOMAINS}/A.Example`, { allow_subdomains: true });
    const realm_domain = { domain: 'a.example', allow_subdomains: true };
    const other = { domain: 'b.example', allow_subdomains: false };
    expect(await domainsOf(guest.client)).to.deep.equal([realm_domain, other]);
    expect(await events(queue)).to.deep.equal([{ type: 'realm_domains', op: 'change', realm_domain }]);
  });

  it('requires an owner, and a domain of the organization', async () => {
    const change = { allow_subdomains: true };
    await on.admin.client.fails('PATCH', `${DOMAINS}/b.example`, change, NOT_OWNER);
    const unknown = { code: 'BAD_REQUEST', msg: 'No entry found for domain nowhere.example.' };
    await on.site.owner.fails('PATCH', `${DOMAINS}/nowhere.example`, change, unknown);
  });
});
