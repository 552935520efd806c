import type { Choices } from '../crash/choices.js';
import type { Kill } from '../processes/operation.js';
import type { Conditions } from './conditions.js';
import type { Network } from './network.js';
import { SimulatedProcess, type ProcessParts } from './process.js';

/** The share of processes that are killed while they start. */
const KILLED_AT_START = 0.15;

interface ClusterParts extends ProcessParts {
  readonly conditions: Conditions;
  readonly network: Network;
}

/** Several processes on one database. */
export class SimulatedCluster {
  readonly #running: SimulatedProcess[] = [];
  readonly #names = new Map<string, string>();
  #created = 0;
  #starting: Promise<unknown> = Promise.resolve();
  readonly kills: Kill[] = [];

  constructor(private readonly parts: ClusterParts) {}

  get urls(): readonly string[] {
    return this.#running.map(({ url }) => url);
  }

  nameOf(url: string): string {
    return this.#names.get(url) ?? url;
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
    if (victim) this.#end(victim);
    this.#starting = scheduler.delay(conditions.away(), 'start').then(() => this.#restart());
    await this.#starting;
  }

  /** Makes a process do nothing for a while, and sets its clock. */
  disturb(): void {
    const { conditions, scheduler } = this.parts;
    const one = conditions.choices.one(this.#running);
    if (!one) return;
    one.pausedUntil = scheduler.now + conditions.pause();
    one.clockOffset = conditions.clockOffset();
    scheduler.note(`pause ${one.name} until ${one.pausedUntil}`);
  }

  async #restart(): Promise<void> {
    const { conditions, scheduler } = this.parts;
    while (conditions.choices.chance(KILLED_AT_START)) {
      const one = this.#create();
      void one.start(this.parts);
      await scheduler.delay(conditions.away(), 'kill');
      this.#end(one);
    }
    await this.#startOne();
  }

  async #startOne(): Promise<void> {
    const one = this.#create();
    await one.start(this.parts);
    this.parts.network.listen(one);
    this.#names.set(one.url, one.name);
    this.#running.push(one);
  }

  #create(): SimulatedProcess {
    this.#created += 1;
    return new SimulatedProcess(`process-${this.#created}`, this.parts.conditions.clockOffset());
  }

  #end(victim: SimulatedProcess): void {
    const { scheduler } = this.parts;
    this.kills.push({ name: victim.name, time: scheduler.now });
    scheduler.note(`kill ${victim.name}`);
    victim.isAlive = false;
    this.parts.database.drop(victim);
    this.parts.network.drop(victim);
  }
}
