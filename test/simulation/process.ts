import type { Server as Listener } from 'node:http';

import type { Config } from '../../src/runtime/config.js';
import { createListener } from '../../src/server/app.js';
import { createLog } from '../../src/runtime/log.js';
import { createServer, type Server } from '../../src/server/server.js';
import { systemClock } from '../../src/lib/clock.js';
import type { SharedDatabase } from './database.js';
import type { Host } from './network.js';
import type { Scheduler } from './scheduler.js';

export interface ProcessParts {
  readonly config: Config;
  readonly scheduler: Scheduler;
  readonly database: SharedDatabase;
  /** Called with what the process logs as an error. */
  readonly report: (text: string) => void;
  /** Called when a process is complete, with which a fault can be planted. */
  readonly plant?: (server: Server) => void;
}

/**
 * The simulated database ended each attempt of a transaction, for longer than the server tries again. The client gets a 503 and
 * repeats the request.
 */
const GAVE_UP =
  /responded 503\.[^]*caused by: Error: (?:The transaction gave way to another one|The connection to the database was lost)/;

/** A server process with its own memory. Its timers, requests and connections end with it. */
export class SimulatedProcess implements Host {
  isAlive = true;
  pausedUntil = 0;
  #running: { readonly server: Server; readonly listener: Listener } | undefined;

  constructor(
    readonly name: string,
    /** Milliseconds by which its clock is off. */
    public clockOffset: number,
  ) {}

  async start({ config, scheduler, database, report, plant }: ProcessParts): Promise<void> {
    await scheduler.as(this, async () => {
      const log = createLog('error', {
        write: (line: string) => {
          if (!GAVE_UP.test(line)) report(`${this.name} logged ${line}`);
        },
      });
      const server = await createServer(config, { clock: systemClock, log, openEngine: database.open });
      plant?.(server);
      this.#running = { server, listener: await createListener(server.services) };
    });
  }

  get url(): string {
    return `http://${this.name}`;
  }

  get listener(): Listener {
    if (!this.#running) throw new Error(`${this.name} has not started.`);
    return this.#running.listener;
  }
}
