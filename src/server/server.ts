import { namedThumbnails } from '../chat/attachments/thumbnails.js';
import { ATTACHMENTS, EXPORTS, THUMBNAILS } from '../chat/attachments/file-names.js';
import { namedAttachments } from '../chat/attachments/store-upload.js';
import { sendPasswordReset } from '../accounts/authentication/password-reset.js';
import { type Config, ConfigError } from '../runtime/config.js';
import { EMAIL_NOTIFICATIONS } from '../accounts/email/notifications/collect.js';
import { namedEmojiFiles } from '../chat/emoji/store.js';
import { isImportRunning } from '../archive/exports/importing/state.js';
import { namedArchives } from '../archive/exports/archives.js';
import { openLogPosition } from '../runtime/event-log/log-positions.js';
import { isUnknownEmail } from '../lib/email-address.js';
import { createMailer } from '../runtime/outbox/mail.js';
import { openSealedMail } from '../runtime/outbox/sealed-mail.js';
import type { JobHandlers } from '../runtime/outbox/worker.js';
import { sendQueuedNotices } from '../chat/messages/sending/direct-notices.js';
import { namedOrganizationFiles } from '../chat/organization/store.js';
import { AVATARS, EMOJI, ORGANIZATION } from '../chat/pictures/addresses.js';
import { disablePasswords } from './start/disable-passwords.js';
import { type Announce, completeFirstStart } from './start/first-start.js';
import { completeSystemBots } from './start/system-bots.js';
import type { Services } from '../accounts/services.js';
import type { Store } from '../runtime/store/types.js';
import { namedAvatarFiles } from '../chat/users/accounts/avatar-pictures.js';
import { createWorkers, startWorkers, stopWorkers, type Workers } from './workers.js';
import { buildServices, closeServices, openFoundation, type ServerOverrides } from './services.js';

/** A running server. `createApp` serves its requests. */
export interface Server {
  readonly services: Services;
  readonly workers: Workers;
  /** Ends waiting polls and closes the database. Requests must be over. */
  close(): Promise<void>;
}

/** A part of an organization must not be served as if it were complete. */
const refuseUnfinishedImport = async (store: Store): Promise<void> => {
  if (!(await store.read(isImportRunning))) return;
  throw new ConfigError(
    'An import or a restore into this database did not finish. Run `team-chat import` again, which begins anew. For `team-chat restore`, empty the database first.',
  );
};

const quiet: Announce = () => undefined;

const buildWorkers = (services: Services): Workers => {
  const { config, clock, log, store, files, keys, organization } = services;
  const mailer = createMailer({ config, clock, senderName: () => organization.current.name });
  const handlers: JobHandlers = {
    // Only a link to set a password is of use before the email of the user is known.
    mail: (mail, id) => (isUnknownEmail(mail.to) ? Promise.resolve() : mailer.send(mail, id)),
    sealedMail: (mail, id) => mailer.send(openSealedMail(keys, mail), id),
    removeFile: ({ name }) => files.remove(name),
    passwordReset: ({ email }) => sendPasswordReset(services, email),
    directNotices: (notices, id) => sendQueuedNotices(services, notices, id),
  };
  return createWorkers({
    store,
    clock,
    log,
    handlers,
    afterBatch() {
      mailer.close();
    },
    files,
    owners: {
      [ATTACHMENTS]: namedAttachments,
      [THUMBNAILS]: namedThumbnails,
      [AVATARS]: namedAvatarFiles,
      [EMOJI]: namedEmojiFiles,
      [ORGANIZATION]: namedOrganizationFiles,
      [EXPORTS]: namedArchives,
    },
  });
};

const close = async (services: Services, workers: Workers): Promise<void> => {
  await services.presence.reports.stop();
  await stopWorkers(workers);
  await closeServices(services);
  await services.store.close();
  await services.tracing?.close();
};

const warnOfDirectory = async ({ directory, log }: Services): Promise<void> => {
  for (const problem of (await directory?.check()) ?? []) log.warn(problem);
};

export const createServer = async (config: Config, overrides: ServerOverrides = {}): Promise<Server> => {
  const { announce = quiet } = overrides;
  const foundation = await openFoundation(config, overrides);
  const { log, store } = foundation;
  try {
    await refuseUnfinishedImport(store);
    const services = await buildServices(foundation, overrides);
    const workers = buildWorkers(services);
    await disablePasswords(store, config, log);
    await completeFirstStart(services, announce);
    await completeSystemBots(services);
    await openLogPosition(store, EMAIL_NOTIFICATIONS);
    await services.queues.start();
    if (!overrides.isIdle) startWorkers(workers, services);
    void warnOfDirectory(services);
    if (config.devMode)
      log.warn('DEV_MODE is on: anyone who reaches this server can get the API key of any user.');
    return { services, workers, close: () => close(services, workers) };
  } catch (error) {
    await store.close();
    throw error;
  }
};
