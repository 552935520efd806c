import type { Output } from '../../../generated/operations.js';
import { versionFields } from '../organization/version.js';

/** The maximum duration of GET /events. Longer than the latest heartbeat. */
const LONGPOLL_TIMEOUT_SECONDS = 90;

/** Returns the register fields about the server itself. */
export const eventsRegisterFields = (): Promise<Partial<Output<'registerQueue'>>> =>
  Promise.resolve({
    ...versionFields,
    event_queue_longpoll_timeout_seconds: LONGPOLL_TIMEOUT_SECONDS,
  });
