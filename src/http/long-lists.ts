import { ownTurn, Pace } from '../lib/event-loop.js';
import { composed, type Piece } from './shared-json.js';

/** A list with more items is written in steps. */
const MAX_AT_ONCE = 32;

/** Text becomes bytes when it is so long: one large string costs more than its bytes. */
const PIECE_LENGTH = 65_536;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > MAX_AT_ONCE;

const writeList = async (list: readonly unknown[], pace: Pace): Promise<Piece[]> => {
  const pieces: Piece[] = [];
  let text = '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) text += ',';
    // `undefined` has no JSON.
    text += (JSON.stringify(item) as string | undefined) ?? 'null';
    if (text.length >= PIECE_LENGTH) {
      pieces.push(Buffer.from(text));
      text = '';
    }
    if (pace.isDue) await pace.rest();
  }
  pieces.push(`${text}]`);
  return pieces;
};

/** The fields of an answer, where the long lists are serialized. The event loop gets turns meanwhile. */
export const writeLongLists = async <T extends object>(fields: T): Promise<T> => {
  const lists = Object.entries(fields).filter(([, value]) => isLong(value)) as [string, unknown[]][];
  if (lists.length === 0) return fields;
  await ownTurn();
  const written: Record<string, unknown> = {};
  const pace = new Pace();
  for (const [name, list] of lists) written[name] = composed(await writeList(list, pace));
  return { ...fields, ...written };
};
