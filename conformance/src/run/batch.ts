import { setTimeout as pause } from 'node:timers/promises';

import type { Transaction } from 'dredd';

import type { CaseRequest } from '../world/case-request.js';
import type { Case } from '../contract/cases.js';
import { contract } from '../contract/data.js';
import { waitAfter } from '../world/client.js';
import type { World } from '../world/world.js';
import { arranged, isOutcome } from './arranging.js';
import { exchange } from './exchange.js';
import { errorOf, type Judge, type Received } from './judge.js';
import type { Outcome } from './outcome.js';
import type { WireRequest } from './request.js';
import { viewPath } from './view.js';

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

const isAborted = ({ signal }: RunOptions): boolean => signal?.aborted === true;

const GONE = 'The server no longer answers.';

const untried = (one: Case, reason: string): Trial => ({
  one,
  outcome: { one, state: 'not reached', reason, isSilent: reason === GONE },
});

/** How often a request is sent again after a 429 that the case does not expect. */
const REPEATS = 3;

/** After so many requests without a response, the server counts as gone. */
const SILENCE = 5;

/** What the batches of a run share. */
export interface Shared {
  readonly world: World;
  readonly judge: Judge;
  readonly options: RunOptions;
  /** How many of the last cases had no response. */
  silent: number;
}

/** Cases that Dredd runs together. Dredd calls the hooks. */
export class Batch {
  readonly #byPath: ReadonlyMap<string, Case>;
  readonly #trials = new Map<Transaction, Trial>();
  readonly outcomes = new Map<string, Outcome>();

  constructor(
    readonly cases: readonly Case[],
    private readonly shared: Shared,
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
    // The judge compares the content type. Dredd compiles a schema for it, which takes as long as the request.
    Reflect.deleteProperty(transaction.expected, 'headers');
    // Dredd would compare the texts of a response that is not JSON. An older server lacks some names. The judge checks both.
    const isOther =
      (one.operation.mediaType !== undefined && !one.error) || this.shared.world.level !== contract.level;
    if (isOther) Reflect.deleteProperty(transaction.expected, 'body');
    point(transaction, trial.wire);
  };

  /** Sends a request again that the rate limit refused. */
  readonly received = async (transaction: Transaction): Promise<void> => {
    const { one, wire } = this.#trials.get(transaction) ?? {};
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const { real } = transaction;
      const { onWait, signal } = this.shared.options;
      const seconds = real && waitAfter(real.statusCode, real.headers['retry-after']);
      if (seconds === undefined || !wire || one?.status === 429) return;
      onWait?.(seconds);
      await pause(seconds * 1000, undefined, signal && { signal });
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
    this.shared.silent = outcome.isSilent === true ? this.shared.silent + 1 : 0;
    this.outcomes.set(outcome.one.name, outcome);
    this.shared.options.onOutcome?.(outcome);
    await trial.request?.after?.();
  };

  #judge({ one, request, wire }: Trial, transaction: Transaction): Outcome {
    const received = receivedOf(transaction);
    const { fault, difference } = this.shared.judge(one, received);
    const reason = fault ?? findings(transaction);
    this.shared.world.answered(one, request, received);
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
      ...(!received && { isSilent: true }),
      ...(wire && {
        exchange: { method: one.operation.method, request: wire, ...(received && { received }) },
      }),
    };
  }

  /** Returns whether the server refused an administrator what only owners may do. The case means an owner. */
  #lacksRights(one: Case, request: CaseRequest | undefined, received: Received | undefined): boolean {
    if (this.shared.world.rank === 'owner' || request?.as !== this.shared.world.owner || !received)
      return false;
    return errorOf(one.operation, received) === 'mustBeOwner';
  }

  async #prepare(one: Case): Promise<Trial> {
    const { world, options, silent } = this.shared;
    if (silent >= SILENCE) return untried(one, GONE);
    const found = isAborted(options) ? undefined : await arranged(one, world, options.through ?? world.url);
    if (found === undefined || (isOutcome(found) && isAborted(options)))
      return untried(one, 'The run was interrupted.');
    return isOutcome(found) ? { one, outcome: found } : { one, ...found };
  }
}
