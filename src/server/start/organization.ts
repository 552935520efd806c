import { verifySecrets, type Secrets } from '../../runtime/identity/secrets.js';
import type { Clock } from '../../lib/clock.js';
import type { Config } from '../../runtime/config.js';
import { findOrganization, insertOrganization } from '../../chat/organization/store.js';
import type { Store } from '../../runtime/store/types.js';
import { createSystemGroups } from '../../chat/user-groups/system-groups.js';

/** Part of `sender_realm_str` and of file URLs. */
const STRING_ID = 'chat';

/** Creates the organization and its system groups, once. Refuses a database that belongs to another secret. */
export const makeOrganization = async (
  store: Store,
  secrets: Secrets,
  { config, clock }: { config: Config; clock: Clock },
): Promise<void> => {
  const isThere = await store.read(findOrganization);
  if (isThere) return store.write((tx) => verifySecrets(tx, secrets));
  await store.lease('first-start', () =>
    store.write(async (tx) => {
      await verifySecrets(tx, secrets);
      if (await findOrganization(tx)) return;
      await createSystemGroups(tx, clock.seconds());
      await insertOrganization(tx, {
        string_id: STRING_ID,
        name: config.organizationName,
        description: '',
        date_created: clock.seconds(),
      });
    }),
  );
};
