import { errors } from '../../../generated/errors.js';
import type { Tx } from '../../runtime/store/types.js';
import { listUsersByIds } from '../users/model/store.js';
import type { FieldData } from './field-data.js';
import type { FieldRow } from './view.js';
import { fieldTypes, type FieldType } from './types.js';
import { isUrl } from './url.js';

type Check = (field: FieldRow, text: string) => void;

const atMost =
  (limit: number): Check =>
  ({ name }, text) => {
    if (Array.from(text).length > limit) throw errors.profileValueTooLong({ name, limit });
  };

const checkChoice: Check = ({ name, field_data }, value) => {
  if (!Object.hasOwn(JSON.parse(field_data) as FieldData, value)) {
    throw errors.profileValueNotChoice({ value, name });
  }
};

/** Whether the day exists. An invalid day, such as the 30th of February, does not have the same text after parsing. */
const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const checkDate: Check = ({ name }, text) => {
  if (!isDate(text)) throw errors.profileValueNotDate({ name });
};

const checkUrl: Check = ({ name }, text) => {
  if (!isUrl(text)) throw errors.profileValueNotUrl({ name });
};

const checks: Readonly<Record<Exclude<FieldType, typeof fieldTypes.USER.id>, Check>> = {
  [fieldTypes.SHORT_TEXT.id]: atMost(50),
  [fieldTypes.LONG_TEXT.id]: atMost(500),
  [fieldTypes.SELECT.id]: checkChoice,
  [fieldTypes.DATE.id]: checkDate,
  [fieldTypes.URL.id]: checkUrl,
  [fieldTypes.EXTERNAL_ACCOUNT.id]: atMost(50),
  [fieldTypes.PRONOUNS.id]: atMost(50),
};

/** Returns the list. Clients send it either as a list or as the JSON text that they receive. */
const parseList = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const parseUserIdList = (value: unknown): number[] => {
  const list = parseList(value);
  if (!Array.isArray(list)) throw errors.profileUsersNotList();
  return list.map((id: unknown, index) => {
    if (!Number.isSafeInteger(id)) throw errors.profileUserNotInteger({ index });
    return id as number;
  });
};

const checkUsers = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const users = new Map((await listUsersByIds(tx, [...new Set(ids)])).map((user) => [user.id, user]));
  const unknown = ids.filter((id) => !users.has(id));
  if (unknown.length > 0) throw errors.profileUsersInvalid({ ids: unknown.join(', ') });
  for (const user of users.values()) {
    if (user.is_bot) throw errors.profileUserIsBot({ user_id: user.id });
    if (!user.is_active) throw errors.profileUserDeactivated({ user_id: user.id });
  }
};

/**
 * Returns the value as it is stored, or an empty text for no value. Throws if a field of this type does not accept it.
 */
export const checkValue = async (tx: Tx, field: FieldRow, value: unknown): Promise<string> => {
  if (field.field_type === fieldTypes.USER.id) {
    const ids = parseUserIdList(value);
    await checkUsers(tx, ids);
    return ids.length === 0 ? '' : JSON.stringify(ids);
  }
  if (typeof value !== 'string') throw errors.profileValueNotString({ name: field.name });
  checks[field.field_type](field, value);
  return value;
};
