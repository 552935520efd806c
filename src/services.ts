import type { Logger } from 'pino';

import type { Files } from './attachments/files.js';
import type { Actors } from './authentication/actors.js';
import type { Directory } from './authentication/directory.js';
import type { Keys } from './authentication/keys.js';
import type { Passwords } from './authentication/passwords.js';
import type { Limits } from './authentication/rate-limits/limits.js';
import type { Secrets } from './authentication/secrets.js';
import type { CsrfTokens } from './authentication/sessions/csrf.js';
import type { Sessions } from './authentication/sessions/sessions.js';
import type { Clock } from './clock.js';
import type { Config } from './config.js';
import type { DiskSpace } from './disk-space.js';
import type { EventLog } from './event-log/log.js';
import type { Queues } from './event-log/queues.js';
import type { ByteAccounts } from './http/byte-accounts.js';
import type { HeldBodies } from './http/held-bodies.js';
import type { ResponseChecks } from './http/response-checks/response-checks.js';
import type { SlowReaders } from './http/slow-readers.js';
import type { Caches } from './lib/caches.js';
import type { PaidTurns } from './lib/paid-turns.js';
import type { Lifecycle } from './lifecycle.js';
import type { MessageBytes } from './messages/model/message-bytes.js';
import type { OrganizationCache } from './organization/cache.js';
import type { Presence } from './presence/presence.js';
import type { Store } from './store/types.js';
import type { RequestMetrics } from './telemetry/request-metrics.js';
import type { Tracing } from './telemetry/tracing.js';

/** The services that operations and the request pipeline may use beyond their request. Created in server.ts. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  /** UNIX seconds. */
  readonly startedAt: number;
  readonly log: Logger;
  readonly store: Store;
  /** The committed events and the invalidations. */
  readonly events: EventLog;
  readonly queues: Queues;
  readonly secrets: Secrets;
  readonly keys: Keys;
  readonly passwords: Passwords;
  /** The LDAP directory that verifies passwords. Null if none is set. */
  readonly directory: Directory | null;
  readonly actors: Actors;
  readonly sessions: Sessions;
  readonly csrf: CsrfTokens;
  readonly limits: Limits;
  /** Bytes of requests and responses in memory. */
  readonly bodies: HeldBodies;
  /** Files that are received. */
  readonly receivedFiles: ByteAccounts;
  readonly diskSpace: DiskSpace;
  /** What messages take in the store. */
  readonly messageBytes: MessageBytes;
  readonly slowReaders: SlowReaders;
  /** The places of requests that are handled. */
  readonly turns: PaidTurns;
  /** Null unless `CHECK_RESPONSES` is set. */
  readonly responseChecks: ResponseChecks | null;
  readonly organization: OrganizationCache;
  /** Uploaded files. */
  readonly files: Files;
  readonly presence: Presence;
  readonly caches: Caches;
  readonly lifecycle: Lifecycle;
  /** Null unless `METRICS_PORT` is set. */
  readonly metrics: RequestMetrics | null;
  /** Null unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
  readonly tracing: Tracing | null;
}
