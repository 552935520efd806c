import type { Logger } from 'pino';

import { openFiles, type Files } from './attachments/files.js';
import { ATTACHMENTS, namedAttachments } from './attachments/store-upload.js';
import { createActors, type Actors } from './authentication/actors.js';
import { openDirectory, type Directory } from './authentication/directory.js';
import { createKeys, type Keys } from './authentication/keys.js';
import { createLimits, defaultRules, type Limits, type Rules } from './authentication/rate-limits.js';
import { createPasswords, type PasswordCost, type Passwords } from './authentication/passwords.js';
import { sendPasswordReset } from './authentication/password-reset.js';
import { openSecrets, type Secrets } from './authentication/secrets.js';
import { createCsrfTokens, type CsrfTokens } from './authentication/sessions/csrf.js';
import { createSessions, type Sessions } from './authentication/sessions/sessions.js';
import { systemClock, type Clock } from './clock.js';
import type { Config } from './config.js';
import { createHeldBodies, type HeldBodies } from './http/held-bodies.js';
import { createSlowReaders, type SlowReaders } from './http/slow-readers.js';
import { EMAIL_NOTIFICATIONS } from './email/notifications/collect.js';
import { namedEmojiFiles } from './emoji/store.js';
import { openLogPosition } from './event-log/log-positions.js';
import { createEventLog, type EventLog } from './event-log/log.js';
import { createQueues, type Queues } from './event-log/queues.js';
import { createRenderers } from './events/renderers.js';
import { createLog } from './log.js';
import { createMailer } from './outbox/mail.js';
import { openSealedMail } from './outbox/sealed-mail.js';
import type { Doers } from './outbox/worker.js';
import { createOrganizationCache, type OrganizationCache } from './organization/cache.js';
import { emitPresences } from './presence/events.js';
import { AVATARS, EMOJI } from './pictures/addresses.js';
import { createPresence, type Presence } from './presence/presence.js';
import { openDataDir } from './start/data-dir.js';
import { disablePasswords } from './start/disable-passwords.js';
import { completeFirstStart, type Announce } from './start/first-start.js';
import { makeOrganization } from './start/organization.js';
import { openStore, type StoreOptions } from './store/open.js';
import type { ReadLimits } from './store/readers/limits.js';
import type { Store } from './store/types.js';
import { namedAvatarFiles } from './users/accounts/avatar-pictures.js';
import { createWorkers, startWorkers, stopWorkers, type Workers } from './workers.js';

/** Everything a handler may use that outlives its request. */
export interface Server {
  readonly config: Config;
  readonly clock: Clock;
  /** UNIX seconds. */
  readonly startedAt: number;
  readonly log: Logger;
  readonly store: Store;
  /** The committed events, and word of what must be forgotten. */
  readonly events: EventLog;
  readonly queues: Queues;
  readonly secrets: Secrets;
  readonly keys: Keys;
  readonly passwords: Passwords;
  /** The LDAP directory that verifies passwords; null if none is set. */
  readonly directory: Directory | null;
  readonly actors: Actors;
  readonly sessions: Sessions;
  readonly csrf: CsrfTokens;
  readonly limits: Limits;
  /** Bytes of requests and answers that are in memory. */
  readonly bodies: HeldBodies;
  readonly slowReaders: SlowReaders;
  readonly organization: OrganizationCache;
  /** What people uploaded. */
  readonly files: Files;
  readonly presence: Presence;
  readonly workers: Workers;
  /** Answers whoever waits for events and lets go of the database; requests have to be over. */
  close(): Promise<void>;
}

/** What tests set. */
export interface ServerOverrides {
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Rules of some buckets, in place of their own. */
  readonly limits?: Partial<Rules>;
  /** Of the hashes of new passwords, in place of what protects people. */
  readonly passwordCost?: PasswordCost;
  /** Told, on the first start only, where the owner finds their credentials. */
  readonly announce?: Announce;
  /** Limits of reads that can be long, in place of their own. */
  readonly readLimits?: Partial<ReadLimits>;
  /** Told the text of every SQL statement, BEGIN and COMMIT not among them. */
  readonly observe?: (sql: string) => void;
}

