import { Organization } from './contract/organization.js';
import { requests } from './contract/requests.js';
import { holds } from './property.js';

/** Requests after which a new organization begins. */
const MOST_REQUESTS = 4000;
describe('The contract', () => {
  let organization: Organization | undefined;
  after(() => organization?.close());

  /** Long runs begin again from time to time, so that no table grows without end. */
  const current = async (): Promise<Organization> => {
    if (organization && organization.requests >= MOST_REQUESTS) {
      await organization.close();
      organization = undefined;
    }
    organization ??= await Organization.create();
    return organization;
  };

  holds(
    'is kept for any values of all parameters: no error of the server, no other response, and a refused request changes nothing',
    { cases: 800 },
    [requests],
    async (generated) => (await current()).check(generated),
  );
});
