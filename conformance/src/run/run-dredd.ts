import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

import Dredd, { type Stats, type Transaction } from 'dredd';

import type { CaseRequest } from '../cases/case-setup.js';
import type { Case } from '../contract/cases.js';
import { contract } from '../contract/data.js';
import { packageFile } from '../package-files.js';
import { waitAfter } from '../world/client.js';
import type { World } from '../world/world.js';
import { arranged, isOutcome } from './arranging.js';
import { exchange } from './exchange.js';
import { errorOf, judgeFor, type Judge, type Received } from './judge.js';
import type { Outcome } from './outcome.js';
import { wireRequest, type WireRequest } from './request.js';
import { dreddView, viewPath } from './view.js';

// Its reports are for a terminal, and no option disables them.
const { default: reports } = createRequire(import.meta.url)('dredd/build/reporters/reporterOutputLogger') as {
  default: { transports: { console: { silent: boolean } } };
};
reports.transports.console.silent = true;

export interface Run {
  readonly stats: Stats;
  /** By the name of the case. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export interface RunOptions {
  /** The server that the cases are sent to, if not that of the world. */
  readonly through?: string;
  /** Called after each case. */
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Called before a wait that the server asks for, in seconds. */
  readonly onWait?: (seconds: number) => void;
  /** Ends the run after the current case. */
  readonly signal?: AbortSignal;
}

/** The errors that Dredd itself found in a transaction. */
const findings = (transaction: Transaction): string | undefined => {
  const { errors } = transaction as { errors?: readonly { message: string }[] };
  const texts = errors?.map(({ message }) => message) ?? [];
  return texts.length === 0 ? undefined : texts.join('\n');
};

/** With a new key, every operation shows that it stores its response. */
const withKey = (one: Case, request: CaseRequest): CaseRequest =>
  one.operation.retrySafe && !one.error
    ? { ...request, headers: { 'Idempotency-Key': randomUUID(), ...request.headers } }
    : request;

const point = (transaction: Transaction, { url, headers, body }: WireRequest): void => {
  transaction.protocol = url.protocol;
  transaction.host = url.hostname;
  transaction.port = url.port;
  transaction.fullPath = url.pathname + url.search;
  transaction.request.uri = transaction.fullPath;
  transaction.request.headers = { ...headers };
  Object.assign(transaction.request, { body: body.toString('base64'), bodyEncoding: 'base64' });
};

const receivedOf = ({ real }: Transaction): Received | undefined =>
  real && { status: real.statusCode, headers: real.headers, text: real.body };

/** What a batch of cases needs between the hooks of one transaction. */
interface Trial {
  readonly one: Case;
  readonly request?: CaseRequest;
  readonly wire?: WireRequest;
  readonly outcome?: Outcome;
}

/** How often a request is sent again after a 429 that the case does not expect. */
const REPEATS = 3;

class Batch {
  readonly #byPath: ReadonlyMap<string, Case>;
  readonly #trials = new Map<Transaction, Trial>();
  readonly outcomes = new Map<string, Outcome>();

  constructor(
    readonly cases: readonly Case[],
    private readonly world: World,
    private readonly judge: Judge,
    private readonly options: RunOptions,
  ) {
    this.#byPath = new Map(cases.map((one) => [viewPath(one), one]));
  }

  /** Prepares the case of a transaction, and points the transaction at the server. */
  readonly before = async (transaction: Transaction): Promise<void> => {
    const one = this.#byPath.get(transaction.request.uri);
    if (!one) throw new Error(`No case is at ${transaction.request.uri}.`);
    const trial = await this.#prepare(one);
    this.#trials.set(transaction, trial);
    if (!trial.wire) {
      transaction.skip = true;
      return;
    }
    // Dredd would compare the texts of a response that is not JSON. An older server lacks some names. The judge checks both.
    const isOther =
      (one.operation.mediaType !== undefined && !one.error) || this.world.level !== contract.level;
    if (isOther) Reflect.deleteProperty(transaction.expected, 'body');
    point(transaction, trial.wire);
  };

