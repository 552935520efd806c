import { mebibytes } from '../../../lib/bytes.js';
import type { Services } from '../../../accounts/services.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Kind } from '../format/kinds.js';
import { ArchiveError, type Item, type RecordItem, type RecordSource } from '../format/source.js';
import { Checker } from './check.js';
import { writeFile } from './files.js';
import type { Import, WriteRecords } from './import.js';
import { completeOrganization } from './organization.js';
import { recordsTogether, writers } from './writers.js';

/** What the operator sees of an import. */
export interface Progress {
  /** Called often, with the share of the work that is done. */
  report(phase: 'checking' | 'importing', done: number): void;
  warn(text: string): void;
}

export interface Checked {
  /** 0 if there are no messages. */
  readonly lastMessage: number;
  /** The sizes of all files together. */
  readonly fileBytes: number;
  /** The number of records and files. */
  readonly items: number;
}

/** Reads a source to its end. Throws an `ArchiveError` if it cannot be imported. */
export const checkRecords = async (
  source: RecordSource,
  siteUrl: string,
  progress: Progress,
): Promise<Checked> => {
  const checker = new Checker(siteUrl, source.manifest);
  let items = 0;
  for await (const item of source.read()) {
    await checker.check(item);
    items += 1;
    progress.report('checking', source.progress());
  }
  checker.end();
  return { lastMessage: checker.messages.last, fileBytes: checker.files.bytes, items };
};

/** Throws if the disk has no room for the files. */
export const checkRoom = async ({ files, config }: Services, { fileBytes }: Checked): Promise<void> => {
  const free = await files.freeBytes();
  if (fileBytes + mebibytes(config.uploadDiskReserveMib) <= free) return;
  throw new ArchiveError(
    'The disk of UPLOADS',
    `has ${free} bytes free, but the files have ${fileBytes} bytes`,
  );
};

/** The kinds that come before the settings of the organization are applied. */
const BEFORE_SETTINGS: readonly Kind[] = [
  'organization',
  'users',
  'user_statuses',
  'groups',
  'group_members',
  'group_subgroups',
  'profile_fields',
  'profile_values',
  'custom_emoji',
  'linkifiers',
  'playgrounds',
  'domains',
  'channels',
];

/** A transaction writes records of about this size. */
const BATCH_CHARACTERS = 1_000_000;

const lengthOf = ({ record }: RecordItem): number =>
  'content' in record ? (record.content?.length ?? 0) : 100;

/** Collects records of one kind that follow each other, and writes them together. */
class Batches {
  #items: RecordItem[] = [];
  #characters = 0;
  #isComplete = false;

  constructor(private readonly on: Import) {}

  async add(item: RecordItem): Promise<void> {
    const [first] = this.#items;
    const isFull = this.#items.length >= recordsTogether(item.kind) || this.#characters > BATCH_CHARACTERS;
    if (first && (first.kind !== item.kind || isFull)) await this.write();
    if (!this.#isComplete && !BEFORE_SETTINGS.includes(item.kind)) await this.complete();
    this.#items.push(item);
    this.#characters += lengthOf(item);
  }

  async write(): Promise<void> {
    const items = this.#items;
    const [first] = items;
    if (!first) return;
    this.#items = [];
    this.#characters = 0;
    const write = writers[first.kind] as WriteRecords<Kind>;
    await this.on.services.store.write((tx) => write({ on: this.on, tx }, items));
  }

  /** Applies the settings, once. */
  async complete(): Promise<void> {
    await this.write();
    if (this.#isComplete) return;
    this.#isComplete = true;
    await completeOrganization(this.on);
  }
}

const removeSubgroups = statement((db) => db('user_group_subgroups').delete());

const removeGroups = statement((db) => db('user_groups').delete());

/** Writes a source that was checked before into an empty database. Each record is validated again. */
export const importRecords = async (
  services: Services,
  source: RecordSource,
  { lastMessage, items }: Checked,
  progress: Progress,
): Promise<void> => {
  const on: Import = {
    services,
    manifest: source.manifest,
    lastMessage,
    purposes: new Map(),
    organization: undefined,
    recipients: new Map(),
    conversations: new Map(),
    warn: (text) => {
      progress.warn(text);
    },
  };
  await services.store.write(async (tx) => {
    // The groups of the archive replace those of a new organization.
    await removeSubgroups(tx);
    await removeGroups(tx);
  });
  const batches = new Batches(on);
  let done = 0;
  const checker = new Checker(services.config.siteUrl, source.manifest);
  for await (const item of source.read()) {
    await checker.check(item);
    await writeItem(on, batches, item);
    done += 1;
    progress.report('importing', done / items);
  }
  checker.end();
  await batches.complete();
};

const writeItem = async (on: Import, batches: Batches, item: Item): Promise<void> => {
  if (item.kind !== 'file') return batches.add(item);
  await batches.write();
  await writeFile(on, item);
};
