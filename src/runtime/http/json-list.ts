import { isTurnSpent, Pace } from '../../lib/event-loop.js';
import { asFragments } from './shared-json.js';

/** Characters that are encoded at once. */
const AT_ONCE = 16_384;

/** Returns serialized items between brackets, encoded in steps. */
const encode = async (items: Iterable<string>, [opening, closing]: string): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  const pace = new Pace();
  let text = opening ?? '';
  let separator = '';
  for (const item of items) {
    text += separator + item;
    separator = ',';
    if (text.length >= AT_ONCE) {
      pieces.push(Buffer.from(text));
      text = '';
    }
    // Other requests may encode a list in the same turn.
    if (pace.isDue || isTurnSpent()) await pace.rest();
  }
  return [...pieces, Buffer.from(text + (closing ?? ''))];
};

/** Returns the JSON of a list of serialized values, encoded in steps. A long list at once would block the event loop. */
export const encodeList = (items: Iterable<string>): Promise<Buffer[]> => encode(items, '[]');

/** In a list, values without JSON become `null`. */
const jsonOf = (item: unknown): string | undefined => JSON.stringify(item);

function* serialized(items: Iterable<unknown>): Generator<string> {
  for (const item of items) yield jsonOf(item) ?? 'null';
}

/** Returns a list for a field of a response. Its items are read, serialized and encoded in steps. */
export const composedList = async <T>(items: Iterable<T>): Promise<T[]> =>
  asFragments<T[]>(await encodeList(serialized(items)));

function* serializedEntries(entries: Iterable<readonly [string, unknown]>): Generator<string> {
  for (const [name, value] of entries) yield `${JSON.stringify(name)}:${jsonOf(value) ?? 'null'}`;
}

/** Returns an object for a field of a response. Its entries are serialized and encoded in steps. */
export const composedObject = async <T>(
  entries: Iterable<readonly [string, T]>,
): Promise<Record<string, T>> =>
  asFragments<Record<string, T>>(await encode(serializedEntries(entries), '{}'));
