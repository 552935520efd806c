import type { Logger } from 'pino';

import type { Actors, SessionLogins } from './identity/logins.js';
import type { Keys } from './identity/keys.js';
import type { Limits } from './rate-limits/limits.js';
import type { Secrets } from './identity/secrets.js';
import type { CsrfTokens } from './identity/csrf.js';
import type { Clock } from '../lib/clock.js';
import type { Config } from './config.js';
import type { DiskSpace } from './disk-space.js';
import type { EventLog } from './event-log/log.js';
import type { Queues } from './event-log/queues.js';
import type { ByteAccounts, HeldBodies } from './http/held-bodies.js';
import type { SlowReaders } from './http/slow-readers.js';
import type { Caches } from '../lib/caches.js';
import type { PaidTurns } from '../lib/paid-turns.js';
import type { Lifecycle } from './lifecycle.js';
import type { Store } from './store/types.js';
import type { RequestMetrics } from './telemetry/requests.js';
import type { Tracing } from './telemetry/tracing.js';

/** Where files of requests are received. */
interface ReceivingFiles {
  /** The directory of files that are not kept yet. */
  readonly temporary: string;
  /** Returns the free space of its disk. */
  freeBytes(): Promise<number>;
}

/** The services that requests and background work use, whatever the server is for. Created in src/server/services.ts. */
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
  readonly actors: Actors;
  readonly sessions: SessionLogins;
  /** Throws the error of a request without credentials, unless people without an account may send it. */
  readonly checkSpectators: () => Promise<void>;
  readonly files: ReceivingFiles;
  readonly csrf: CsrfTokens;
  readonly limits: Limits;
  /** Bytes of requests and responses in memory. */
  readonly bodies: HeldBodies;
  /** Files that are received. */
  readonly receivedFiles: ByteAccounts;
  readonly diskSpace: DiskSpace;
  readonly slowReaders: SlowReaders;
  /** The places of requests that are handled. */
  readonly turns: PaidTurns;
  readonly caches: Caches;
  readonly lifecycle: Lifecycle;
  /** Null unless `METRICS_PORT` is set. */
  readonly metrics: RequestMetrics | null;
  /** Null unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
  readonly tracing: Tracing | null;
}
