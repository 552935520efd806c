import { errors } from '../../../generated/errors.js';
import { nameKey } from '../../lib/name-key.js';
import type { Tx } from '../../runtime/store/types.js';
import { countInSummary, findFieldByName, loadProfileFields } from './store.js';
import { fieldTypes, type FieldType } from './types.js';

const MAX_NAME_LENGTH = 40;
const MAX_IN_SUMMARY = 2;
const NOT_IN_SUMMARY: readonly FieldType[] = [fieldTypes.LONG_TEXT.id, fieldTypes.USER.id];

/**
 * Returns the name as it is stored. Throws if it is not valid. `own` is the ID of the field that may already have it.
 */
export const checkFieldName = async (tx: Tx, text: string, own?: number): Promise<string> => {
  const name = text.trim();
  if (name === '') throw errors.profileFieldNameBlank();
  if (Array.from(name).length > MAX_NAME_LENGTH) {
    throw errors.profileFieldNameTooLong({ limit: MAX_NAME_LENGTH });
  }
  const holder = await findFieldByName(tx, name);
  if (holder && holder.id !== own) throw errors.profileFieldNameTaken();
  return name;
};

/** Returns the name. If a field already has it, appends the lowest number from 2 on that makes it unique. */
export const makeUniqueName = async (tx: Tx, name: string): Promise<string> => {
  const taken = new Set((await loadProfileFields(tx)).map((field) => nameKey(field.name)));
  let unique = name;
  for (let number = 2; taken.has(nameKey(unique)); number += 1) unique = `${name} ${String(number)}`;
  return unique;
};

/** Throws if the field cannot be added to the summary of a profile. `own` is the field's ID. */
export const checkSummary = async (tx: Tx, type: FieldType, own = 0): Promise<void> => {
  if (NOT_IN_SUMMARY.includes(type)) throw errors.profileSummaryType();
  if ((await countInSummary(tx, own)) >= MAX_IN_SUMMARY) throw errors.profileSummaryFull();
};
