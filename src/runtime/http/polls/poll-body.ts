import { aroundEvents } from '../../event-log/catch-up.js';
import type { Delivered } from '../../event-log/pending-bytes.js';
import { withIgnored } from '../respond.js';
import type { KnownPoll } from './poll-text.js';

/** A body that is not encoded yet, and the bytes that it will take. */
interface TextBody {
  readonly text: string;
  readonly bytes: number;
}

/** Returns the body of a response with events. */
export const bodyOf = (
  events: readonly Delivered[],
  { queueId, ignored }: Pick<KnownPoll, 'queueId' | 'ignored'>,
): TextBody => {
  const [start, rest] = aroundEvents(queueId);
  const end = withIgnored(`]${rest}`, ignored).toString();
  const [first] = events;
  const list = first && events.length === 1 ? first.json : events.map(({ json }) => json).join();
  const commas = Math.max(0, events.length - 1);
  // The text of an event is measured once for all who get it.
  const inEvents = events.reduce((sum, { bytes }) => sum + bytes, commas);
  const bytes = start.length + 1 + inEvents + Buffer.byteLength(end);
  return { text: `${start}[${list}${end}`, bytes };
};
