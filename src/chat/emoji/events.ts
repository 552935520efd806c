import type { Tx } from '../../runtime/store/types.js';
import { listAllEmoji } from './store.js';
import { viewEmoji } from './view.js';

/** Sends everyone an event with all custom emoji. Makes every process of this server read them again. */
export const emitEmoji = async (tx: Tx): Promise<void> => {
  const realm_emoji = viewEmoji(await listAllEmoji(tx));
  tx.emit({ type: 'realm_emoji', op: 'update', realm_emoji }, { users: 'everyone' });
  tx.invalidate('organization');
};
