import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { loadProfileFields } from './store.js';
import { fieldTypes } from './types.js';

export type ProfileFieldsRegisterFields = components['schemas']['ProfileFieldsRegisterFields'];

/** Returns the register response's fields about custom profile fields. */
export const profileFieldsRegisterFields = async (
  { tx }: TxScope,
  { wants }: Registration,
): Promise<ProfileFieldsRegisterFields> =>
  wants('custom_profile_fields')
    ? { custom_profile_fields: await loadProfileFields(tx), custom_profile_field_types: fieldTypes }
    : {};
