import { FileSweep, type FileSweepParts } from '../chat/attachments/orphan-file-cleanup.js';
import { UnusedFilesWorker } from '../chat/attachments/unused-files.js';
import { SessionUpkeep } from '../accounts/authentication/sessions/upkeep.js';
import { WebhookWorker } from '../chat/bots/webhooks/worker.js';
import { DigestWorker } from '../accounts/email/digest/worker.js';
import { EmailNotificationsWorker } from '../accounts/email/notifications/worker.js';
import { ExportWorker } from '../archive/exports/worker.js';
import { RetentionWorker } from '../chat/messages/removal/retention-worker.js';
import { SearchIndexWorker } from '../chat/messages/search-index/worker.js';
import { OutboxWorker, type OutboxParts } from '../runtime/outbox/worker.js';
import { RetryUpkeep } from '../runtime/retries/upkeep.js';
import { ScheduledMessagesWorker } from '../chat/scheduled-messages/worker.js';
import type { Services } from '../accounts/services.js';

type Parts = FileSweepParts & OutboxParts;

/** In milliseconds. Users wait for notices. */
const NOTICES_EVERY_MS = 1_000;

/** The background work of a process, in start order. */
export const createWorkers = ({ handlers: { directNotices, ...handlers }, ...parts }: Parts) =>
  ({
    outbox: new OutboxWorker({ ...parts, handlers }),
    // Emails can take minutes if the mail server hangs.
    notices: new OutboxWorker(
      { ...parts, handlers: { directNotices }, afterBatch: () => undefined },
      NOTICES_EVERY_MS,
    ),
    webhooks: new WebhookWorker(parts),
    fileSweep: new FileSweep(parts),
    unusedFiles: new UnusedFilesWorker(parts),
    sessionUpkeep: new SessionUpkeep(parts),
    retryUpkeep: new RetryUpkeep(parts),
    scheduledMessages: new ScheduledMessagesWorker(parts),
    retention: new RetentionWorker(parts),
    searchIndex: new SearchIndexWorker(parts),
    emailNotifications: new EmailNotificationsWorker(parts),
    digests: new DigestWorker(parts),
    exports: new ExportWorker(parts),
  }) as const;

export type Workers = ReturnType<typeof createWorkers>;

export const startWorkers = (workers: Workers, services: Services): void => {
  for (const worker of Object.values(workers)) worker.start(services);
};

/** Waits for the running work. The outbox ends last, with the jobs that the others queued. */
export const stopWorkers = async (workers: Workers): Promise<void> => {
  for (const worker of Object.values(workers).reverse()) await worker.stop();
};
