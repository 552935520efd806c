import { budgets } from '../../lib/budgets.js';
import { placeholders } from '../store/rows.js';
import type { Tx, Value } from '../store/types.js';
import {
  type Audience,
  decodeAudience,
  encodeAudience,
  type LogEntry,
  type OutgoingEvent,
} from './events.js';
import { countFitting, textBytes } from './pending-bytes.js';

/** A row of the table `events`. A control row has no audience. An empty row has neither audience nor event. */
export interface EventRow {
  readonly id: number;
  readonly event: string | null;
  readonly audience: Buffer | null;
}

interface Control {
  readonly forget: readonly string[];
}

/** The contents of a row besides its id, its transaction and its time. */
export type Content = { readonly event: OutgoingEvent; readonly audience: Audience } | Control | undefined;

/** Bytes of a row in the database besides its event and audience. Migration 0019 uses the same number. */
const ROW_BYTES = 100;
/** Bytes of an entry in memory besides its texts. */
const ENTRY_BYTES = 500;

interface Columns {
  readonly event: string | null;
  readonly audience: Buffer | null;
  readonly bytes: number;
}

const columns = (event: string | null, audience: Buffer | null): Columns => ({
  event,
  audience,
  bytes: ROW_BYTES + Buffer.byteLength(event ?? '') + (audience?.length ?? 0),
});

export const toColumns = (content: Content): Columns & Record<string, Value> => {
  if (!content) return { ...columns(null, null) };
  if ('forget' in content) return { ...columns(JSON.stringify(content), null) };
  return { ...columns(JSON.stringify(content.event), encodeAudience(content.audience)) };
};

/** Returns the approximate bytes of an entry in memory. A parsed event takes as many as its text. */
const memoryOf = ({ event, audience }: Omit<EventRow, 'id'>): number =>
  ENTRY_BYTES + textBytes(event ?? '') + (audience?.length ?? 0);

export const toEntry = (id: number, content: Content, row: Omit<EventRow, 'id'>): LogEntry => {
  const bytes = memoryOf(row);
  if (!content) return { id, bytes };
  if ('forget' in content) return { id, bytes, forget: content.forget };
  return { id, bytes, logged: { id, ...content } };
};

export const fromRow = (row: EventRow): LogEntry => {
  const { id, event, audience } = row;
  if (event === null) return toEntry(id, undefined, row);
  if (audience === null) return toEntry(id, JSON.parse(event) as Control, row);
  const content = { event: JSON.parse(event) as OutgoingEvent, audience: decodeAudience(audience) };
  return toEntry(id, content, row);
};

/*
 * Reads of the log, limited in bytes. Each row stores its size in `bytes`, so the engine does not have to load the
 * event to know its size.
 */

/** Rows after one id up to another, at most `limit`. */
interface Range {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

const listRows = (tx: Tx, { after, upTo, limit }: Range): Promise<EventRow[]> =>
  tx.all<EventRow>('SELECT id, event, audience FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?', [
    after,
    upTo,
    limit,
  ]);

/** Some rows of the log, ordered by id. */
export interface LogPart {
  readonly rows: readonly EventRow[];
  /** Whether the range has no rows after these. */
  readonly isAll: boolean;
}

/** Returns the first rows of a range that together fit the byte limit of one read, but at least one row. */
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
    rows: await listRows(tx, { ...range, upTo, limit }),
    isAll: limit === sizes.length && limit < range.limit,
  };
};

/** An event of the log that is for a user, or the id up to which there is none. */
interface SizedAudience {
  readonly id: number;
  readonly bytes: number;
  readonly audience: Audience;
}

/** Some audiences of the log, ordered by id. */
interface AudiencePart {
  readonly audiences: readonly SizedAudience[];
  readonly end: number;
}

/**
 * Returns the audiences of a range that fit one read. They are much smaller than the events, most of which are for
 * other users.
 */
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

/** Events of the log for one receiver, not parsed yet. */
interface ReceivedPart {
  readonly events: readonly { readonly id: number; readonly event: string; readonly audience: Audience }[];
  /** The id up to which there are no other events for the receiver. */
  readonly end: number;
}

/** Pads the ids to the next power of two, so only few statements of different length are prepared. */
const padded = (ids: readonly number[]): readonly number[] => {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array<number>(length - ids.length).fill(ids.at(-1) ?? 0)];
};

/**
 * Returns the events of a range with a matching audience, limited in bytes, but at least one. Undefined if the start of
 * the range was trimmed from the log.
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

/** Returns the sizes of the newest events up to an id, newest first. Leaves out control rows and empty rows. */
export const listNewestSizes = (
  tx: Tx,
  upTo: number,
  limit: number,
): Promise<{ readonly id: number; readonly bytes: number }[]> =>
  tx.all('SELECT id, bytes FROM events WHERE id <= ? AND audience IS NOT NULL ORDER BY id DESC LIMIT ?', [
    upTo,
    limit,
  ]);
