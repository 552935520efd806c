import { setTimeout as pause } from 'node:timers/promises';

import { createEmptyDatabase } from '../support/databases.js';
import { compare } from './compare.js';
import { Choices } from './choices.js';
import { nextOfConversation } from './conversation.js';
import { DatabaseVictim } from './database-victim.js';
import { GaleraVictim } from './galera/victim.js';
import { Lane } from './lane.js';
import type { Load } from './load.js';
import { Model } from './model.js';
import { attempt, type Outcome } from './outcome.js';
import { personalOperations } from './personal.js';
import { PowerVictim } from './power-victim.js';
import { poll, stream } from './queue-reading.js';
import { QueueWatcher } from './queue-watcher.js';
import { Site } from './site.js';
import type { Operation, Report, Victim } from './types.js';
import { ServerVictim } from './server-victim.js';

export interface RunOptions {
  readonly kills: number;
  readonly seed: number;
  readonly victim: 'server' | 'processes' | 'database' | 'power' | 'galera';
  /** Called after each comparison. */
  readonly progress?: (kills: number) => void;
}

export interface RunResult {
  readonly differences: readonly string[];
  readonly readyAfter: readonly number[];
  readonly counts: Readonly<Record<string, number>>;
}

const PEOPLE = 6;
/** The longest time of load before a kill. */
const LOAD_MS = 900;
/** The share of kills at the moment of an event: what was just committed may have no response yet. */
const AT_EVENT = 0.5;
/** The share of kills after which everything is compared. After the others, the load goes on at once. */
const COMPARED = 0.5;
/** A run that differs so often ends. */
const MOST_DIFFERENCES = 20;

const createLanes = (site: Site, model: Model, seed: number, report: Report): readonly Lane[] =>
  site.people.flatMap((person, index) => {
    const laneOf = (
      kind: string,
      offset: number,
      next: (load: Load) => () => Operation | undefined,
    ): Lane => {
      let tokens = 0;
      const name = `${kind}-${index}`;
      const token: Load['token'] = (what) => {
        tokens += 1;
        return `${what}-${name}-${tokens}`;
      };
      const load = { site, model, person, token, choices: new Choices(seed + 2 * index + offset) };
      return new Lane({ name, load, next: next(load), report });
    };
    return [
      laneOf('conversation', 1, (load) => () => nextOfConversation(load)),
      laneOf('personal', 2, personalOperations),
    ];
  });

/** One run: a server under load, which is killed again and again. */
class CrashRun {
  readonly #model = new Model();
  readonly #differences: string[] = [];
  readonly #choices: Choices;
  #markers = 0;

  constructor(
    private readonly victim: Victim,
    private readonly options: RunOptions,
  ) {
    this.#choices = new Choices(options.seed);
  }

  async run(): Promise<RunResult> {
    const report = this.#report;
    const site = await Site.create(this.victim.url, this.victim.dataDir, PEOPLE);
    for (const person of site.people) this.#model.begin(await site.stored(person, 0));
    const lanes = createLanes(site, this.#model, this.options.seed, report);
    const watchers = await Promise.all(
      site.people.flatMap((person) =>
        [poll, stream].map((read) => QueueWatcher.register(site, person, report, read)),
      ),
    );
    for (const watcher of watchers) watcher.start();
    try {
      await this.#crashAll(site, lanes, watchers);
    } catch (error) {
      report(String(error));
    }
    await Promise.all([...watchers.map((watcher) => watcher.stop()), this.victim.close()]);
    return {
      differences: this.#differences,
      readyAfter: this.victim.readyAfter,
      counts: { ...this.#model.counts, scheduled: this.#model.deliveries.count },
    };
  }

  readonly #report: Report = (difference) => void this.#differences.push(difference);

  async #crashAll(site: Site, lanes: readonly Lane[], watchers: readonly QueueWatcher[]): Promise<void> {
    for (let kill = 1; kill <= this.options.kills; kill += 1) {
      await this.#crash(site, lanes, watchers);
      const isLast = kill === this.options.kills;
      if (!isLast && !this.#choices.chance(COMPARED)) continue;
      for (const lane of lanes) while (!(await lane.resolve()));
      if (isLast) this.#model.changeAll();
      await this.#mark(site, watchers);
      await compare(site, this.#model, watchers, this.#report);
      if (isLast) await this.#model.deliveries.check(site, watchers, this.#report);
      this.options.progress?.(kill);
      if (this.#differences.length > MOST_DIFFERENCES) break;
    }
  }

  async #crash(site: Site, lanes: readonly Lane[], watchers: readonly QueueWatcher[]): Promise<void> {
    const running = lanes.map((lane) =>
      lane.run().catch((error: unknown) => {
        this.#report(String(error));
      }),
    );
    // The random moment of the kill.
    await pause(this.#choices.below(LOAD_MS));
    const watcher = this.#choices.chance(AT_EVENT) ? this.#choices.one(watchers) : undefined;
    await watcher?.next();
    const crashed = this.victim.crash(site);
    for (const lane of lanes) lane.stop();
    await crashed;
    await Promise.all(running);
  }

  /** Sends a message that all queues get, and waits for its events. They are the last ones of what was made. */
  async #mark(site: Site, watchers: readonly QueueWatcher[]): Promise<void> {
    this.#markers += 1;
    const token = `marker-${this.#markers}`;
    const key = `message/${token}`;
    const operation: Operation = {
      request: [
        'POST',
        '/messages',
        { type: 'channel', to: site.channel.id, topic: 'markers', content: token },
      ],
      changes: [{ key, value: true, audience: 'all' }],
    };
    const client = await site.client(site.owner);
    let outcome: Outcome;
    do outcome = await attempt(client, operation, { key: token });
    while (outcome.is === 'unknown');
    if (outcome.is !== 'acknowledged') throw new Error(`The last message was ${outcome.is}: ${outcome.text}`);
    this.#model.make('markers', 0, operation);
    const arrived = await Promise.all(watchers.map((watcher) => watcher.until(key)));
    watchers.forEach(({ person }, index) => {
      if (arrived[index] !== true) this.#report(`queue of ${person.email}: the last event did not arrive`);
    });
  }
}

/** Of a server that has several. */
const PROCESSES = 3;

const victims: Readonly<Record<RunOptions['victim'], (choices: Choices) => Promise<Victim>>> = {
  server: async (choices) => ServerVictim.start(await createEmptyDatabase(), choices),
  processes: async (choices) => ServerVictim.start(await createEmptyDatabase(), choices, PROCESSES),
  database: (choices) => DatabaseVictim.start(choices),
  galera: (choices) => GaleraVictim.start(choices),
  power: async (choices) => PowerVictim.start(await createEmptyDatabase(), choices),
};

/** Kills a server under load, or its database, and compares what it stores and sends with what it acknowledged. */
export const crashRun = async (options: RunOptions): Promise<RunResult> => {
  const choices = new Choices(options.seed + 1_000);
  return new CrashRun(await victims[options.victim](choices), options).run();
};
