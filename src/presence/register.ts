import type { components } from '../../generated/types.js';
import type { Registration } from '../events/contributions.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';

export type PresenceRegisterFields = components['schemas']['PresenceRegisterFields'];

/** What register answers of presence: nobody is there as long as no client can report it. */
export const presenceRegisterFields = (
  _tx: Tx,
  server: Server,
  { wants }: Registration,
): Promise<PresenceRegisterFields> =>
  Promise.resolve(
    wants('presence')
      ? { presences: {}, presence_last_update_id: -1, server_timestamp: server.clock.now() / 1000 }
      : {},
  );
