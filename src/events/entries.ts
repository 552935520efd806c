import type { Value } from '../store/types.js';
import { decodeAudience, encodeAudience } from './audience.js';
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

export const toColumns = (content: Content): { event: Value; audience: Value } => {
  if (!content) return { event: null, audience: null };
  if ('forget' in content) return { event: JSON.stringify(content), audience: null };
  return { event: JSON.stringify(content.event), audience: encodeAudience(content.audience) };
};

export const toEntry = (id: number, content: Content): LogEntry => {
  if (!content) return { id };
  if ('forget' in content) return { id, forget: content.forget };
  return { id, logged: { id, ...content } };
};

export const fromRow = ({ id, event, audience }: EventRow): LogEntry => {
  if (event === null) return { id };
  if (audience === null) return toEntry(id, JSON.parse(event) as Control);
  return toEntry(id, { event: JSON.parse(event) as OutgoingEvent, audience: decodeAudience(audience) });
};
