import type { TestServer } from './server.js';

/** Sets the organization's settings; all others get their defaults. */
export const setOrganization = (site: TestServer, settings: object): Promise<void> =>
  site.services.store.write(async (tx) => {
    await tx.run('UPDATE organizations SET settings = ?', [JSON.stringify(settings)]);
    tx.invalidate('organization');
  });

const readOrganization = (site: TestServer): Promise<string> =>
  site.services.store.read(async (tx) => {
    const row = await tx.first<{ settings: string }>('SELECT settings FROM organizations');
    return row?.settings ?? '{}';
  });

/** Runs `work`, and then restores the settings of the organization, even after an error. */
export const keepingOrganization = async (site: TestServer, work: () => Promise<void>): Promise<void> => {
  const before = await readOrganization(site);
  try {
    await work();
  } finally {
    if ((await readOrganization(site)) !== before) await setOrganization(site, JSON.parse(before) as object);
  }
};
