import { setImmediate } from 'node:timers/promises';

import { errors } from '../../generated/errors.js';
import type { Store } from '../store/types.js';
import { decodeAudience, includesUser } from './audience.js';
import type { Delivery } from './delivery.js';
import { fromRow, type EventRow } from './entries.js';
import type { Queue } from './queue.js';
import { readRows } from './store.js';
import type { Tailer } from './tailer.js';
import type { Audience } from './types.js';
import type { Delivered, Render } from './variants.js';

/** Rows read at once; requests get a turn in between. */
const BATCH = 1000;
/** After so many events the client is answered before more is read. */
const MAX_EVENTS = 1000;

export interface CatchUpParts {
  readonly store: Store;
  readonly tailer: Tailer;
  readonly delivery: Delivery;
  readonly render: Render;
}

const isReceiver = (queue: Queue, audience: Audience): boolean =>
  includesUser(audience, queue.user_id) ||
  (audience.publicChannel === true && queue.options.all_public_streams);

const renderRow = (render: Render, queue: Queue, row: EventRow): Delivered | null => {
  // Most rows are for others; only the audience of those is decoded.
  if (!row.audience || !isReceiver(queue, decodeAudience(row.audience))) return null;
  const { logged } = fromRow(row);
  return logged && queue.takes(logged) ? render(logged)(queue) : null;
};

/**
 * Reads the log for a queue from what its client has acknowledged, until `isOver`. At the log's end
 * the queue becomes hot; where so much waits that the end is not reached, what was found is answered.
 */
export const catchUp = async (
  { store, tailer, delivery, render }: CatchUpParts,
  queue: Queue,
  isOver: () => boolean,
): Promise<readonly Delivered[]> => {
  const found: Delivered[] = [];
  let scanned = queue.acknowledged;
  while (scanned < tailer.head) {
    const [from, to] = [scanned, tailer.head];
    const rows = await store.read((tx) => readRows(tx, from, to, BATCH));
    if (isOver()) return [];
    if (rows[0]?.id !== from + 1) throw errors.eventPruned({ event_id: queue.acknowledged });
    for (const row of rows) {
      const delivered = renderRow(render, queue, row);
      if (delivered) found.push(delivered);
      scanned = row.id;
    }
    if (found.length >= MAX_EVENTS) return found;
    if (rows.length === BATCH) await setImmediate();
  }
  if (isOver()) return [];
  // Nothing is awaited since the log's end was seen, so nothing is missed.
  delivery.attach(queue, scanned);
  const fits = found.every((delivered) => queue.push(delivered));
  if (!fits) delivery.detach(queue);
  return found;
};
