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

/** Reads the messages from the anchor outwards, in batches, and keeps those that fit the byte budget. */
const readOutwards = async (
  scope: Scope,
  found: Pick<Found, 'ids' | 'anchor'>,
  rows: readonly ReaderRow[],
  sizes: ReadonlyMap<number, number>,
  form: LoadOptions,
): Promise<JsonById> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read: JsonById = new Map();
  let left: number = budgets.messagesResponse.bytes;
  const sizeOf = (id: number): number => sizes.get(id) ?? 0;
  for (const batch of byteBatches(fromAnchor(found), sizeOf, budgets.messagesBatch.bytes)) {
    const loaded = await readJson(
      scope,
      batch.flatMap((id) => byId.get(id) ?? []),
      form,
    );
    for (const id of batch) {
      const json = loaded.get(id) ?? '';
      left -= Buffer.byteLength(json);
      if (left < 0 && read.size >= LEAST) return read;
      if (json !== '') read.set(id, json);
    }
  }
  return read;
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
  // Mostly all are few bytes, and need neither an order nor their exact sizes.
  const all = total <= budgets.messagesBatch.bytes ? await readJson(scope, rows, form) : undefined;
  return all && fits(all) ? all : readOutwards(scope, found, rows, sizes, form);
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
