import { ownTurn, Pace } from '../lib/event-loop.js';
import { composed, type Piece } from './shared-json.js';

/** A list with more items is written in steps. */
const MAX_AT_ONCE = 32;

/** Text becomes bytes when it is so long: one large string costs more than its bytes. */
const PIECE_LENGTH = 65_536;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > MAX_AT_ONCE;

/** A list as an answer has it. Each item is made and serialized in a step of its own; the event loop gets turns meanwhile. */
export const writeList = async <T, View>(
  list: readonly T[],
  view: (item: T) => View,
  pace = new Pace(),
): Promise<View[]> => {
  const pieces: Piece[] = [];
  let text = '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) text += ',';
    // `undefined` has no JSON.
    text += (JSON.stringify(view(item)) as string | undefined) ?? 'null';
    if (text.length >= PIECE_LENGTH) {
      pieces.push(Buffer.from(text));
      text = '';
    }
    if (pace.isDue) await pace.rest();
  }
  pieces.push(`${text}]`);
  return composed<View[]>(pieces);
};

/** The fields of an answer, where the long lists are serialized. The event loop gets turns meanwhile. */
export const writeLongLists = async <T extends object>(fields: T): Promise<T> => {
  const lists = Object.entries(fields).filter(([, value]) => isLong(value)) as [string, unknown[]][];
  if (lists.length === 0) return fields;
  await ownTurn();
  const written: Record<string, unknown> = {};
  const pace = new Pace();
  for (const [name, list] of lists) written[name] = await writeList(list, (item) => item, pace);
  return { ...fields, ...written };
};
