import type { Output } from '../../generated/operations.js';
import { versionFields } from '../organization/version.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import type { Registration } from './contributions.js';

/** How long GET /events may take; longer than the latest heartbeat. */
const LONGPOLL_TIMEOUT_SECONDS = 90;

/** What register answers of the server itself. */
export const eventsRegisterFields = (
  _tx: Tx,
  server: Server,
  { wants }: Registration,
): Promise<Partial<Output<'registerQueue'>>> =>
  Promise.resolve({
    ...versionFields,
    event_queue_longpoll_timeout_seconds: LONGPOLL_TIMEOUT_SECONDS,
    ...(wants('presence') && { server_timestamp: server.clock.now() / 1000 }),
  });
