import type { Logger } from 'pino';

import { namedThumbnails } from '../chat/attachments/thumbnails.js';
import { openFiles } from '../chat/attachments/files.js';
import { claimUploads, verifyUploads } from '../chat/attachments/uploads-mark.js';
import { ATTACHMENTS, EXPORTS, THUMBNAILS } from '../chat/attachments/file-names.js';
import { namedAttachments } from '../chat/attachments/store-upload.js';
import { createActors } from '../accounts/authentication/actors.js';
import { openDirectory } from '../accounts/authentication/directory.js';
import { createKeys } from '../runtime/identity/keys.js';
import { defaultRules, type Rules } from '../runtime/rate-limits/rules.js';
import { createLimits } from '../runtime/rate-limits/limits.js';
import { createPasswords, type PasswordCost } from '../accounts/authentication/passwords.js';
import { sendPasswordReset } from '../accounts/authentication/password-reset.js';
import { openSecrets } from '../runtime/identity/secrets.js';
import { createCsrfTokens } from '../runtime/identity/csrf.js';
import { createSessions } from '../accounts/authentication/sessions/sessions.js';
import { systemClock, type Clock } from '../lib/clock.js';
import { ConfigError, type Config } from '../runtime/config.js';
import { createHeldBodies } from '../runtime/http/held-bodies.js';
import { ResponseChecks } from '../runtime/http/response-checks/response-checks.js';
import { createReceivedFiles } from '../runtime/http/received-files.js';
import { createSlowReaders } from '../runtime/http/slow-readers.js';
import { DiskSpace } from '../runtime/disk-space.js';
import { EMAIL_NOTIFICATIONS } from '../accounts/email/notifications/collect.js';
import { namedEmojiFiles } from '../chat/emoji/store.js';
import { isImportRunning } from '../archive/exports/importing/state.js';
import { namedArchives } from '../archive/exports/archives.js';
import { openLogPosition } from '../runtime/event-log/log-positions.js';
import { Caches } from '../lib/caches.js';
import { createEventLog, REMEMBERED, VERSIONED, type EventLog } from '../runtime/event-log/log.js';
import { createQueues } from '../runtime/event-log/queues.js';
import { createRenderers } from '../chat/events/renderers.js';
import { createLog } from '../runtime/log.js';
import { Lifecycle } from '../runtime/lifecycle.js';
import { PaidTurns, type PaidShares } from '../lib/paid-turns.js';
import { isUnknownEmail } from '../lib/email-address.js';
import { createMailer } from '../runtime/outbox/mail.js';
import { openSealedMail } from '../runtime/outbox/sealed-mail.js';
import type { JobHandlers } from '../runtime/outbox/worker.js';
import { sendQueuedNotices } from '../chat/messages/sending/direct-notices.js';
import { compileNarrow } from '../chat/narrow/event-predicate.js';
import { MessageBytes } from '../chat/messages/model/message-bytes.js';
import { createOrganizationCache } from '../chat/organization/cache.js';
import { namedOrganizationFiles } from '../chat/organization/store.js';
import { checkSpectators } from '../chat/organization/spectators.js';
import { emitPresences } from '../chat/presence/events.js';
import { AVATARS, EMOJI, ORGANIZATION } from '../chat/pictures/addresses.js';
import { createPresence } from '../chat/presence/presence.js';
import { openDataDir } from '../runtime/data-dir.js';
import { disablePasswords } from './start/disable-passwords.js';
import { completeFirstStart, type Announce } from './start/first-start.js';
import { makeOrganization } from './start/organization.js';
import { completeSystemBots } from './start/system-bots.js';
import type { Services } from '../accounts/services.js';
import { shares } from '../runtime/shares.js';
import { openStore, type StoreOptions } from '../runtime/store/open.js';
import { RequestMetrics } from '../runtime/telemetry/request-metrics.js';
import { Tracing } from '../runtime/telemetry/tracing.js';
import type { OpenEngine } from '../runtime/store/engine.js';
import type { ReadLimits } from '../runtime/store/readers/limits.js';
import type { Store } from '../runtime/store/types.js';
import { namedAvatarFiles } from '../chat/users/accounts/avatar-pictures.js';
import { createWorkers, startWorkers, stopWorkers, type Workers } from './workers.js';

/** A running server. `createApp` serves its requests. */
export interface Server {
  readonly services: Services;
  readonly workers: Workers;
  /** Ends waiting polls and closes the database. Requests must be over. */
  close(): Promise<void>;
}

/** Values that tests override. */
export interface ServerOverrides {
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Rules of some buckets, instead of the defaults. */
  readonly limits?: Partial<Rules>;
  /** How requests share the server, instead of the defaults. */
  readonly shares?: Partial<PaidShares>;
  /** The cost of hashes of new passwords, instead of the production cost. */
  readonly passwordCost?: PasswordCost;
  /** Called with the location of the owner's credentials, on the first start only. */
  readonly announce?: Announce;
  /** Limits of long reads, instead of the defaults. */
  readonly readLimits?: Partial<ReadLimits>;
  /** Opens the database, instead of the engine of `DATABASE_URL`. */
  readonly openEngine?: OpenEngine;
  /** Called with the text of every SQL statement except BEGIN and COMMIT. */
  readonly observe?: (sql: string) => void;
  /** Whether the background work does not start. */
  readonly isIdle?: boolean;
}

