import { setTimeout as pause } from 'node:timers/promises';

import { Choices } from '../crash/choices.js';
import { testDialect } from '../support/databases.js';
import { createClients, type Clients } from './clients.js';
import { Cluster, RoamingClient, type MortalProcesses } from './cluster.js';
import { compareQueues } from './compare-queues.js';
import { compareMessages, compareState } from './compare-state.js';
import { History } from './history.js';
import { everyRead } from './reads.js';
import { Sent } from './sent.js';
import { SiblingCluster } from './sibling-cluster.js';
import { Site } from './site.js';
import { Work } from './work.js';

export interface RunOptions {
  /** How long clients write. */
  readonly seconds: number;
  readonly kills: number;
  readonly seed: number;
  /** Whether emails and exports are requested, which another process does a minute after the first one was killed. */
  readonly hasWork: boolean;
  readonly progress?: (done: string) => void;
}

export interface RunResult {
  readonly differences: readonly string[];
  /** Objects of which the check could not decide whether their history is linearizable. */
  readonly undecided: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

export interface RunParts {
  readonly work: Work;
  readonly createSite: (history: History) => Promise<Site>;
}

const PEOPLE = 3;
/** The share of kills at the moment of an event. */
const AT_EVENT = 0.5;
const MOST_DIFFERENCES = 20;
const WORK_EVERY_MS = 1_000;
/** The share of objects that may be undecided. */
const MOST_UNDECIDED = 0.01;

/** One run: clients that write, read and poll at several processes, which are killed. */
export class ProcessesRun {
  readonly #history = new History();
  readonly #sent = new Sent();
  readonly #all: string[] = [];
  #undecided: readonly string[] = [];
  readonly #choices: Choices;
  #seeds: number;

  constructor(
    private readonly options: RunOptions,
    private readonly cluster: MortalProcesses,
    private readonly parts: RunParts,
  ) {
    this.#choices = new Choices(options.seed);
    this.#seeds = options.seed;
  }

  async run(): Promise<RunResult> {
    const { cluster } = this;
    const site = await this.parts.createSite(this.#history);
    const seed = (): number => this.#seed;
    const clients = await createClients({ cluster, site, sent: this.#sent, report: this.#report, seed });
    for (const poller of clients.pollers) poller.start();
    await this.#load(site, clients);
    await this.#settle(site, clients);
    await this.#compare(site, clients);
    return {
      differences: this.differences,
      undecided: this.#undecided,
      counts: this.#countsOf(clients),
    };
  }

  /** What differed so far. */
  get differences(): readonly string[] {
    return this.#all.slice(0, MOST_DIFFERENCES);
  }

  get #seed(): number {
    this.#seeds += 1;
    return this.#seeds;
  }

  readonly #report = (difference: string): void => void this.#all.push(difference);

  async #load(site: Site, { writers, pollers }: Clients): Promise<void> {
    const { seconds, hasWork } = this.options;
    const end = performance.now() + seconds * 1_000;
    const running = writers.map((writer) =>
      writer.run().catch((error: unknown) => {
        this.#report(String(error));
      }),
    );
    const requests = hasWork ? this.#requestWork(site, end) : undefined;
    await this.#kill(end, pollers);
    await pause(Math.max(0, end - performance.now()));
    for (const writer of writers) writer.stop();
    await Promise.all([...running, requests]);
  }

  async #kill(end: number, pollers: Clients['pollers']): Promise<void> {
    const { kills } = this.options;
    for (let left = kills; left > 0; left -= 1) {
      const share = Math.max(0, end - performance.now()) / left;
      // The random moment of the kill.
      await pause(this.#choices.below(share));
      if (this.#choices.chance(AT_EVENT)) await this.#choices.one(pollers)?.next();
      await this.cluster.kill();
      this.options.progress?.(`${this.cluster.kills.length} of ${kills} kills`);
    }
  }

  async #requestWork(site: Site, end: number): Promise<void> {
    const choices = new Choices(this.#seed);
    while (performance.now() < end) {
      await this.parts.work.request(this.cluster, site.owner, choices);
      await pause(WORK_EVERY_MS);
    }
  }

  /** Waits until the workers have done what clients requested, and all queues have its events. */
  async #settle(site: Site, { pollers, late, writers }: Clients): Promise<void> {
    for (const poller of late) poller.start();
    const client = new RoamingClient(this.cluster, site.owner, this.#choices);
    if (this.options.hasWork) await this.parts.work.check(client, this.#report);
    const content = 'marker-last';
    this.#sent.begin(content);
    await client.ok('POST', '/messages', { type: 'channel', to: site.channel.id, topic: 'all', content });
    this.#sent.acknowledge(content);
    const keys = [...this.#sent.certain].map((text) => `message/${text}`);
    await Promise.all([...pollers, ...late].map((poller) => poller.until(keys)));
    // Each object is read once more, at each process.
    const readers = site.everybody.flatMap(
      (person) => writers.find(({ lane }) => lane.person === person) ?? [],
    );
    for (const url of this.cluster.urls)
      for (const writer of readers)
        for (const action of everyRead(writer.lane)) await writer.read(action, url);
  }

  async #compare(site: Site, { pollers, late, followers }: Clients): Promise<void> {
    const all = [...pollers, ...late];
    await Promise.all(all.map((poller) => poller.stop()));
    this.#checkHistories();
    // A fault may differ a million times.
    for (const one of compareQueues(all, { sent: this.#sent, history: this.#history })) this.#report(one);
    for (const url of this.cluster.urls)
      await compareMessages(url, site, { sent: this.#sent, report: this.#report });
    for (const follower of followers) await compareState(follower, this.#report);
  }

  #checkHistories(): void {
    const { violations, undecided } = this.#history.check(this.cluster.kills);
    for (const violation of violations) this.#report(violation);
    this.#undecided = undecided;
    const most = this.#history.counts.objects * MOST_UNDECIDED;
    if (undecided.length > most)
      this.#report(`${undecided.length} histories are undecided, at most ${most} may be`);
  }

  #countsOf({ counts, pollers }: Clients): Readonly<Record<string, number>> {
    const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
    return {
      ...counts,
      kills: this.cluster.kills.length,
      ...this.#history.counts,
      polls: sum(pollers.map(({ polls }) => polls)),
      events: sum(pollers.map(({ events }) => events.size)),
      ...this.parts.work.counts,
      'repeated emails': this.parts.work.repeatedMails,
    };
  }
}

/** Drives several processes on one database, and checks what they acknowledged, sent and did. */
export const processesRun = async (
  options: RunOptions & { readonly servers: number },
): Promise<RunResult> => {
  const work = new Work();
  const env: Record<string, string> = options.hasWork ? { SMTP_URL: await work.start() } : {};
  const kind = testDialect === 'sqlite' ? SiblingCluster : Cluster;
  const cluster = await kind.start(options.servers, { choices: new Choices(options.seed + 1_000), env });
  try {
    const createSite = (history: History): Promise<Site> => Site.create(cluster, history, PEOPLE);
    return await new ProcessesRun(options, cluster, { work, createSite }).run();
  } finally {
    await cluster.close();
    await work.close();
  }
};
