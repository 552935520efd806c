import type { Services } from '../../../accounts/services.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Kind, Manifest, Records } from '../format/kinds.js';
import type { RecordItem } from '../format/source.js';

/** A file that a record named, and what it is for. */
export type Purpose =
  | { readonly kind: 'icon' | 'logo' | 'night_logo' }
  | { readonly kind: 'avatar'; readonly user: number }
  | { readonly kind: 'emoji'; readonly record: Records['custom_emoji'] }
  | { readonly kind: 'attachment'; readonly id: number; readonly path: string; readonly contentType: string };

/** The state of an import that is writing. */
export interface Import {
  readonly services: Services;
  readonly manifest: Manifest;
  /** The newest message of the archive. 0 if it has none. */
  readonly lastMessage: number;
  /** Files that are expected, by name. */
  readonly purposes: Map<string, Purpose>;
  /** The organization, whose settings name records that come later. */
  organization: Records['organization'] | undefined;
  /** Recipients of channels, and whether they are archived, by channel. Read before the messages. */
  recipients: ReadonlyMap<number, number>;
  /** Conversations by recipient and topic. Holds a limited number. */
  readonly conversations: Map<string, number>;
  /** Warnings for the operator. */
  readonly warn: (text: string) => void;
}

/** One transaction of an import. */
export interface Step {
  readonly on: Import;
  readonly tx: Tx;
}

/** Writes records of one kind. It may run again in another transaction. */
export type WriteRecords<K extends Kind> = (
  step: Step,
  items: readonly Extract<RecordItem, { readonly kind: K }>[],
) => Promise<void>;

export type Writers = { readonly [K in Kind]: WriteRecords<K> };

export const bit = (truth: boolean): number => (truth ? 1 : 0);
