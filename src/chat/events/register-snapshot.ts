import { isSpectator } from '../../runtime/identity/actor.js';
import type { Output } from '../../../generated/operations.js';
import { writeLongLists } from '../../runtime/http/serialize.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import type { LongReading } from '../../runtime/store/types.js';
import { contributions } from './initial-state.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import { spectatorContributions } from './spectator-state.js';
import { findPositions, isDense } from '../../runtime/event-log/log.js';

/** Maximum number of snapshots taken until the log in one has no gap. A gap lasts only a moment. */
const MAX_ATTEMPTS = 20;

/** Every response field of POST /register except those that name the queue. */
type RegisteredState = Omit<Output<'registerQueue'>, 'queue_id' | 'last_event_id'>;

export interface StateAt {
  readonly position: number;
  readonly state: RegisteredState;
}

const readOnce = async (scope: TxScope, registration: Registration): Promise<StateAt | undefined> => {
  const { tx } = scope;
  const positions = await findPositions(tx);
  if (!(await isDense(tx, positions))) return undefined;
  const state = {};
  const forRequester = isSpectator(registration.actor) ? spectatorContributions : contributions;
  for (const contribute of forRequester)
    // Within the turn of the reader, so that few large responses are in memory at once.
    Object.assign(state, await writeLongLists(await contribute(scope, registration)));
  return { position: positions.last_id, state: state as RegisteredState };
};

/** Returns the requested state and its log position, both from one snapshot. */
export const readState = async (
  services: Services,
  registration: Registration,
  reading: LongReading,
): Promise<StateAt> => {
  // Refreshes before the snapshot, which then has little left to read: all data newer than the board is serialized anew
  // there.
  if (registration.wants('presence')) await services.presence.board.fresh();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const read = await services.store.longSnapshot(reading, (tx) => readOnce({ tx, services }, registration));
    if (read) return read;
  }
  throw new Error(`The log had a hole in each of ${String(MAX_ATTEMPTS)} snapshots.`);
};
