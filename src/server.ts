import type { Logger } from 'pino';

import type { Actors } from './authentication/actors.js';
import type { Keys } from './authentication/keys.js';
import type { Limits } from './authentication/limits.js';
import type { Passwords } from './authentication/passwords.js';
import type { Secrets } from './authentication/secrets.js';
import type { Clock } from './clock.js';
import type { Config } from './config.js';
import type { EventLog } from './events/log.js';
import type { Queues } from './events/queues.js';
import type { OrganizationCache } from './organization/cache.js';
import type { Store } from './store/types.js';

/** Everything a handler may use that outlives its request. */
export interface Server {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly store: Store;
  /** The committed events, and word of what must be forgotten. */
  readonly events: EventLog;
  readonly queues: Queues;
  readonly secrets: Secrets;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly actors: Actors;
  readonly limits: Limits;
  readonly organization: OrganizationCache;
  close(): Promise<void>;
}
