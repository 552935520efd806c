import { setTimeout as pause } from 'node:timers/promises';

import { Choices } from '../crash/choices.js';
import { tokenOf } from '../crash/event-changes.js';
import { differences } from '../support/apply/differences.js';
import { EVERYTHING, Follower, MODERN } from '../support/apply/follower.js';
import { Client, type Body } from '../support/client.js';
import { Cluster, RoamingClient } from './cluster.js';
import { compareQueues } from './compare-queues.js';
import { History } from './history.js';
import { Poller } from './poller.js';
import { everyRead } from './reads.js';
import { Sent } from './sent.js';
import { Site } from './site.js';
import { Work } from './work.js';
import { Writer, type WriterParts } from './writer.js';

export interface RunOptions {
  readonly servers: number;
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
  readonly counts: Readonly<Record<string, number>>;
}

const PEOPLE = 3;
const CLIENTS_OF_EACH = 2;
const QUEUES_OF_EACH = 2;
/** The share of kills at the moment of an event. */
const AT_EVENT = 0.5;
const MOST_DIFFERENCES = 20;
const WORK_EVERY_MS = 1_000;

/** One run: clients that write, read and poll at several processes, which are killed. */
class ProcessesRun {
  readonly #history = new History();
  readonly #sent = new Sent();
  readonly #differences: string[] = [];
  readonly #choices: Choices;
  readonly #counts = { acknowledged: 0, refused: 0, open: 0, repeated: 0, replayed: 0, reads: 0 };
  #seeds: number;

  constructor(
    private readonly options: RunOptions,
    private readonly cluster: Cluster,
    private readonly work: Work,
  ) {
    this.#choices = new Choices(options.seed);
    this.#seeds = options.seed;
  }

