import type { Value } from '../store/types.js';
import { decodeAudience, encodeAudience } from './audience.js';
import { textBytes } from './sizes.js';
import type { Audience, LogEntry, OutgoingEvent } from './types.js';

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
