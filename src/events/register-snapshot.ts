import type { Output } from '../../generated/operations.js';
import { writeLongLists } from '../http/long-lists.js';
import type { Services } from '../services.js';
import type { Reading } from '../store/readers/long-reads.js';
import type { Tx } from '../store/types.js';
import { contributions, type Registration } from './initial-state.js';
import { isDense, readPositions } from '../event-log/store.js';

/** Snapshots taken again when the log in them has a hole; each is over in a moment. */
const MAX_ATTEMPTS = 20;

/** Every field of POST /register but those that name the queue. */
type RegisteredState = Omit<Output<'registerQueue'>, 'queue_id' | 'last_event_id'>;

export interface StateAt {
  readonly position: number;
  readonly state: RegisteredState;
}

const readOnce = async (
  tx: Tx,
  services: Services,
  registration: Registration,
): Promise<StateAt | undefined> => {
  const positions = await readPositions(tx);
  if (!(await isDense(tx, positions))) return undefined;
  const state = {};
  for (const contribute of contributions)
    // Within the turn of the reader, so that few large answers are in memory at once.
    Object.assign(state, await writeLongLists(await contribute(tx, services, registration)));
  return { position: positions.last_id, state: state as RegisteredState };
};

/** The state that is asked for and the log position it belongs to, as one snapshot sees them. */
export const readState = async (
  services: Services,
  registration: Registration,
  reading: Reading,
): Promise<StateAt> => {
  // So that little is left to be read in the snapshot, where all is serialized anew that is newer.
  if (registration.wants('presence')) await services.presence.board.fresh();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const read = await services.store.longSnapshot(reading, (tx) => readOnce(tx, services, registration));
    if (read) return read;
  }
  throw new Error(`The log had a hole in each of ${String(MAX_ATTEMPTS)} snapshots.`);
};
