import type { Tx } from '../store/types.js';
import { loadProfileFields } from './store.js';

/** Tells everyone the fields as they are now. */
export const emitProfileFields = async (tx: Tx): Promise<void> => {
  tx.emit({ type: 'custom_profile_fields', fields: await loadProfileFields(tx) }, { users: 'everyone' });
};
