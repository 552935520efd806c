import type { Value } from '../store/types.js';
import { decodeAudience, encodeAudience } from './audience.js';
import { textBytes } from './sizes.js';
import type { Audience, LogEntry, OutgoingEvent } from './types.js';

/** A row of the table `events`; a control row has no audience, an empty row no event either. */
export interface EventRow {
  readonly id: number;
  readonly event: string | null;
  readonly audience: Buffer | null;
}

interface Control {
  readonly forget: readonly string[];
}

/** What a row holds beside its id, its transaction and its time. */
export type Content = { readonly event: OutgoingEvent; readonly audience: Audience } | Control | undefined;

/** What a row takes in the database beside its event and audience; the migration 0019 counts the same. */
const ROW_BYTES = 100;
/** What an entry takes in memory beside its texts. */
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

/** About the bytes that an entry takes in memory; its parsed event has as many as its text. */
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
