import type { Tx } from '../../runtime/store/types.js';
import { loadProfileFields } from './store.js';

/** Sends everyone a `custom_profile_fields` event with all fields. */
export const emitProfileFields = async (tx: Tx): Promise<void> => {
  tx.emit({ type: 'custom_profile_fields', fields: await loadProfileFields(tx) }, { users: 'everyone' });
};
