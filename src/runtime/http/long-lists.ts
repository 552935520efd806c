import { ownTurn } from '../../lib/event-loop.js';
import { composedList } from './json-list.js';

/** A list with more items is serialized in steps. */
const MAX_AT_ONCE = 32;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > MAX_AT_ONCE;

/** Returns the fields of a response with the long lists serialized in steps. */
export const writeLongLists = async <T extends object>(fields: T): Promise<T> => {
  const lists = Object.entries(fields).filter(([, value]) => isLong(value)) as [string, unknown[]][];
  if (lists.length === 0) return fields;
  await ownTurn();
  const written: Record<string, unknown> = {};
  for (const [name, list] of lists) written[name] = await composedList(list);
  return { ...fields, ...written };
};
