import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { WokenTask } from '../../runtime/event-log/woken-task.js';
import { mebibytes } from '../../lib/bytes.js';
import type { WorkParts } from '../../lib/periodic-task.js';
import { DAY } from '../../lib/clock.js';
import type { Services } from '../../accounts/services.js';
import { archiveFile, newArchiveKey } from './archives.js';
import { isDiskFull } from '../../lib/disk-full.js';
import { emitExports } from './events.js';
import { removeArchive } from './remove-archive.js';
import {
  type Claim,
  claimExport,
  completeExport,
  failExport,
  findUnclaimed,
  listOldArchives,
  lockExport,
  type PendingExport,
  releaseClaim,
  renewClaim,
} from './store.js';
import { makeArchive } from './writing/make.js';
import { publicArchive } from './writing/archive-scope.js';
import { sendDirectNotices } from '../../chat/messages/sending/direct-notices.js';
import { pageLink, paragraph, pieces, silentMention } from '../../chat/messages/sending/notice.js';
import type { TxScope } from '../../accounts/scope.js';
import { findUser } from '../../chat/users/model/store.js';

const EXPORTS_PAGE = 'organization/exports';

/** Sends the administrator who requested an export a direct message that it can be downloaded. */
const noticeOfExport = async (scope: TxScope, userId: number): Promise<void> => {
  const user = await findUser(scope.tx, userId);
  if (!user?.is_active) return;
  const link = pageLink(scope.services.config.siteUrl, 'View and download exports', EXPORTS_PAGE);
  const notice = paragraph(pieces`Your data export is complete. ${link}`);
  await sendDirectNotices({ ...scope, actor: user }, [user], silentMention, () => notice);
};

/** The name under which a transaction tells every process that an export waits. */
export const EXPORT_REQUESTED = 'exports';

const LOOK_EVERY_MS = 10_000;
/** How long the export of a killed process waits for another one. */
const CLAIM_SECONDS = 60;
/** How often the claim is extended and the progress is stored. */
const RENEW_SECONDS = 5;
/** An export that ended with its process this often is given up. */
const MAX_ATTEMPTS = 5;
const KEPT_SECONDS = 30 * DAY;

/** Ends an export without a failure: this process stops, or another one took over. */
class Interrupted extends Error {}

const READ_ATTEMPTS = 3;

/** What the operator can do about a failed export. */
const advice = (error: unknown): string =>
  isDiskFull(error) || error instanceof DiskFullError
    ? 'Free space on the disk of UPLOADS, and request the export again.'
    : 'Request the export again. If it fails again, `team-chat export` shows the same error.';

class DiskFullError extends Error {}

/**
 * Makes the archives that administrators request, one at a time in each process. Any number of processes may run it: a
 * process claims an export, and another one begins it again if the first ends.
 */
export class ExportWorker extends WokenTask<Services> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      wokenBy: EXPORT_REQUESTED,
      errorMessage: 'An export could not be begun, completed or removed; it is tried again.',
    });
  }

  protected override async work(isStopped: () => boolean, services: Services): Promise<void> {
    await this.#removeOld(services);
    await super.work(isStopped, services);
  }

  async #removeOld(services: Services): Promise<void> {
    const { store, clock } = services;
    const old = await store.read((tx) => listOldArchives(tx, clock.seconds() - KEPT_SECONDS));
    for (const { id } of old) {
      if (this.isStopped) return;
      await store.write(async (tx) => {
        const row = await lockExport(tx, id);
        if (row?.deleted_at === null) await removeArchive({ tx, services }, row);
      });
    }
  }

  /** Makes the waiting exports. A stop interrupts the running one, which begins again after the next start. */
  protected async lookForWork(services: Services): Promise<void> {
    const { store, clock } = services;
    while (!this.isStopped) {
      const waiting = await store.read((tx) => findUnclaimed(tx, clock.seconds()));
      if (!waiting) return;
      const claim = { id: waiting.id, by: randomUUID() };
      const now = clock.seconds();
      if (await store.write((tx) => claimExport(tx, claim, now, now + CLAIM_SECONDS))) {
        await this.#make(services, waiting, claim);
      }
    }
  }

  async #make(services: Services, waiting: PendingExport, claim: Claim): Promise<void> {
    const { log, files, store } = services;
    const path = join(files.temporary, claim.by);
    log.info({ export: claim.id }, 'An export begins.');
    try {
      if (waiting.attempts >= MAX_ATTEMPTS) throw new Error('The process ended during each attempt.');
      await services.organization.fresh();
      await makeArchive(services, {
        archive: publicArchive,
        path,
        read: (work) => this.#read(services, work),
        step: this.#stepper(services, claim),
      });
      await this.#complete(services, waiting, { claim, path });
    } catch (error) {
      await rm(path, { force: true });
      if (error instanceof Interrupted) {
        await store.write((tx) => releaseClaim(tx, claim));
        log.info({ export: claim.id }, 'An export was interrupted. It begins again.');
        return;
      }
      log.error({ err: error, export: claim.id }, `An export failed. ${advice(error)}`);
      await store.write(async (tx) => {
        if (await failExport(tx, claim, services.clock.seconds())) await emitExports({ tx, services });
      });
    }
  }

  async #complete(
    services: Services,
    { acting_user_id }: PendingExport,
    { claim, path }: { readonly claim: Claim; readonly path: string },
  ): Promise<void> {
    const { log, files, store } = services;
    const { size } = await stat(path);
    const key = newArchiveKey(claim.id);
    await files.keep({ path }, archiveFile(key));
    const isDone = await store.write(async (tx) => {
      if (!(await completeExport(tx, claim, { key, size }))) return false;
      await emitExports({ tx, services });
      await noticeOfExport({ tx, services }, acting_user_id);
      return true;
    });
    if (!isDone) await files.remove(archiveFile(key));
    log.info(
      { export: claim.id, size },
      isDone ? 'An export is complete.' : 'Another process made an export.',
    );
  }

  /** Reads on a snapshot, beside the long reads of users. A busy server may refuse a read, so it is repeated. */
  async #read<T>({ store }: Services, work: Parameters<typeof store.longSnapshot<T>>[1]): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await store.longSnapshot({ userId: 0 }, work);
      } catch (error) {
        if (this.isStopped) throw new Interrupted();
        if (attempt === READ_ATTEMPTS) throw error;
      }
    }
  }

  /** Returns what to do between two steps: stop if it is time, extend the claim, and look at the disk. */
  #stepper(services: Services, claim: Claim): (progress: number) => Promise<void> {
    const { store, clock, files, log, config } = services;
    // The first step looks at the disk.
    let renewed = 0;
    return async (progress) => {
      if (this.isStopped) throw new Interrupted();
      const now = clock.seconds();
      if (now < renewed + RENEW_SECONDS) return;
      renewed = now;
      if ((await files.freeBytes()) < mebibytes(config.uploadDiskReserveMib)) {
        throw new DiskFullError('The disk of UPLOADS has less than UPLOAD_DISK_RESERVE_MIB free.');
      }
      const percent = Math.floor(progress * 100);
      log.info({ export: claim.id, percent }, 'An export goes on.');
      if (!(await store.write((tx) => renewClaim(tx, claim, now + CLAIM_SECONDS, percent)))) {
        throw new Interrupted();
      }
    };
  }
}