const quiet: Announce = () => undefined;

const openDatabase = (
  { databaseUrl, dataDir }: Config,
  events: EventLog,
  options: Pick<StoreOptions, 'clock' | 'log' | 'observe' | 'readLimits'>,
): Promise<Store> =>
  openStore({
    databaseUrl,
    dataDir,
    ...options,
    append: (tx, collected, transactionId) => events.append(tx, collected, transactionId),
    committed: (entries) => {
      events.committed(entries);
    },
  });

/** Builds the server on an organization that stands, making it when there is none. */
const build = async (
  config: Config,
  { store, events, log }: Pick<Server, 'store' | 'events' | 'log'>,
  overrides: ServerOverrides,
): Promise<Server> => {
  const { clock = systemClock } = overrides;
  const secrets = openSecrets(config);
  await makeOrganization(store, secrets, { config, clock });
  const keys = createKeys(secrets);
  const organization = await createOrganizationCache(store, events, config);
  const rules = config.rateLimits ? { ...defaultRules, ...overrides.limits } : null;
  const limits = await createLimits({ clock, rules, redisUrl: config.redisUrl, log });
  const queues = createQueues({ store, log: events, clock, logger: log, renderers: createRenderers(keys) });
  const files = await openFiles(config, clock);
  const mailer = createMailer({ config, clock, senderName: () => organization.current.name });
  const doers: Doers = {
    mail: (mail, id) => mailer.send(mail, id),
    sealedMail: (mail, id) => mailer.send(openSealedMail(keys, mail), id),
    removeFile: ({ name }) => files.remove(name),
    passwordReset: ({ email }) => sendPasswordReset(server, email),
  };
  const workers = createWorkers({
    store,
    clock,
    log,
    doers,
    afterBatch() {
      mailer.close();
    },
    files,
    owners: { [ATTACHMENTS]: namedAttachments, [AVATARS]: namedAvatarFiles, [EMOJI]: namedEmojiFiles },
  });
  const presence = createPresence({
    store,
    events,
    clock,
    log,
    changed: (tx, changes) => emitPresences(tx, server, changes),
  });
  const server: Server = {
    config,
    clock,
    startedAt: clock.seconds(),
    log,
    store,
    events,
    queues,
    secrets,
    keys,
    passwords: createPasswords(overrides.passwordCost),
    directory: await openDirectory(config, log),
    actors: createActors({ store, events, queues, keys, organization }),
    sessions: createSessions({ store, events, queues, clock, secrets, organization }),
    csrf: createCsrfTokens(secrets),
    limits,
    bodies: createHeldBodies(),
    slowReaders: createSlowReaders(clock),
    organization,
    files,
    presence,
    workers,
    async close() {
      await presence.reports.stop();
      await stopWorkers(workers);
      await queues.stop();
      await limits.close();
      await store.close();
    },
  };
  return server;
};

export const createServer = async (config: Config, overrides: ServerOverrides = {}): Promise<Server> => {
  const { clock = systemClock, log = createLog(config.logLevel), announce = quiet, observe } = overrides;
  openDataDir(config, log);
  const events = createEventLog({ clock });
  const store = await openDatabase(config, events, {
    clock,
    log,
    ...(observe && { observe }),
    ...(overrides.readLimits && { readLimits: overrides.readLimits }),
  });
  try {
    const server = await build(config, { store, events, log }, overrides);
    await disablePasswords(store, config, log);
    await completeFirstStart(server, announce);
    await openLogPosition(store, EMAIL_NOTIFICATIONS);
    await server.queues.start();
    startWorkers(server);
    void server.directory?.check();
    if (config.devMode)
      log.warn('DEV_MODE is on: anyone who reaches this server can get the API key of any user.');
    return server;
  } catch (error) {
    await store.close();
    throw error;
  }
};