/** A part of an organization must not be served as if it were complete. */
const refuseUnfinishedImport = async (store: Store): Promise<void> => {
  if (!(await store.read(isImportRunning))) return;
  throw new ConfigError(
    'An import or a restore into this database did not finish. Run `team-chat import` again, which begins anew. For `team-chat restore`, empty the database first.',
  );
};

const quiet: Announce = () => undefined;

const openDatabase = (
  { databaseUrl, dataDir }: Config,
  events: EventLog,
  options: Pick<StoreOptions, 'clock' | 'log' | 'observe' | 'openEngine' | 'readLimits' | 'tracing'>,
): Promise<Store> =>
  openStore({
    databaseUrl,
    dataDir,
    ...options,
    append: (tx, collected, transactionId) => events.append(tx, collected, transactionId),
    committed: (entries) => {
      events.committed(entries);
    },
    restarted: () => {
      options.log?.info(
        {},
        'The database was started again, or a proxy leads to another server. What this process remembered is read again.',
      );
      events.forget(REMEMBERED);
    },
  });

/** The components that the services are built on. */
export interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly store: Store;
  readonly events: EventLog;
  readonly tracing: Tracing | null;
}

/** Creates the organization if there is none, and the services on it. */
export const buildServices = async (
  foundation: Foundation,
  overrides: ServerOverrides,
): Promise<Services> => {
  const { config, clock, log, store, events } = foundation;
  const secrets = openSecrets(config);
  await makeOrganization(store, secrets, { config, clock });
  const keys = createKeys(secrets);
  const rules = config.rateLimits ? { ...defaultRules, ...overrides.limits } : null;
  const slowReaders = createSlowReaders(clock);
  const queues = createQueues({
    store,
    log: events,
    clock,
    logger: log,
    renderers: createRenderers(keys),
    compileNarrow,
    endStalled: () => {
      slowReaders.closeStalled();
    },
  });
  const organization = await createOrganizationCache(store, events, { config, queues });
  await verifyUploads(store, config);
  const files = openFiles(config, clock);
  await claimUploads(store, config);
  const caches = new Caches();
  events.onInvalidate((name) => {
    if (name === VERSIONED) caches.clear();
    else caches.forget(name);
  });
  const services: Services = {
    ...foundation,
    startedAt: clock.seconds(),
    queues,
    secrets,
    keys,
    passwords: createPasswords(overrides.passwordCost),
    directory: await openDirectory(config),
    actors: createActors({ store, events, queues, keys, organization }),
    sessions: createSessions({ store, events, queues, clock, secrets, organization }),
    csrf: createCsrfTokens(secrets),
    limits: await createLimits({ clock, rules, redisUrl: config.redisUrl, log }),
    bodies: createHeldBodies(clock),
    receivedFiles: createReceivedFiles(),
    diskSpace: new DiskSpace({ clock, log, directories: [config.dataDir, files.temporary] }),
    messageBytes: new MessageBytes(clock),
    slowReaders,
    turns: new PaidTurns({ ...shares, ...overrides.shares, ...(!config.rateLimits && { time: null }) }),
    responseChecks:
      config.checkResponses > 0 ? await ResponseChecks.create(config.checkResponses, log) : null,
    organization,
    files,
    presence: createPresence({
      store,
      events,
      clock,
      log,
      changed: (tx, changes) => emitPresences({ tx, services }, changes),
    }),
    checkSpectators: () => checkSpectators(services),
    caches,
    lifecycle: new Lifecycle(),
    metrics: config.metricsPort === null ? null : await RequestMetrics.create(),
  };
  return services;
};

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

/** Closes everything except the workers and the database. */
export const closeServices = async ({ presence, queues, limits }: Services): Promise<void> => {
  await presence.reports.stop();
  await queues.stop();
  await limits.close();
};

const close = async (services: Services, workers: Workers): Promise<void> => {
  await services.presence.reports.stop();
  await stopWorkers(workers);
  await closeServices(services);
  await services.store.close();
  await services.tracing?.close();
};

/** Opens the directory and the database. */
export const openFoundation = async (config: Config, overrides: ServerOverrides): Promise<Foundation> => {
  const {
    clock = systemClock,
    log = createLog(config.logLevel, process.stdout, config.logFormat),
    observe,
    openEngine,
    readLimits,
  } = overrides;
  openDataDir(config, log);
  const tracing = await Tracing.open(config);
  const events = createEventLog({ clock });
  const store = await openDatabase(config, events, {
    clock,
    log,
    ...(observe && { observe }),
    ...(openEngine && { openEngine }),
    ...(readLimits && { readLimits }),
    ...(tracing && { tracing }),
  });
  return { config, clock, log, store, events, tracing };
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
