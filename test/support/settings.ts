import type { TestServer } from './server.js';

/** Replaces all settings of the organization. */
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

/** Runs `work`, and then restores the settings of the organization, even after an error. */
export const keepingPolicies = async (site: TestServer, work: () => Promise<void>): Promise<void> => {
  const before = await readPolicies(site);
  try {
    await work();
  } finally {
    if ((await readPolicies(site)) !== before) await setPolicies(site, JSON.parse(before) as object);
  }
};
