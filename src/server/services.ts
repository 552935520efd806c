import type { Logger } from 'pino';

import { openFiles } from '../chat/attachments/files.js';
import { claimUploads, verifyUploads } from '../chat/attachments/uploads-mark.js';
import { createActors } from '../accounts/authentication/actors.js';
import { openDirectory } from '../accounts/authentication/directory.js';
import { createKeys } from '../runtime/identity/keys.js';
import { defaultRules, type Rules } from '../runtime/rate-limits/rules.js';
import { createLimits } from '../runtime/rate-limits/limits.js';
import { createPasswords, type PasswordCost } from '../accounts/authentication/passwords.js';
import { openSecrets } from '../runtime/identity/secrets.js';
import { createCsrfTokens } from '../runtime/identity/csrf.js';
import { createSessions } from '../accounts/authentication/sessions/sessions.js';
import { type Clock, systemClock } from '../lib/clock.js';
import type { Config } from '../runtime/config.js';
import { createHeldBodies } from '../runtime/http/held-bodies.js';
import { createReceivedFiles } from '../runtime/http/body.js';
import { createSlowReaders } from '../runtime/http/slow-readers.js';
import { Siblings } from '../runtime/siblings.js';
import { DiskSpace } from '../runtime/disk-space.js';
import { Caches } from '../lib/caches.js';
import { createEventLog, type EventLog, REMEMBERED, VERSIONED } from '../runtime/event-log/log.js';
import { createQueues } from '../runtime/event-log/queues.js';
import { createRenderers } from '../chat/events/renderers.js';
import { createLog } from '../runtime/log.js';
import { Lifecycle } from '../runtime/lifecycle.js';
import { type PaidShares, PaidTurns } from '../lib/paid-turns.js';
import { compileNarrow } from '../chat/narrow/event-predicate.js';
import { MessageBytes } from '../chat/messages/model/message-bytes.js';
import { createOrganizationCache } from '../chat/organization/cache.js';
import { checkSpectators } from '../chat/organization/spectators.js';
import { emitPresences } from '../chat/presence/events.js';
import { createPresence } from '../chat/presence/presence.js';
import { openDataDir } from '../runtime/data-dir.js';
import type { Announce } from './start/first-start.js';
import { makeOrganization } from './start/organization.js';
import type { Services } from '../accounts/services.js';
import { shares } from '../runtime/shares.js';
import { openStore, type StoreOptions } from '../runtime/store/open.js';
import { RequestMetrics } from '../runtime/telemetry/requests.js';
import { Tracing } from '../runtime/telemetry/tracing.js';
import type { Observe } from '../runtime/store/connection.js';
import type { OpenEngine } from '../runtime/store/engine.js';
import type { ReadLimits } from '../runtime/store/readers/limits.js';
import type { Store } from '../runtime/store/types.js';
import { migrations } from './schema/migrations.js';

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
  readonly observe?: Observe;
  /** Whether the background work does not start. */
  readonly isIdle?: boolean;
}

const openDatabase = (
  { databaseUrl, dataDir }: Config,
  events: EventLog,
  options: Pick<
    StoreOptions,
    'clock' | 'log' | 'observe' | 'openEngine' | 'readLimits' | 'tracing' | 'writeTurns'
  >,
): Promise<Store> =>
  openStore({
    databaseUrl,
    dataDir,
    migrations,
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
interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly store: Store;
  readonly events: EventLog;
  readonly tracing: Tracing | null;
  /** Undefined if this process is the only one of its server. */
  readonly siblings: Siblings | undefined;
}

/** Creates the organization if there is none, and the services on it. */
export const buildServices = async (
  foundation: Foundation,
  overrides: ServerOverrides,
): Promise<Services> => {
  const { siblings, ...common } = foundation;
  const { config, clock, log, store, events } = common;
  const secrets = openSecrets(config);
  await makeOrganization(store, secrets, { config, clock });
  const keys = createKeys(secrets);
  const rules = config.rateLimits ? { ...defaultRules, ...overrides.limits } : null;
  const slowReaders = createSlowReaders(clock);
  const queues = createQueues({
    store,
    log: events,
    siblings,
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
    ...common,
    startedAt: clock.seconds(),
    queues,
    secrets,
    keys,
    passwords: createPasswords(overrides.passwordCost),
    directory: await openDirectory(config),
    actors: createActors({ store, events, queues, keys, organization }),
    sessions: createSessions({ store, events, queues, clock, secrets, organization }),
    csrf: createCsrfTokens(secrets),
    limits: await createLimits({
      clock,
      rules,
      redisUrl: config.redisUrl,
      isOneOfSeveral: siblings !== undefined,
      log,
    }),
    bodies: createHeldBodies(clock),
    receivedFiles: createReceivedFiles(),
    diskSpace: new DiskSpace({ clock, log, directories: [config.dataDir, files.temporary] }),
    messageBytes: new MessageBytes(clock),
    slowReaders,
    turns: new PaidTurns({ ...shares, ...overrides.shares, ...(!config.rateLimits && { time: null }) }),
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

/** Closes everything except the workers and the database. */
export const closeServices = async ({ presence, queues, limits }: Services): Promise<void> => {
  await presence.reports.stop();
  await queues.stop();
  await limits.close();
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
  const siblings = config.processNumber === undefined ? undefined : new Siblings();
  const store = await openDatabase(config, events, {
    clock,
    log,
    ...(observe && { observe }),
    ...(openEngine && { openEngine }),
    ...(readLimits && { readLimits }),
    ...(tracing && { tracing }),
    ...(siblings && { writeTurns: siblings }),
  });
  return { config, clock, log, store, events, tracing, siblings };
};
