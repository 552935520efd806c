import fc from 'fast-check';

import { expectSameArchives, roundTrip } from '../archive/exports/round-trips.js';
import { Organization } from './contract/organization.js';
import { requests } from './contract/requests.js';
import { holds } from './property.js';

/** As many as change most kinds of objects. Without a few of them, most of the others mean something else. */
const REQUESTS = 300;

describe('An archive of everything', () => {
  holds(
    'can be imported, whatever was sent to the server, and the import has the same archive',
    { cases: 2 },
    [fc.noShrink(fc.array(requests, { minLength: REQUESTS, maxLength: REQUESTS }))],
    async (sent) => {
      const organization = await Organization.create();
      for (const request of sent) await organization.check(request);
      const { first, second } = await roundTrip(organization.server);
      await organization.close();
      expectSameArchives(first, second);
    },
  );
});
