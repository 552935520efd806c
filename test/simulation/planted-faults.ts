import { ArrivedEntries } from '../../src/runtime/event-log/recent-events.js';
import { Queue } from '../../src/runtime/event-log/queue.js';
import type { Server } from '../../src/server/server.js';
import type { Store } from '../../src/runtime/store/types.js';
import type { Surroundings } from './connection.js';

/** A fault of the server that a simulation has to find. */
export interface PlantedFault {
  readonly name: string;
  /** Changes all processes. */
  readonly change?: () => void;
  /** Changes one process after its start. */
  readonly plant?: (server: Server) => void;
  /** Returns the statement that runs instead of another one. */
  readonly replace?: Surroundings['replace'];
}

const replacing =
  (text: string, other: string) =>
  (sql: string): string =>
    sql.replace(text, other);

/** Resolves when the work is done, not when it is committed. */
const hasty =
  (write: Store['write']): Store['write'] =>
  (work) =>
    new Promise((resolve, reject) => {
      write(async (tx) => {
        const result = await work(tx);
        resolve(result);
        return result;
      }).catch(reject);
    });

export const plantedFaults: readonly PlantedFault[] = [
  {
    // A process confirms two commits in another order than that of their IDs, and leaves out the one that comes late.
    name: 'skipped-entry',
    change() {
      // oxlint-disable-next-line typescript/unbound-method -- called with the entries it belongs to.
      const { add } = ArrivedEntries.prototype;
      ArrivedEntries.prototype.add = function (entry) {
        if (entry.id > this.head + 1) this.skipTo(entry.id - 1);
        return add.call(this, entry);
      };
    },
  },
  {
    // A queue keeps events that its client has.
    name: 'doubled-events',
    change() {
      Queue.prototype.acknowledge = () => undefined;
    },
  },
  {
    // A process does not learn what others invalidate.
    name: 'stale-caches',
    plant({ services }) {
      services.events.forget = () => undefined;
    },
  },
  {
    name: 'acknowledged-before-commit',
    plant({ services: { store } }) {
      store.write = hasty(store.write.bind(store));
    },
  },
  {
    // A request that is repeated with its key makes its change again.
    name: 'forgotten-keys',
    replace: replacing('FROM retries WHERE', 'FROM retries WHERE 1 = 0 AND'),
  },
  {
    // Two processes send the same scheduled message.
    name: 'repeated-job',
    replace: replacing("WHERE id = ? AND state = 'waiting'", 'WHERE id = ?'),
  },
];
