import type { Choices } from '../crash/choices.js';
import type { Conditions } from './conditions.js';
import type { Network } from './network.js';
import { SimulatedProcess, type ProcessParts } from './process.js';

/** Clocks of machines differ by so much at most. */
const CLOCKS_DIFFER_MS = 1_000;

interface ClusterParts extends ProcessParts {
  readonly conditions: Conditions;
  readonly network: Network;
}

/** Several processes on one database. */
export class SimulatedCluster {
  readonly #running: SimulatedProcess[] = [];
  #started = 0;
  #starting: Promise<unknown> = Promise.resolve();
  kills = 0;

  constructor(private readonly parts: ClusterParts) {}

  get urls(): readonly string[] {
    return this.#running.map(({ url }) => url);
  }

  async start(processes: number): Promise<void> {
    await Promise.all(Array.from({ length: processes }, () => this.#startOne()));
  }

  /** Returns a process at random, other than the one with `last` if possible. Waits while none runs. */
  async any(choices: Choices, last?: string): Promise<string> {
    for (;;) {
      const url = choices.one(this.urls.filter((one) => one !== last)) ?? choices.one(this.urls);
      if (url !== undefined) return url;
      await this.#starting;
    }
  }

  /** Kills a process, and starts another one after a moment. */
  async kill(): Promise<void> {
    const { conditions, scheduler } = this.parts;
    const [victim] = this.#running.splice(conditions.choices.below(this.#running.length), 1);
    if (!victim) return;
    this.kills += 1;
    this.#end(victim);
    this.#starting = scheduler.delay(conditions.away(), 'start').then(() => this.#startOne());
    await this.#starting;
  }

  #end(victim: SimulatedProcess): void {
    this.parts.scheduler.note(`kill ${victim.name}`);
    victim.isAlive = false;
    this.parts.database.drop(victim);
    this.parts.network.drop(victim);
  }

  async #startOne(): Promise<void> {
    const { network, conditions } = this.parts;
    this.#started += 1;
    const offset = conditions.choices.below(CLOCKS_DIFFER_MS);
    const one = new SimulatedProcess(`process-${this.#started}`, offset);
    await one.start(this.parts);
    network.listen(one);
    this.#running.push(one);
  }
}
