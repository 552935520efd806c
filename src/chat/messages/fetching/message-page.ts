import { budgets } from '../../../lib/budgets.js';
import { byteBatches } from '../../../lib/byte-batches.js';
import type { Scope } from '../../scope.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import { sizesInMemory } from '../model/stored-messages.js';
import type { Found } from '../narrow/anchor-window.js';
import type { LoadOptions } from './hydrate-messages.js';
import { eachMessageJson } from './message-json.js';
import { listReaderRows, type ReaderRow } from './reader-rows.js';

/** At least this many messages are returned regardless of length, so clients can always page in both directions. */
const LEAST = 3;

/** Returns the IDs from the anchor outwards, alternating between the two sides. */
const fromAnchor = ({ ids, anchor }: Pick<Found, 'ids' | 'anchor'>): number[] => {
  const after = ids.filter((id) => id >= anchor);
  const before = ids.filter((id) => id < anchor).reverse();
  const longer = Math.max(after.length, before.length);
  return Array.from({ length: longer }, (_, index) => [after[index], before[index]])
    .flat()
    .filter((id) => id !== undefined);
};

const listRowsById = async (
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReaderRow>> => {
  const rows = await inBatches(ids, (batch) =>
    listReaderRows(scope, { sql: `m.id IN (${placeholders(batch)})`, values: batch }),
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Returns the JSON of the messages nearest to the anchor that fit the byte budget, by ID. */
const readNearest = async (
  scope: Scope,
  found: Pick<Found, 'ids' | 'anchor'>,
  form: LoadOptions,
): Promise<ReadonlyMap<number, string>> => {
  const read = new Map<number, string>();
  const rows = await listRowsById(scope, found.ids);
  const sizes = await sizesInMemory(scope, [...rows.values()]);
  const sizeOf = (id: number): number => sizes.get(id) ?? 0;
  let left: number = budgets.messagesResponse.bytes;
  for (const batch of byteBatches(fromAnchor(found), sizeOf, budgets.messagesBatch.bytes)) {
    const loaded = new Map<number, string>();
    const readers = batch.flatMap((id) => rows.get(id) ?? []);
    await eachMessageJson(scope, readers, form, (id, json) => loaded.set(id, json));
    for (const id of batch) {
      const json = loaded.get(id) ?? '';
      left -= Buffer.byteLength(json);
      if (left < 0 && read.size >= LEAST) return read;
      if (json !== '') read.set(id, json);
    }
  }
  return read;
};

/** Part of a response of `GET /messages`. */
export interface MessagePage {
  /** Ascending by ID. */
  readonly messages: readonly string[];
  readonly found_oldest: boolean;
  readonly found_newest: boolean;
}

/** Returns the found messages as JSON. If they exceed the byte budget, returns those nearest to the anchor. */
export const messagePage = async (scope: Scope, found: Found, form: LoadOptions): Promise<MessagePage> => {
  const read = await readNearest(scope, found, form);
  const kept = [...read].sort(([a], [b]) => a - b);
  return {
    messages: kept.map(([, json]) => json),
    found_oldest: found.found_oldest && kept[0]?.[0] === found.ids[0],
    found_newest: found.found_newest && kept.at(-1)?.[0] === found.ids.at(-1),
  };
};
