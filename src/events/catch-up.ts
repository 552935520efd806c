import { setImmediate } from 'node:timers/promises';

import { errors } from '../../generated/errors.js';
import type { Store } from '../store/types.js';
import { decodeAudience, includesUser } from './audience.js';
import type { Delivery } from './delivery.js';
import { fromRow, type EventRow } from './entries.js';
import type { Queue } from './queue.js';
import { readRows } from './store.js';
import type { Tailer } from './tailer.js';
import type { Audience, LoggedEvent } from './types.js';
import type { Delivered, Render } from './variants.js';

/** Rows read at once; requests get a turn in between. */
const BATCH = 500;
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

const renderFor = (render: Render, queue: Queue, logged: LoggedEvent): Delivered | null =>
  isReceiver(queue, logged.audience) && queue.takes(logged) ? render(logged)(queue) : null;

const renderRow = (render: Render, queue: Queue, row: EventRow): Delivered | null => {
  // Most rows are for others; only the audience of those is decoded.
  if (!row.audience || !isReceiver(queue, decodeAudience(row.audience))) return null;
  const { logged } = fromRow(row);
  return logged ? renderFor(render, queue, logged) : null;
};

const isSomething = (delivered: Delivered | null): delivered is Delivered => delivered !== null;

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
    const recent = tailer.recent.after(scanned);
    if (recent) {
      found.push(...recent.map((logged) => renderFor(render, queue, logged)).filter(isSomething));
      scanned = tailer.head;
      break;
    }
    const [from, to] = [scanned, tailer.head];
    const rows = await store.read((tx) => readRows(tx, from, to, BATCH));
    if (isOver()) return [];
    if (rows[0]?.id !== from + 1) throw errors.eventPruned({ event_id: queue.acknowledged });
    found.push(...rows.map((row) => renderRow(render, queue, row)).filter(isSomething));
    scanned = rows.at(-1)?.id ?? scanned;
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
