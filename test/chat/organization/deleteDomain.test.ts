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

describe('DELETE /realm/domains/{domain}', () => {
  let on: DomainSite;

  before(async () => {
    on = await startDomainSite();
  });
  after(() => on.site.close());

  it('removes the domain, sends an event, and ends the restriction with the last domain', async () => {
    const { site, guest } = on;
    for (const domain of ['a.example', 'b.example']) await addDomain(site.owner, domain);
    await site.owner.ok('PATCH', '/realm', { emails_restricted_to_domains: true });
    const queue = await watch(guest.client, ['realm', 'realm_domains']);
    await site.owner.ok('DELETE', `${DOMAINS}/a.example`);
    expect(await domainsOf(guest.client)).to.deep.equal([{ domain: 'b.example', allow_subdomains: false }]);
    await site.owner.ok('DELETE', `${DOMAINS}/B.example`);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_domains', op: 'remove', domain: 'a.example' },
      { type: 'realm_domains', op: 'remove', domain: 'b.example' },
      { type: 'realm', op: 'update', property: 'emails_restricted_to_domains', value: false },
    ]);
    const state = await guest.client.ok('POST', '/register', { fetch_event_types: ['realm'] });
    expect(state.realm_emails_restricted_to_domains).to.equal(false);
  });

  it('sends only one event if emails are not restricted', async () => {
    const { site, guest } = on;
    await addDomain(site.owner, 'c.example');
    const queue = await watch(guest.client, ['realm', 'realm_domains']);
    await site.owner.ok('DELETE', `${DOMAINS}/c.example`);
    const told = { type: 'realm_domains', op: 'remove', domain: 'c.example' };
    expect(await events(queue)).to.deep.equal([told]);
  });

  it('requires an owner, and a domain of the organization', async () => {
    const { site, admin } = on;
    await addDomain(site.owner, 'd.example');
    await admin.client.fails('DELETE', `${DOMAINS}/d.example`, {}, NOT_OWNER);
    const unknown = { code: 'BAD_REQUEST', msg: 'No entry found for domain nowhere.example.' };
    await site.owner.fails('DELETE', `${DOMAINS}/nowhere.example`, {}, unknown);
  });
});
