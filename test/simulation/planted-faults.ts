import type { Server } from '../../src/server.js';
import type { Surroundings } from './connection.js';

/** A fault of the server that a simulation has to find. */
export interface PlantedFault {
  readonly name: string;
  /** Changes a process after its start. */
  readonly plant?: (server: Server) => void;
  /** Changes a statement. */
  readonly replace?: Surroundings['replace'];
}

/** Faults that the test of the simulation plants. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'stale-caches',
    // A process does not learn what others invalidate.
    plant({ services }) {
      services.events.forget = () => undefined;
    },
  },
];
