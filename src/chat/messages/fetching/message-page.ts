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

/** The JSON of messages by ID. */
type JsonById = Map<number, string>;

const readJson = async (scope: Scope, rows: readonly ReaderRow[], form: LoadOptions): Promise<JsonById> => {
  const read: JsonById = new Map();
  await eachMessageJson(scope, rows, form, (id, json) => read.set(id, json));
  return read;
};

/** In UTF-8, a unit of UTF-16 takes at most three bytes. */
const MOST_BYTES_OF_UNIT = 3;

const fits = (read: JsonById): boolean => {
  let length = 0;
  for (const json of read.values()) length += json.length;
  const { bytes: most } = budgets.messagesResponse;
  if (MOST_BYTES_OF_UNIT * length <= most) return true;
  let bytes = 0;
  for (const json of read.values()) bytes += Buffer.byteLength(json);
  return bytes <= most;
};

/** Returns the messages of the batches, in their order, as far as they fit the byte budget. */
const readWhileFitting = async (
  batches: readonly (readonly number[])[],
  read: (batch: readonly number[]) => Promise<JsonById> | JsonById,
): Promise<JsonById> => {
  const fitting: JsonById = new Map();
  let left: number = budgets.messagesResponse.bytes;
  for (const batch of batches) {
    const loaded = await read(batch);
    for (const id of batch) {
      const json = loaded.get(id) ?? '';
      left -= Buffer.byteLength(json);
      if (left < 0 && fitting.size >= LEAST) return fitting;
      if (json !== '') fitting.set(id, json);
    }
  }
  return fitting;
};

/** Returns the JSON of the messages nearest to the anchor that fit the byte budget, by ID. */
const readNearest = async (
  scope: Scope,
  found: Pick<Found, 'ids' | 'anchor'>,
  form: LoadOptions,
): Promise<JsonById> => {
  const rows = await inBatches(found.ids, (batch) =>
    listReaderRows(scope, { sql: `m.id IN (${placeholders(batch)})`, values: batch }),
  );
  const sizes = await sizesInMemory(scope, rows);
  let total = 0;
  for (const size of sizes.values()) total += size;
  const { bytes: together } = budgets.messagesBatch;
  const all = total <= together ? await readJson(scope, rows, form) : undefined;
  // Mostly all fit, and need no order.
  if (all && fits(all)) return all;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const batches = byteBatches(fromAnchor(found), (id) => sizes.get(id) ?? 0, together);
  return readWhileFitting(batches, (batch) => {
    if (all) return all;
    const readers = batch.flatMap((id) => byId.get(id) ?? []);
    return readJson(scope, readers, form);
  });
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
