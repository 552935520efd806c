import { OperatorError } from '../../../lib/fail-command.js';
import type { Kind, Manifest, Records } from './kinds.js';

/** One record, and where it is: a file and a line, for errors. */
export type RecordItem = {
  readonly [K in Kind]: { readonly kind: K; readonly record: Records[K]; readonly place: string };
}[Kind];

/** The content of a file that a record named. It is read before the next item, or not at all. */
export interface FileItem {
  readonly kind: 'file';
  readonly name: string;
  readonly size: number;
  readonly place: string;
  readonly content: AsyncIterable<Uint8Array>;
}

export type Item = RecordItem | FileItem;

/**
 * Something to import: the records and files of an archive, one after the other. The import reads it twice: it checks
 * everything first, and then writes it. The rules of the order are in docs/exports.md:
 *
 * - Kinds come in the order of `kinds`. Those of `kindsOfMessage` come between messages, and name one of the last
 *   `limits.messagesInReach` messages before them.
 * - The IDs of messages ascend.
 * - A file comes after the record that names it, at most `limits.filesInReach` files later.
 */
export interface RecordSource {
  readonly manifest: Manifest;
  /** Reads from the beginning. The caller reads the items one by one, so the source can wait. */
  read(): AsyncIterable<Item>;
  /** How much of the source was read, from 0 to 1. */
  progress(): number;
}

/** An archive that cannot be imported. The message names the file and the line. */
export class ArchiveError extends OperatorError {
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`);
  }
}
