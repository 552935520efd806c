import type { TestServer } from '../support/server.js';

/** Sets the settings in which the organization differs from the defaults. */
export const changeOrganization = ({ services }: TestServer, settings: object): Promise<void> =>
  services.store.write(async (tx) => {
    await tx.run('UPDATE organizations SET settings = ?', [JSON.stringify(settings)]);
    tx.invalidate('organization');
  });
