import { placeholders } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';

/** An export that a user requested. */
export interface ExportRow {
  readonly id: number;
  readonly acting_user_id: number;
  readonly requested_at: number;
  /** Name of the archive. Null while there is none. */
  readonly file_key: string | null;
  readonly failed_at: number | null;
  readonly deleted_at: number | null;
}

const COLUMNS = 'id, acting_user_id, requested_at, file_key, failed_at, deleted_at';
const PENDING = 'file_key IS NULL AND failed_at IS NULL';

export const isPending = ({ file_key, failed_at }: ExportRow): boolean =>
  file_key === null && failed_at === null;

/** Returns the exports that were requested after a moment, the oldest first. */
export const listExportsSince = (tx: Tx, since: number): Promise<ExportRow[]> =>
  tx.all<ExportRow>(`SELECT ${COLUMNS} FROM exports WHERE requested_at > ? ORDER BY id`, [since]);

/** Returns an export for a change of it. */
export const lockExport = (tx: Tx, id: number): Promise<ExportRow | undefined> =>
  tx.first<ExportRow>(`SELECT ${COLUMNS} FROM exports WHERE id = ?${tx.updateLock}`, [id]);

export const insertExport = (tx: Tx, actingUserId: number, now: number): Promise<number> =>
  tx.insert('exports', { acting_user_id: actingUserId, requested_at: now });

export const markDeleted = async (tx: Tx, id: number, now: number): Promise<void> => {
  await tx.run('UPDATE exports SET deleted_at = ? WHERE id = ?', [now, id]);
};

/** Removes the rows of exports that are no longer listed and have no archive. */
export const removeOldExports = async (tx: Tx, before: number): Promise<void> => {
  await tx.run(
    'DELETE FROM exports WHERE requested_at <= ? AND (failed_at IS NOT NULL OR deleted_at IS NOT NULL)',
    [before],
  );
};

/** Returns complete exports whose archives are older than a moment. */
export const listOldArchives = (tx: Tx, before: number): Promise<{ readonly id: number }[]> =>
  tx.all<{ id: number }>(
    'SELECT id FROM exports WHERE requested_at <= ? AND file_key IS NOT NULL AND deleted_at IS NULL',
    [before],
  );

/** A pending export, and how often a process began it. */
export interface PendingExport {
  readonly id: number;
  readonly acting_user_id: number;
  readonly attempts: number;
}

/** Returns the oldest export that no process is making. */
export const findUnclaimed = (tx: Tx, now: number): Promise<PendingExport | undefined> =>
  tx.first<PendingExport>(
    `SELECT id, acting_user_id, attempts FROM exports WHERE ${PENDING} AND claimed_until <= ? ORDER BY id LIMIT 1`,
    [now],
  );

/** A process that makes an archive. */
export interface Claim {
  readonly id: number;
  readonly by: string;
}

/** Claims an export. Returns false if another process was faster. */
export const claimExport = async (
  tx: Tx,
  { id, by }: Claim,
  now: number,
  until: number,
): Promise<boolean> => {
  const { changes } = await tx.run(
    `UPDATE exports SET claimed_by = ?, claimed_until = ?, attempts = attempts + 1
     WHERE id = ? AND ${PENDING} AND claimed_until <= ?`,
    [by, until, id, now],
  );
  return changes === 1;
};

/** Extends a claim and stores the progress. Returns false if the claim was lost. */
export const renewClaim = async (
  tx: Tx,
  { id, by }: Claim,
  until: number,
  progress: number,
): Promise<boolean> => {
  const { changes } = await tx.run(
    `UPDATE exports SET claimed_until = ?, progress = ? WHERE id = ? AND claimed_by = ? AND ${PENDING}`,
    [until, progress, id, by],
  );
  return changes === 1;
};

/** Lets another process begin the export again. */
export const releaseClaim = async (tx: Tx, { id, by }: Claim): Promise<void> => {
  await tx.run(
    `UPDATE exports SET claimed_until = 0, attempts = attempts - 1 WHERE id = ? AND claimed_by = ? AND ${PENDING}`,
    [id, by],
  );
};

/** Completes an export. Returns false if the claim was lost. */
export const completeExport = async (
  tx: Tx,
  { id, by }: Claim,
  archive: { readonly key: string; readonly size: number },
): Promise<boolean> => {
  const { changes } = await tx.run(
    `UPDATE exports SET file_key = ?, size = ?, progress = 100 WHERE id = ? AND claimed_by = ? AND ${PENDING}`,
    [archive.key, archive.size, id, by],
  );
  return changes === 1;
};

export const failExport = async (tx: Tx, { id, by }: Claim, now: number): Promise<boolean> => {
  const { changes } = await tx.run(
    `UPDATE exports SET failed_at = ? WHERE id = ? AND claimed_by = ? AND ${PENDING}`,
    [now, id, by],
  );
  return changes === 1;
};

/** Returns whether there is an archive of this name. */
export const hasArchive = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.first('SELECT id FROM exports WHERE file_key = ? AND deleted_at IS NULL', [key])) !== undefined;

/** Returns which of the names are those of archives. */
export const listArchiveKeys = async (tx: Tx, keys: readonly string[]): Promise<string[]> =>
  (
    await tx.all<{ file_key: string }>(
      `SELECT file_key FROM exports WHERE file_key IN (${placeholders(keys)}) AND deleted_at IS NULL`,
      [...keys],
    )
  ).map(({ file_key }) => file_key);
