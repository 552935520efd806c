import type { Output } from '../../generated/operations.js';
import { versionFields } from '../organization/version.js';

/** How long GET /events may take; longer than the latest heartbeat. */
const LONGPOLL_TIMEOUT_SECONDS = 90;

/** What register answers of the server itself. */
export const eventsRegisterFields = (): Promise<Partial<Output<'registerQueue'>>> =>
  Promise.resolve({
    ...versionFields,
    event_queue_longpoll_timeout_seconds: LONGPOLL_TIMEOUT_SECONDS,
  });
