import type { TestServer } from './server.js';

/** Settings of the organization in place of all that were set before. */
export const setPolicies = (site: TestServer, settings: object): Promise<void> =>
  site.services.store.write(async (tx) => {
    await tx.run('UPDATE organizations SET settings = ?', [JSON.stringify(settings)]);
    tx.invalidate('organization');
  });

const readPolicies = (site: TestServer): Promise<string> =>
  site.services.store.read(async (tx) => {
    const row = await tx.first<{ settings: string }>('SELECT settings FROM organizations');
    return row?.settings ?? '{}';
  });

/** Does something, and then restores the settings of the organization, also where it fails. */
export const keepingPolicies = async (site: TestServer, work: () => Promise<void>): Promise<void> => {
  const before = await readPolicies(site);
  try {
    await work();
  } finally {
    if ((await readPolicies(site)) !== before) await setPolicies(site, JSON.parse(before) as object);
  }
};