  /** Sends a request again that the rate limit refused. */
  readonly received = async (transaction: Transaction): Promise<void> => {
    const { one, wire } = this.#trials.get(transaction) ?? {};
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const { real } = transaction;
      const seconds = real && waitAfter(real.statusCode, real.headers['retry-after']);
      if (seconds === undefined || !wire || one?.status === 429) return;
      this.options.onWait?.(seconds);
      await pause(seconds * 1000, undefined, this.options.signal && { signal: this.options.signal });
      const { status, headers, text } = await exchange(transaction.request.method, wire);
      transaction.real = { statusCode: status, headers: headers as Record<string, string>, body: text };
    }
  };

  /** Judges the response, and restores what the case changed. */
  readonly after = async (transaction: Transaction): Promise<void> => {
    const trial = this.#trials.get(transaction);
    if (!trial) return;
    const outcome = trial.outcome ?? this.#judge(trial, transaction);
    if (trial.wire && outcome.state !== 'passed') transaction.fail = outcome.reason ?? true;
    this.outcomes.set(outcome.one.name, outcome);
    this.options.onOutcome?.(outcome);
    await trial.request?.after?.();
  };

  #judge({ one, request, wire }: Trial, transaction: Transaction): Outcome {
    const received = receivedOf(transaction);
    const { fault, difference } = this.judge(one, received);
    const reason = fault ?? findings(transaction);
    this.world.answered(one, request, received);
    if (reason !== undefined && this.#lacksRights(one, request, received))
      return {
        one,
        state: 'not reached',
        reason: 'It needs the key of an owner. The given key is of an administrator.',
      };
    return {
      one,
      state: reason === undefined ? 'passed' : 'fault',
      ...(reason !== undefined && { reason }),
      ...(difference !== undefined && { difference }),
      ...(wire && {
        exchange: { method: one.operation.method, request: wire, ...(received && { received }) },
      }),
    };
  }

  /** Returns whether the server refused an administrator what only owners may do. The case means an owner. */
  #lacksRights(one: Case, request: CaseRequest | undefined, received: Received | undefined): boolean {
    if (this.world.rank === 'owner' || request?.as !== this.world.owner || !received) return false;
    return errorOf(one.operation, received) === 'mustBeOwner';
  }

  async #prepare(one: Case): Promise<Trial> {
    if (this.options.signal?.aborted === true)
      return { one, outcome: { one, state: 'not reached', reason: 'The run was interrupted.' } };
    const found = await arranged(one, this.world);
    if (isOutcome(found)) return { one, outcome: found };
    const request = withKey(one, found);
    return { one, request, wire: await wireRequest(one, request, this.options.through ?? this.world.url) };
  }
}

const runBatch = async (batch: Batch, endpoint: string): Promise<Stats> => {
  const { before, received, after } = batch;
  Object.assign(globalThis, { [Symbol.for('conformance')]: { before, received, after } });
  const dredd = new Dredd({
    endpoint,
    path: [],
    apiDescriptions: [{ location: 'contract', content: JSON.stringify(dreddView(batch.cases)) }],
    hookfiles: [packageFile('hooks.cjs')],
    loglevel: 'silent',
    reporter: [],
  });
  return new Promise<Stats>((resolve, reject) => {
    dredd.run((error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
};

/** Dredd copies its parsed document before the first request, in time quadratic in its size. */
const BATCH = 30;

const sum = (one: Stats, other: Stats): Stats => ({
  tests: one.tests + other.tests,
  passes: one.passes + other.passes,
  failures: one.failures + other.failures,
  errors: one.errors + other.errors,
  skipped: one.skipped + other.skipped,
});

/**
 * Runs Dredd over cases. Its own verdict is not enough, because it passes if no hook ran. The run is good
 * only if every case was seen, validated and counted as passed.
 */
export const runDredd = async (
  cases: readonly Case[],
  world: World,
  options: RunOptions = {},
): Promise<Run> => {
  const judge = judgeFor(world.level);
  let stats: Stats = { tests: 0, passes: 0, failures: 0, errors: 0, skipped: 0 };
  const outcomes = new Map<string, Outcome>();
  for (let start = 0; start < cases.length; start += BATCH) {
    const batch = new Batch(cases.slice(start, start + BATCH), world, judge, options);
    stats = sum(stats, await runBatch(batch, world.url));
    for (const [name, outcome] of batch.outcomes) outcomes.set(name, outcome);
  }
  return { stats, outcomes };
};
