import { statement } from '../../runtime/store/statement.js';
import type { ColumnOf, RowOf, Tx } from '../../runtime/store/types.js';

const COLUMNS = [
  'id',
  'acting_user_id',
  'requested_at',
  // Name of the archive. Null while there is none.
  'file_key',
  'failed_at',
  'deleted_at',
] as const satisfies ColumnOf<'exports'>[];

/** An export that a user requested. */
export type ExportRow = Readonly<Pick<RowOf<'exports'>, (typeof COLUMNS)[number]>>;

export const isPending = ({ file_key, failed_at }: ExportRow): boolean =>
  file_key === null && failed_at === null;

/** Returns the exports that were requested after a moment, the oldest first. */
export const listExportsSince = statement((db, since: number) =>
  db('exports')
    .where('requested_at', '>', since)
    .orderBy('id')
    .select(...COLUMNS),
);

/** Returns an export for a change of it. */
export const lockExport = statement((db, id: number) =>
  db('exports')
    .where({ id })
    .forUpdate()
    .first(...COLUMNS),
);

export const insertExport = (tx: Tx, actingUserId: number, now: number): Promise<number> =>
  tx.insert('exports', { acting_user_id: actingUserId, requested_at: now });

export const markDeleted = statement((db, id: number, now: number) =>
  db('exports').where({ id }).update({ deleted_at: now }),
);

/** Removes the rows of exports that are no longer listed and have no archive. */
export const removeOldExports = statement((db, before: number) =>
  db('exports')
    .where('requested_at', '<=', before)
    .where((gone) => void gone.whereNotNull('failed_at').orWhereNotNull('deleted_at'))
    .delete(),
);

/** Returns complete exports whose archives are older than a moment. */
export const listOldArchives = statement((db, before: number) =>
  db('exports')
    .where('requested_at', '<=', before)
    .whereNotNull('file_key')
    .whereNull('deleted_at')
    .select('id'),
);

/** Returns the oldest export that no process is making. */
export const findUnclaimed = statement((db, now: number) =>
  db('exports')
    .whereNull('file_key')
    .whereNull('failed_at')
    .where('claimed_until', '<=', now)
    .orderBy('id')
    .first('id', 'acting_user_id', 'attempts'),
);

/** A pending export, and how often a process began it. */
export type PendingExport = NonNullable<Awaited<ReturnType<typeof findUnclaimed>>>;

/** A process that makes an archive. */
export interface Claim {
  readonly id: number;
  readonly by: string;
}

const writeClaim = statement((db, id: number, by: string, until: number, now: number) =>
  db('exports')
    .where({ id })
    .whereNull('file_key')
    .whereNull('failed_at')
    .where('claimed_until', '<=', now)
    .update({ claimed_by: by, claimed_until: until })
    .increment('attempts', 1),
);

/** Claims an export. Returns false if another process was faster. */
export const claimExport = async (tx: Tx, { id, by }: Claim, now: number, until: number): Promise<boolean> =>
  (await writeClaim(tx, id, by, until, now)) === 1;

/** Changes an export whose claim was not lost. */
const writeClaimed = statement((db, id: number, by: string, columns: Partial<RowOf<'exports'>>) =>
  db('exports').where({ id, claimed_by: by }).whereNull('file_key').whereNull('failed_at').update(columns),
);

/** Extends a claim and stores the progress. Returns false if the claim was lost. */
export const renewClaim = async (
  tx: Tx,
  { id, by }: Claim,
  until: number,
  progress: number,
): Promise<boolean> => (await writeClaimed(tx, id, by, { claimed_until: until, progress })) === 1;

const writeRelease = statement((db, id: number, by: string) =>
  db('exports')
    .where({ id, claimed_by: by })
    .whereNull('file_key')
    .whereNull('failed_at')
    .update({ claimed_until: 0 })
    .decrement('attempts', 1),
);

/** Lets another process begin the export again. */
export const releaseClaim = (tx: Tx, { id, by }: Claim): Promise<number> => writeRelease(tx, id, by);

/** Completes an export. Returns false if the claim was lost. */
export const completeExport = async (
  tx: Tx,
  { id, by }: Claim,
  { key, size }: { readonly key: string; readonly size: number },
): Promise<boolean> => (await writeClaimed(tx, id, by, { file_key: key, size, progress: 100 })) === 1;

export const failExport = async (tx: Tx, { id, by }: Claim, now: number): Promise<boolean> =>
  (await writeClaimed(tx, id, by, { failed_at: now })) === 1;

const findArchive = statement((db, file_key: string) =>
  db('exports').where({ file_key }).whereNull('deleted_at').first('id'),
);

/** Returns whether there is an archive of this name. */
export const hasArchive = async (tx: Tx, key: string): Promise<boolean> =>
  (await findArchive(tx, key)) !== undefined;

const listKeysAmong = statement((db, keys: readonly string[]) =>
  db('exports').whereIn('file_key', keys).whereNull('deleted_at').pluck('file_key'),
);

/** Returns which of the names are those of archives. */
export const listArchiveKeys = async (tx: Tx, keys: readonly string[]): Promise<string[]> =>
  (await listKeysAmong(tx, keys)).flatMap((key) => key ?? []);
