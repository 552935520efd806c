import { isTurnSpent, Pace } from '../lib/event-loop.js';
import { asFragments } from './shared-json.js';

/** At least so many characters are encoded at once, but for the last ones. */
const AT_ONCE = 16_384;

/** The JSON of a list of values that are serialized, encoded in steps: a long one at once would hold the event loop. */
export const encodeList = async (items: Iterable<string>): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  const pace = new Pace();
  let text = '[';
  let separator = '';
  for (const item of items) {
    text += separator + item;
    separator = ',';
    if (text.length >= AT_ONCE) {
      pieces.push(Buffer.from(text));
      text = '';
    }
    // Others may encode a list in the same turn.
    if (pace.isDue || isTurnSpent()) await pace.rest();
  }
  return [...pieces, Buffer.from(`${text}]`)];
};

/** In a list, what has no JSON becomes `null`. */
const jsonOf = (item: unknown): string | undefined => JSON.stringify(item);

function* serialized(items: Iterable<unknown>): Generator<string> {
  for (const item of items) yield jsonOf(item) ?? 'null';
}

/** Stands for a list among the fields of an answer. Its items are taken, serialized and encoded in steps. */
export const composedList = async <T>(items: Iterable<T>): Promise<T[]> =>
  asFragments<T[]>(await encodeList(serialized(items)));
