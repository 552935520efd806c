import { rmSync } from 'node:fs';

import { Choices } from '../crash/choices.js';
import { ProcessesRun, type RunResult } from '../processes/run.js';
import { Site } from '../processes/site.js';
import { Work } from '../processes/work.js';
import { connectWith } from '../support/exchange.js';
import { Client } from '../support/client.js';
import { SimulatedCluster } from './cluster.js';
import { Conditions } from './conditions.js';
import { SharedDatabase } from './database.js';
import { Network } from './network.js';
import type { PlantedFault } from './planted-faults.js';
import { SimulatedProcess } from './process.js';
import { Scheduler } from './scheduler.js';
import type { Template } from './template.js';
import { enter } from './virtual-globals.js';

/** The clock of the database at the start, a day after the organization was created. */
const STARTED_AT = Date.UTC(2024, 5, 2);
/** A run that takes longer waits for something that does not happen. */
const LONGEST_MS = 10 * 60_000;

export interface SimulationOptions {
  readonly seed: number;
  readonly fault?: PlantedFault | undefined;
  readonly traced?: (line: string) => void;
}

export interface SimulationResult extends RunResult {
  readonly fingerprint: string;
  readonly steps: number;
  readonly simulatedMs: number;
}

/** Everything of one run that its seed decides. */
class Simulation {
  readonly #scheduler: Scheduler;
  readonly #conditions: Conditions;
  readonly #database: SharedDatabase;
  readonly #cluster: SimulatedCluster;
  readonly #network: Network;
  readonly #differences: string[] = [];

  constructor(
    private readonly options: SimulationOptions,
    private readonly template: Template,
    file: string,
  ) {
    const { seed, traced, fault } = options;
    const scheduler = (this.#scheduler = new Scheduler(traced));
    this.#conditions = new Conditions(new Choices(seed));
    const [conditions, config] = [this.#conditions, template.config];
    const time = (): number => STARTED_AT + scheduler.now;
    this.#database = new SharedDatabase({
      file,
      scheduler,
      conditions,
      seconds: () => Math.floor(time() / 1_000),
      ...(fault?.replace && { replace: fault.replace }),
    });
    this.#network = new Network(scheduler, conditions);
    const [database, network] = [this.#database, this.#network];
    const report = (text: string): void => void this.#differences.push(text);
    this.#cluster = new SimulatedCluster({
      config,
      scheduler,
      database,
      conditions,
      network,
      report,
      ...(fault?.plant && { plant: fault.plant }),
    });
    const offset = (): number =>
      scheduler.owner instanceof SimulatedProcess ? scheduler.owner.clockOffset : 0;
    enter({ scheduler, random: new Choices(seed + 1), time: () => time() + offset() });
  }

  async run(): Promise<SimulationResult> {
    connectWith(this.#network.connect);
    const running = this.#load();
    const isDone = await this.#scheduler.run(running, LONGEST_MS);
    const result = isDone ? await running : { differences: ['the run does not end'], counts: {} };
    await this.#database.close();
    const { fingerprint, steps, now } = this.#scheduler;
    return {
      ...result,
      differences: [...this.#differences, ...result.differences],
      fingerprint,
      steps,
      simulatedMs: now,
    };
  }

  async #load(): Promise<RunResult> {
    const { choices } = this.#conditions;
    const cluster = this.#cluster;
    await cluster.start(2 + choices.below(2));
    const { furnished } = this.template;
    const options = {
      seconds: this.#conditions.loadMs / 1_000,
      kills: choices.below(4),
      seed: choices.below(1e6),
      hasWork: false,
    };
    const run = new ProcessesRun(options, cluster, {
      work: new Work(),
      createSite: (history) =>
        Site.of(
          furnished,
          history,
          (credentials) => new Client(choices.one(cluster.urls) ?? '', credentials),
        ),
    });
    return run.run();
  }
}

/** Runs one simulation. `simulateGlobals` must have been called. */
export const simulate = async (options: SimulationOptions, template: Template): Promise<SimulationResult> => {
  const file = template.copy();
  try {
    return await new Simulation(options, template, file).run();
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  }
};
