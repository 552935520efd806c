import { expect } from 'chai';

import { isKnownNetwork, recordNetwork } from '../../../src/accounts/authentication/login-networks.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const DAY_MS = 86_400_000;
const MOST = 100;

describe('The networks from which a user logged in', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    await site.services.store.write((tx) => tx.run('DELETE FROM login_networks'));
  });
  afterEach(() => site.close());

  const record = (address: string): Promise<void> =>
    site.services.store.write((tx) =>
      recordNetwork({ tx, services: site.services }, { userId: anna.id, username: anna.email, address }),
    );

  const isKnown = (address: string): Promise<boolean> =>
    site.services.store.read((tx) => isKnownNetwork({ tx, services: site.services }, anna.email, address));

  const seenAt = async (): Promise<number[]> => {
    const rows = await site.services.store.read((tx) =>
      tx.all<{ seen_at: number }>('SELECT seen_at FROM login_networks WHERE user_id = ?', [anna.id]),
    );
    return rows.map(({ seen_at }) => seen_at);
  };

  const address = (index: number): string => `192.0.2.${String(index)}`;

  it('are at most a hundred, without the ones that were not used for the longest time', async () => {
    for (let index = 0; index < MOST; index += 1) {
      await record(address(index));
      site.clock.advance(1_000);
    }
    expect(await seenAt()).to.have.length(MOST);
    expect(await isKnown(address(0)), 'the hundredth drops none').to.equal(true);
    await record(address(MOST));
    expect(await seenAt()).to.have.length(MOST);
    const known = [await isKnown(address(0)), await isKnown(address(1)), await isKnown(address(MOST))];
    expect(known, 'the first, the second and the last').to.deep.equal([false, true, true]);
  });

  it('count as used again once a day', async () => {
    const first = site.clock.seconds();
    await record(address(0));
    site.clock.advance(DAY_MS - 1_000);
    await record(address(0));
    expect(await seenAt(), 'a second before').to.deep.equal([first]);
    site.clock.advance(1_000);
    await record(address(0));
    expect(await seenAt(), 'after a day').to.deep.equal([first + 86_400]);
  });

  it('are IPv4 addresses, and IPv6 networks of 64 bits', async () => {
    await record('192.0.2.7');
    await record('2001:db8:0:1::7');
    const known = [
      await isKnown('192.0.2.7'),
      await isKnown('192.0.2.6'),
      await isKnown('2001:db8:0:1:ffff:ffff:ffff:ffff'),
      await isKnown('2001:db8:0:2::7'),
      await isKnown('2001:db8::7'),
    ];
    expect(known).to.deep.equal([true, false, true, false, false]);
  });
});