  async run(): Promise<RunResult> {
    const site = await Site.create(this.cluster, this.#history, PEOPLE);
    const parts = { cluster: this.cluster, history: this.#history, report: this.#report };
    const queues = site.everybody.flatMap((person) => Array.from({ length: QUEUES_OF_EACH }, () => person));
    const pollers = await Promise.all(queues.map((person) => Poller.register(person, this.#seed, parts)));
    const late = await Promise.all(
      site.everybody.map((person) => Poller.register(person, this.#seed, parts)),
    );
    const followers = await Promise.all(
      site.everybody.map((person) =>
        Follower.start(new RoamingClient(this.cluster, person, new Choices(this.#seed)), {
          ...EVERYTHING,
          client_capabilities: MODERN,
        }),
      ),
    );
    for (const poller of pollers) poller.start();
    const writers = this.#writers(site);
    await this.#load(site, writers, pollers);
    const all = [...pollers, ...late];
    await this.#settle(site, all, late);
    await this.#readEverything(writers);
    await Promise.all(all.map((poller) => poller.stop()));
    this.#differences.push(
      ...compareQueues(all, { sent: this.#sent, history: this.#history }),
      ...this.#history.violations(),
    );
    await this.#compareMessages(site);
    for (const follower of followers) await this.#compareState(follower);
    const polls = all.reduce((sum, poller) => sum + poller.polls, 0);
    const { objects, operations } = this.#history.counts;
    return {
      differences: this.#differences,
      counts: {
        ...this.#counts,
        kills: this.cluster.kills,
        objects,
        operations,
        polls,
        events: pollers.reduce((sum, { events }) => sum + events.size, 0),
        ...this.work.counts,
        'repeated emails': this.work.repeatedMails,
      },
    };
  }

  get #seed(): number {
    this.#seeds += 1;
    return this.#seeds;
  }

  readonly #report = (difference: string): void => {
    if (this.#differences.length < MOST_DIFFERENCES) this.#differences.push(difference);
  };

  #writers(site: Site): readonly Writer[] {
    const parts: WriterParts = {
      cluster: this.cluster,
      sent: this.#sent,
      report: this.#report,
      counts: this.#counts,
    };
    return site.everybody.flatMap((person, index) =>
      Array.from({ length: CLIENTS_OF_EACH }, (_, number) => {
        const name = `client-${index}-${number}`;
        let tokens = 0;
        const token = (): string => {
          tokens += 1;
          return `load-${name}-${tokens}`;
        };
        return new Writer({ name, site, person, token, choices: new Choices(this.#seed) }, parts);
      }),
    );
  }

  async #load(site: Site, writers: readonly Writer[], pollers: readonly Poller[]): Promise<void> {
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

  async #kill(end: number, pollers: readonly Poller[]): Promise<void> {
    const { kills } = this.options;
    for (let left = kills; left > 0; left -= 1) {
      const share = Math.max(0, end - performance.now()) / left;
      await pause(this.#choices.below(share));
      if (this.#choices.chance(AT_EVENT)) await this.#choices.one(pollers)?.next();
      await this.cluster.kill();
      this.options.progress?.(`${this.cluster.kills} of ${kills} kills`);
    }
  }

  async #requestWork(site: Site, end: number): Promise<void> {
    const choices = new Choices(this.#seed);
    while (performance.now() < end) {
      await this.work.request(this.cluster, site.owner, choices);
      await pause(WORK_EVERY_MS);
    }
  }

  /** Waits until the workers have done what clients requested, and all queues have its events. */
  async #settle(site: Site, pollers: readonly Poller[], late: readonly Poller[]): Promise<void> {
    for (const poller of late) poller.start();
    const client = new RoamingClient(this.cluster, site.owner, this.#choices);
    if (this.options.hasWork) await this.work.check(client, this.#report);
    const content = 'marker-last';
    this.#sent.begin(content);
    await client.ok('POST', '/messages', { type: 'channel', to: site.channel.id, topic: 'all', content });
    this.#sent.acknowledge(content);
    const keys = [...this.#sent.certain].map((text) => `message/${text}`);
    await Promise.all(pollers.map((poller) => poller.until(keys)));
  }

  /** Each object is read once more, at each process. */
  async #readEverything(writers: readonly Writer[]): Promise<void> {
    for (const url of this.cluster.urls)
      for (const writer of writers)
        for (const action of everyRead(writer.lane)) await writer.read(action, url);
  }

  /** Compares the messages that are stored with those that were sent, at each process. */
  async #compareMessages(site: Site): Promise<void> {
    for (const url of this.cluster.urls) {
      const client = new Client(url, site.owner);
      const { messages } = await client.ok('GET', '/messages', {
        anchor: 'newest',
        num_before: 5_000,
        num_after: 0,
        apply_markdown: false,
        narrow: [{ operator: 'channel', operand: site.channel.id }],
      });
      const texts = (messages as Body[]).flatMap(({ content, edit_history }) => {
        // The text that was sent is at the end of the history of an edited message.
        const [earliest] = (edit_history as Body[] | undefined)?.slice(-1) ?? [];
        // The notification bot sends messages, too.
        return tokenOf(String(earliest?.prev_content ?? content)) ?? [];
      });
      this.#differences.push(...this.#sent.differences(texts).slice(0, MOST_DIFFERENCES));
    }
  }

  async #compareState(follower: Follower): Promise<void> {
    const { followed, fresh } = await follower.compare();
    // The time at which a process started is its own.
    const different = differences({ ...followed, server_generation: 0 }, { ...fresh, server_generation: 0 });
    if (Object.keys(different as object).length > 0)
      this.#report(`state + events is not the new state: ${JSON.stringify(different).slice(0, 2_000)}`);
  }
}

/** Drives several processes on one database, and checks what they acknowledged, sent and did. */
export const processesRun = async (options: RunOptions): Promise<RunResult> => {
  const work = new Work();
  const env: Record<string, string> = options.hasWork ? { SMTP_URL: await work.start() } : {};
  const cluster = await Cluster.start(options.servers, { choices: new Choices(options.seed + 1_000), env });
  try {
    return await new ProcessesRun(options, cluster, work).run();
  } finally {
    await cluster.close();
    await work.close();
  }
};
