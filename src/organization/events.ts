import type { Tx } from '../store/types.js';
import { systemGroupIds } from '../user-groups/system-groups.js';
import type { Server } from '../server.js';
import { formerFields } from './former.js';
import { isPermission } from './permissions.js';
import type { OrganizationChange } from './store.js';

/** Told together with their names by history rather than for a reason. */
const toldInDict: ReadonlySet<string> = new Set([
  'allow_message_editing',
  'edit_topic_policy',
  'message_content_edit_limit_seconds',
  'authentication_methods',
]);

/** Tells everyone of each change, and of what older clients make of it; every process reads the organization again. */
export const tellChange = async (
  tx: Tx,
  server: Server,
  { settings, ...own }: OrganizationChange,
): Promise<void> => {
  const groups = await systemGroupIds(tx, server);
  for (const [property, value] of Object.entries({ ...own, ...settings })) {
    const former = formerFields({ [property]: value }, groups);
    const isDict = isPermission(property) || toldInDict.has(property) || Object.keys(former).length > 0;
    const change = isDict
      ? { op: 'update_dict', property: 'default', data: { [property]: value, ...former } }
      : { op: 'update', property, value };
    tx.emit({ type: 'realm', ...change }, { users: 'everyone' });
  }
  tx.invalidate('organization');
};
