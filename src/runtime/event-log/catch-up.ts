import { errors } from '../../../generated/errors.js';
import { budgets } from '../../lib/budgets.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { Pace } from '../../lib/event-loop.js';
import type { Store } from '../store/types.js';
import type { OwnerTurns } from '../../lib/owner-turns.js';
import { type Audience, includesUser, type LoggedEvent, type OutgoingEvent } from './events.js';
import type { Delivery } from './queue-delivery.js';
import { readReceived } from './log-reads.js';
import type { Queue } from './queue.js';
import { type Delivered, textBytes } from './pending-bytes.js';
import type { Tailer } from './tailer.js';
import type { Render } from './variants.js';
import { encodeList } from '../http/serialize.js';

/** Returns the texts around the list of events in a response body of GET /events. */
export const aroundEvents = (queueId: string): readonly [start: string, end: string] => [
  '{"result":"success","msg":"","events":',
  `,"queue_id":${JSON.stringify(queueId)}}\n`,
];

/** Returns the whole response body of GET /events. The events are already serialized. A long list is encoded in steps. */
export const pollBody = async (events: readonly Delivered[], queueId: string): Promise<Buffer> => {
  const list = await encodeList(events.map(({ json }) => json));
  const [start, end] = aroundEvents(queueId);
  return Buffer.concat([Buffer.from(start), ...list, Buffer.from(end)]);
};

export interface CatchUpParts {
  readonly store: Store;
  readonly tailer: Tailer;
  readonly delivery: Delivery;
  readonly render: Render;
  /** Limits concurrent reads, since each one needs a database read and a response. */
  readonly turns: OwnerTurns<number>;
}

/** Some events, of which a few may be for the queue. */
interface Step {
  readonly events: Iterable<LoggedEvent>;
  /** The id up to which there are no other events for the queue. */
  readonly end: number;
}

const isReceiver = (queue: Queue, audience: Audience): boolean =>
  includesUser(audience, queue.user_id) ||
  (audience.publicChannel === true && queue.options.all_public_streams);

/** The events of one response. */
class CollectedEvents {
  readonly events: Delivered[] = [];
  #bytes = 0;

  add(delivered: Delivered): void {
    this.events.push(delivered);
    this.#bytes += textBytes(delivered.json);
  }

  get isFull(): boolean {
    return this.#bytes >= budgets.eventsResponse.bytes;
  }
}

/** Parses each event only when it is needed, so only one at a time is in memory. */
function* parsed(
  rows: readonly { readonly id: number; readonly event: string; readonly audience: Audience }[],
): Generator<LoggedEvent> {
  for (const { id, event, audience } of rows) {
    yield { id, event: JSON.parse(event) as OutgoingEvent, audience };
  }
}

const readStep = async ({ store, tailer }: CatchUpParts, queue: Queue, scanned: number): Promise<Step> => {
  const range = tailer.recent.receivers.next(queue, { after: scanned, upTo: tailer.head });
  const { after, upTo } = range;
  if (after === upTo) return { events: [], end: upTo };
  const recent = tailer.recent.between(after, upTo);
  if (recent) return { events: recent, end: upTo };
  const isReceived = (audience: Audience): boolean => isReceiver(queue, audience);
  const part = await store.read((tx) =>
    readReceived(tx, { ...range, limit: batchSizes.audiences }, isReceived),
  );
  // The log was trimmed beyond the queue's position, so the queue is deleted.
  if (!part) throw errors.badEventQueueId({ queue_id: queue.id });
  return { events: parsed(part.events), end: part.end };
};

/** Attaches the queue to the delivery of new events. The queue also gets all events of the response. */
const attach = (delivery: Delivery, queue: Queue, scanned: number, { events }: CollectedEvents): void => {
  delivery.attach(queue, scanned);
  for (const delivered of events) if (queue.hot) delivery.push(queue, delivered);
};

const read = async (
  parts: CatchUpParts,
  queue: Queue,
  isOver: () => boolean,
): Promise<readonly Delivered[]> => {
  const collected = new CollectedEvents();
  const pace = new Pace();
  let scanned = queue.acknowledged;
  while (scanned < parts.tailer.head) {
    const { events, end } = await readStep(parts, queue, scanned);
    // A read of the embedded database blocks the event loop.
    if (pace.isDue) await pace.rest();
    for (const logged of events) {
      if (isOver()) return [];
      const isWanted = isReceiver(queue, logged.audience) && queue.takes(logged);
      const delivered = isWanted ? parts.render(logged)(queue) : null;
      if (delivered) collected.add(delivered);
      if (collected.isFull) return collected.events;
      if (pace.isDue) await pace.rest();
    }
    scanned = end;
  }
  if (isOver()) return [];
  // Nothing was awaited since the end of the log was reached, so no event is missed.
  attach(parts.delivery, queue, scanned, collected);
  return collected.events;
};

/**
 * Reads the log for a queue from the last acknowledged event, until `isOver`. At the end of the log, the queue becomes
 * hot. If the response is full earlier, the next poll continues. One queue of an owner is read at a time.
 */
export const catchUp = (
  parts: CatchUpParts,
  { queue, isOver }: { readonly queue: Queue; readonly isOver: () => boolean },
): Promise<readonly Delivered[]> =>
  parts.turns.run(queue.ownerId, () => (isOver() ? Promise.resolve([]) : read(parts, queue, isOver)));
