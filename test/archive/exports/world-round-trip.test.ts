import { expect } from 'chai';

import { SITE_URL } from '../../../tools/demo/world.js';
import { buildWorld } from '../../contract/examples/build-world.js';
import { startServer } from '../../support/server.js';
import { expectSameArchives, roundTrip } from './round-trips.js';

describe('The organization of the examples', () => {
  it('is the same after an export and an import', async () => {
    const { database } = await buildWorld();
    const from = await startServer({ database, env: { SITE_URL } });
    const { first, second } = await roundTrip(from);
    await from.close();
    await database.remove();
    expect(Object.keys(first.records)).to.include.members(['bot_configurations', 'drafts', 'reactions']);
    expectSameArchives(first, second);
  });
});
