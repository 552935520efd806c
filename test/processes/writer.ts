import { attempt, type Outcome } from '../crash/outcome.js';
import type { Report } from '../crash/types.js';
import { Client } from '../support/client.js';
import type { Action, Lane } from './action.js';
import type { Processes } from './cluster.js';
import { now, type Begun } from './history.js';
import { nextRead } from './reads.js';
import type { Sent } from './sent.js';
import { nextWrite } from './writes.js';

const WRITES = 0.5;
/** The share of writes without a response that are sent again with their key, to another process, until there is one. */
const REPEATED = 0.6;
/** The share of writes whose client disconnects after a moment, and the longest such moment in milliseconds. */
const ABANDONED = 0.03;
const ABANDONED_MS = 15;

export interface Counts {
  acknowledged: number;
  refused: number;
  /** Writes without a response. */
  open: number;
  repeated: number;
  /** Repeated writes that were made before. */
  replayed: number;
  reads: number;
}

interface WriterParts {
  readonly cluster: Processes;
  readonly sent: Sent;
  readonly report: Report;
  readonly counts: Counts;
}

const nameOf = ({ name }: Lane, { request: [method, path] }: Action): string => `${name}: ${method} ${path}`;

/** A client that sends one request after the other, each to a process at random. */
export class Writer {
  #stopped = false;
  #requests = 0;

  constructor(
    readonly lane: Lane,
    private readonly parts: WriterParts,
  ) {}

  stop(): void {
    this.#stopped = true;
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      if (this.lane.choices.chance(WRITES)) await this.write(nextWrite(this.lane));
      else await this.read(nextRead(this.lane));
    }
  }

  /** Reads, from a process at random unless it is given. */
  async read(action: Action, url?: string): Promise<void> {
    const client = await this.#client(url);
    const { lane, parts } = this;
    const name = nameOf(lane, action);
    const at = parts.cluster.nameOf(client.url);
    const invoked = now();
    const outcome = await this.#attempt(client, action);
    if (outcome.is === 'unknown') return;
    if (outcome.is === 'acknowledged') {
      for (const [key, finds] of action.finds?.(outcome.body) ?? [])
        lane.site.history.found(name, key, { at, invoked, finds });
      parts.counts.reads += 1;
      await action.cleanUp?.(client, outcome.body).catch(() => undefined);
    } else if (!this.#refusal(action, outcome)) parts.report(`${name}: ${outcome.is} with ${outcome.text}`);
  }

  async write(action: Action): Promise<void> {
    const { lane, parts } = this;
    this.#requests += 1;
    const [key, name] = [`${lane.name}-${this.#requests}`, nameOf(lane, action)];
    if (action.sends !== undefined) parts.sent.begin(action.sends);
    let client = await this.#client();
    const begun = (action.effects ?? []).map(
      (effect) =>
        [effect.key, lane.site.history.begin(name, parts.cluster.nameOf(client.url), effect)] as const,
    );
    const signal = lane.choices.chance(ABANDONED)
      ? AbortSignal.timeout(lane.choices.below(ABANDONED_MS))
      : undefined;
    let outcome = await this.#attempt(client, action, { key, signal });
    const isRepeated = outcome.is === 'unknown' && lane.choices.chance(REPEATED);
    while (isRepeated && outcome.is === 'unknown') {
      parts.counts.repeated += 1;
      client = await this.#client();
      for (const [, one] of begun) one.at = `${one.at}, ${parts.cluster.nameOf(client.url)}`;
      outcome = await this.#attempt(client, action, { key });
      if (outcome.is === 'acknowledged' && outcome.isReplayed) parts.counts.replayed += 1;
    }
    this.#take(action, outcome, { name, begun: new Map(begun) });
  }

  get #isStopped(): boolean {
    return this.#stopped;
  }

  #take(
    action: Action,
    outcome: Outcome,
    { name, begun }: { readonly name: string; readonly begun: ReadonlyMap<string, Begun> },
  ): void {
    const { counts, sent, report } = this.parts;
    if (outcome.is === 'unknown') {
      counts.open += 1;
      return;
    }
    for (const one of begun.values()) one.completed = Math.min(one.completed, now());
    const findings =
      outcome.is === 'acknowledged' ? action.finds?.(outcome.body) : this.#refusal(action, outcome);
    for (const [key, finds] of findings ?? []) Object.assign(begun.get(key) ?? {}, { finds });
    if (outcome.is === 'acknowledged') {
      counts.acknowledged += 1;
      if (action.sends !== undefined) sent.acknowledge(action.sends);
      action.made?.(outcome.body);
      return;
    }
    counts.refused += 1;
    for (const one of begun.values()) one.leaves = undefined;
    if (!findings) report(`${name}: ${outcome.is} with ${outcome.text}`);
  }

  #refusal(action: Action, outcome: Outcome) {
    if (outcome.is !== 'refused') return undefined;
    return Object.entries(action.refusals ?? {}).find(([code]) => outcome.text.includes(`"${code}"`))?.[1];
  }

  async #client(url?: string): Promise<Client> {
    const { lane, parts } = this;
    return new Client(url ?? (await parts.cluster.any(lane.choices)), lane.person);
  }

  #attempt(
    client: Client,
    { request: [method, path, parameters = {}] }: Action,
    options: { readonly key?: string; readonly signal?: AbortSignal | undefined } = {},
  ): Promise<Outcome> {
    return attempt(client, { request: [method, path, parameters] }, options);
  }
}
