import { budgets } from '../budgets.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';
import { decodeAudience } from './audience.js';
import type { EventRow } from './log-entry-codec.js';
import { countFitting } from './sizes.js';
import type { Audience } from './types.js';

/*
 * Reads of the log that are bounded in bytes. Each row says in `bytes` how large it is, so that no engine has to load its
 * event to know that.
 */

/** Rows after one id up to another, at most `limit`. */
interface Range {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

const readRows = (tx: Tx, { after, upTo, limit }: Range): Promise<EventRow[]> =>
  tx.all<EventRow>('SELECT id, event, audience FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?', [
    after,
    upTo,
    limit,
  ]);

/** Some rows of the log, in order. */
export interface LogPart {
  readonly rows: readonly EventRow[];
  /** Whether there are none after them in the range. */
  readonly isAll: boolean;
}

/** The rows of a range that have together no more bytes than one read may have, but at least one. */
export const readPart = async (tx: Tx, range: Range): Promise<LogPart> => {
  const sizes = await tx.all<{ id: number; bytes: number }>(
    'SELECT id, bytes FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?',
    [range.after, range.upTo, range.limit],
  );
  if (sizes.length === 0) return { rows: [], isAll: true };
  const limit = countFitting(
    sizes.map(({ bytes }) => bytes),
    budgets.logRead.bytes,
  );
  const upTo = sizes[limit - 1]?.id ?? range.upTo;
  return {
    rows: await readRows(tx, { ...range, upTo, limit }),
    isAll: limit === sizes.length && limit < range.limit,
  };
};

/** An event of the log that is for a user, or the place up to which there is none. */
interface SizedAudience {
  readonly id: number;
  readonly bytes: number;
  readonly audience: Audience;
}

/** Some audiences of the log, in order. */
interface AudiencePart {
  readonly audiences: readonly SizedAudience[];
  readonly end: number;
}

/** The audiences of a range that one read may have. They are much smaller than the events, of which most are for others. */
const readAudiences = async (tx: Tx, range: Range): Promise<AudiencePart | undefined> => {
  const sizes = await tx.all<{ id: number; bytes: number; audience_bytes: number | null }>(
    `SELECT id, bytes, OCTET_LENGTH(audience) AS audience_bytes FROM events
     WHERE id > ? AND id <= ? ORDER BY id LIMIT ?`,
    [range.after, range.upTo, range.limit],
  );
  if (sizes[0]?.id !== range.after + 1) return undefined;
  const fitting = countFitting(
    sizes.map(({ audience_bytes }) => audience_bytes ?? 0),
    budgets.logRead.bytes,
  );
  const end = sizes[fitting - 1]?.id ?? range.after;
  const rows = await tx.all<{ id: number; bytes: number; audience: Buffer }>(
    'SELECT id, bytes, audience FROM events WHERE id > ? AND id <= ? AND audience IS NOT NULL ORDER BY id',
    [range.after, end],
  );
  return { audiences: rows.map((row) => ({ ...row, audience: decodeAudience(row.audience) })), end };
};

/** Events of the log for some receiver, not parsed yet. */
export interface ReceivedPart {
  readonly events: readonly { readonly id: number; readonly event: string; readonly audience: Audience }[];
  /** The id up to which there are no others. */
  readonly end: number;
}

/** As many values as the next power of two, so that few statements of different length are prepared. */
const padded = (ids: readonly number[]): readonly number[] => {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array<number>(length - ids.length).fill(ids.at(-1) ?? 0)];
};

/**
 * The events of a range whose audience fits, no more bytes of them than one read may have, but at least one; undefined if
 * the range does not begin in the log any more.
 */
export const readReceived = async (
  tx: Tx,
  range: Range,
  isReceived: (audience: Audience) => boolean,
): Promise<ReceivedPart | undefined> => {
  const part = await readAudiences(tx, range);
  if (!part) return undefined;
  const received = part.audiences.filter(({ audience }) => isReceived(audience));
  const fitting = countFitting(
    received.map(({ bytes }) => bytes),
    budgets.logRead.bytes,
  );
  const taken = received.slice(0, fitting);
  if (taken.length === 0) return { events: [], end: part.end };
  const ids = padded(taken.map(({ id }) => id));
  const rows = await tx.all<{ id: number; event: string }>(
    `SELECT id, event FROM events WHERE id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map(({ id, event }) => [id, event]));
  const events = taken.flatMap(({ id, audience }) => {
    const event = byId.get(id);
    return event === undefined ? [] : [{ id, event, audience }];
  });
  return { events, end: fitting < received.length ? (taken.at(-1)?.id ?? part.end) : part.end };
};

/** The sizes of the newest events up to an id, the newest first; control rows and empty ones are left out. */
export const readNewestSizes = (
  tx: Tx,
  upTo: number,
  limit: number,
): Promise<{ readonly id: number; readonly bytes: number }[]> =>
  tx.all('SELECT id, bytes FROM events WHERE id <= ? AND audience IS NOT NULL ORDER BY id DESC LIMIT ?', [
    upTo,
    limit,
  ]);
