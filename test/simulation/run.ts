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
const MOST_STEPS = 150_000;

const FEWEST_PROCESSES = 2;
const MORE_PROCESSES = 2;
const MOST_KILLS = 4;
const MOST_DISTURBANCES = 3;

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
  readonly #network: Network;
  readonly #cluster: SimulatedCluster;
  readonly #logged: string[] = [];
  #run: ProcessesRun | undefined;

  constructor(
    { seed, fault = { name: '' }, traced }: SimulationOptions,
    private readonly template: Template,
    file: string,
  ) {
    const scheduler = (this.#scheduler = new Scheduler(traced));
    const conditions = (this.#conditions = new Conditions(new Choices(seed)));
    const network = (this.#network = new Network(scheduler, conditions));
    const seconds = (): number => Math.floor((STARTED_AT + scheduler.now) / 1_000);
    const database = (this.#database = new SharedDatabase({
      ...fault,
      file,
      scheduler,
      conditions,
      seconds,
    }));
    const report = (text: string): void => void this.#logged.push(text);
    const { config } = template;
    this.#cluster = new SimulatedCluster({
      ...fault,
      ...{ config, scheduler, conditions, database, network, report },
    });
    enter({ scheduler, random: new Choices(seed + 1), time: () => this.#time });
  }

  async run(): Promise<SimulationResult> {
    connectWith(this.#network.connect);
    const running = this.#load();
    const isDone = await this.#scheduler.run(running, { until: LONGEST_MS, steps: MOST_STEPS });
    const { counts, undecided } = isDone ? await running : { counts: {}, undecided: [] };
    await this.#database.close();
    const { fingerprint, steps, now } = this.#scheduler;
    const differences = [...this.#logged, ...(this.#run?.differences ?? [])];
    if (!isDone) differences.push('The run does not end.');
    return { differences, undecided, counts, fingerprint, steps, simulatedMs: now };
  }

  /** The clock of the process that acts now, or of all clients. */
  get #time(): number {
    const { now, owner } = this.#scheduler;
    return STARTED_AT + now + (owner instanceof SimulatedProcess ? owner.clockOffset : 0);
  }

  async #load(): Promise<RunResult> {
    const { choices, loadMs } = this.#conditions;
    const cluster = this.#cluster;
    await cluster.start(FEWEST_PROCESSES + choices.below(MORE_PROCESSES));
    const clientOf = (credentials: Client['credentials']): Client =>
      new Client(choices.one(cluster.urls) ?? '', credentials);
    const kills = choices.below(MOST_KILLS);
    const seconds = loadMs / 1_000;
    this.#run = new ProcessesRun({ seconds, kills, seed: choices.below(1e6), hasWork: false }, cluster, {
      work: new Work(),
      createSite: async (history) => {
        const site = await Site.of(this.template.furnished, history, clientOf);
        this.#disturb();
        return site;
      },
    });
    return this.#run.run();
  }

  #disturb(): void {
    const { choices, loadMs } = this.#conditions;
    for (let left = choices.below(MOST_DISTURBANCES + 1); left > 0; left -= 1)
      this.#scheduler.after(choices.below(loadMs), 'disturb', () => {
        this.#cluster.disturb();
      });
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
