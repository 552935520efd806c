import { ownTurn } from '../lib/event-loop.js';
import { composedList } from './json-list.js';

/** A list with more items is written in steps. */
const MAX_AT_ONCE = 32;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > MAX_AT_ONCE;

/** The fields of an answer, where the long lists are serialized in steps. */
export const writeLongLists = async <T extends object>(fields: T): Promise<T> => {
  const lists = Object.entries(fields).filter(([, value]) => isLong(value)) as [string, unknown[]][];
  if (lists.length === 0) return fields;
  await ownTurn();
  const written: Record<string, unknown> = {};
  for (const [name, list] of lists) written[name] = await composedList(list);
  return { ...fields, ...written };
};
