import { expect } from 'chai';

import { publishReports } from '../../../chat/presence/fixtures.js';
import type { Body, Client } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { omit } from './fixtures.js';

const report = (client: Client, parameters = {}): Promise<Body> =>
  client.ok('POST', '/users/me/presence', { status: 'active', ...parameters });

const modern = async (client: Client, id: number): Promise<Body> =>
  (await report(client, { slim_presence: true })).presences[id];

export const presenceEntry: Section = {
  title: 'Presence entry',
  sentences: [
    sentence(
      'Modern format, keyed by user ID: `active_timestamp` integer (last time any client reported the user present), `idle_timestamp` integer (last time the user had any connected client, including idle ones).',
      async (fixtures) => {
        const { ben, site } = fixtures;
        const person = await fixtures.person();
        await report(person.client);
        const active = site.clock.seconds();
        await publishReports(fixtures.site);
        site.clock.advance(100_000);
        await report(person.client, { status: 'idle' });
        const idle = site.clock.seconds();
        await publishReports(fixtures.site);
        expect(await modern(ben.client, person.id)).to.deep.equal({
          active_timestamp: active,
          idle_timestamp: idle,
        });
      },
    ),
    sentence(
      'Legacy format, keyed by API email: an object with keys `aggregated` and `website` (from FL 178 always exactly these two, with identical data; earlier, keys were client names).',
      async (fixtures) => {
        const { ben } = fixtures;
        const person = await fixtures.person();
        await report(person.client);
        await publishReports(fixtures.site);
        const { presences } = await report(ben.client);
        const { aggregated, website, ...others } = presences[person.email];
        expect(others).to.deep.equal({});

        expect(aggregated).to.deep.equal(omit(website, 'pushable'));
      },
    ),
    sentence(
      'Each has `client` string (always `website` from FL 178), `status` string (`idle` or `active`), `timestamp` integer, and `pushable` boolean (absent under `aggregated`; always false from FL 178).',
      async (fixtures) => {
        const { ben, site } = fixtures;
        const person = await fixtures.person();
        await report(person.client, {});
        const now = site.clock.seconds();
        await publishReports(fixtures.site);
        const entry = { client: 'website', status: 'active', timestamp: now };
        const { presences } = await report(ben.client);
        expect(presences[person.email]).to.deep.equal({
          aggregated: entry,
          website: { ...entry, pushable: false },
        });
        const away = await fixtures.person();
        await report(away.client, { status: 'idle' });
        await publishReports(fixtures.site);
        expect((await report(ben.client)).presences[away.email].website.status).to.equal('idle');
      },
    ),
  ],
};
