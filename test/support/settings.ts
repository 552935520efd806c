import type { TestServer } from './server.js';

/** Settings of the organization in place of all that were set before. */
export const setPolicies = (site: TestServer, settings: object): Promise<void> =>
  site.server.store.write(async (tx) => {
    await tx.run('UPDATE organizations SET settings = ?', [JSON.stringify(settings)]);
    tx.invalidate('organization');
  });
