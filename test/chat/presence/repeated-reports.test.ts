import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('A repeated presence report', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  /** Reports now, and returns the time. What is reported is written a second later. */
  const report = async (status: 'active' | 'idle'): Promise<number> => {
    const at = site.clock.seconds();
    await anna.client.ok('POST', '/users/me/presence', { status, ping_only: true });
    site.clock.advance(1000);
    await site.services.presence.reports.settled();
    return at;
  };

  const storedAt = async (): Promise<number> => {
    const { presences } = await site.owner.ok('GET', '/realm/presence');
    return presences[anna.email].aggregated.timestamp as number;
  };

  for (const status of ['active', 'idle'] as const) {
    it(`changes nothing 55 seconds after the stored one, and is stored a second later: ${status}`, async () => {
      const first = await report(status);
      site.clock.advance(54_000);
      expect(await report(status)).to.equal(first + 55);
      expect(await storedAt()).to.equal(first);
      expect(await report(status)).to.equal(first + 56);
      expect(await storedAt()).to.equal(first + 56);
    });
  }
});
