import { attempt, isLost, type Outcome } from './outcome.js';
import type { Load } from './load.js';
import type { Operation, Report, Stored } from './types.js';

/** The share of the requests without a response that are sent again. Of the others, the stored state tells. */
const RETRIED = 0.6;
/** The share of the requests whose client disconnects after a moment, as if the response was lost. */
const ABANDONED = 0.15;
/** The longest such moment. */
const ABANDONED_MS = 25;

export interface LaneOptions {
  readonly name: string;
  readonly load: Load;
  readonly next: () => Operation | undefined;
  readonly report: Report;
}

interface Open {
  readonly operation: Operation;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  /** Whether its client disconnected, so that the server may still be at it. */
  readonly isAbandoned: boolean;
}

/** One client, which sends one request after the other until a response is missing. */
export class Lane {
  /** The operation that may have been made. */
  #open: Open | undefined;
  #sent = 0;
  #stopping = false;

  constructor(private readonly options: LaneOptions) {}

  /** Sends requests until `stop`, or until one gets no response. */
  async run(): Promise<void> {
    this.#stopping = false;
    if (!(await this.resolve())) return;
    while (!this.#isStopping) {
      const operation = this.options.next();
      if (!operation) continue;
      this.#sent += 1;
      const isAbandoned = this.options.load.choices.chance(ABANDONED);
      this.#open = { operation, key: `${this.options.name}-${this.#sent}`, isAbandoned };
      const signal = isAbandoned
        ? AbortSignal.timeout(this.options.load.choices.below(ABANDONED_MS))
        : undefined;
      this.#take(await this.#send(this.#open, signal));
      // The server itself is there, unless the same request fails again.
      if (isAbandoned) await this.resolve();
      if (this.#isOpen) return;
    }
  }

  stop(): void {
    this.#stopping = true;
  }

  /** Finds out whether the open operation was made. Returns false if there was no response again. */
  async resolve(): Promise<boolean> {
    if (!this.#open) return true;
    const { model, choices } = this.options.load;
    const { operation, isAbandoned } = this.#open;
    const isRetried = isAbandoned || (!operation.isRefused && choices.chance(RETRIED));
    if (!isRetried) return this.#look(operation);
    model.counts.retried += 1;
    const outcome = await this.#send(this.#open);
    if (outcome.is === 'acknowledged' && outcome.isReplayed) model.counts.replayed += 1;
    this.#take(outcome);
    return !this.#isOpen;
  }

  get #isStopping(): boolean {
    return this.#stopping;
  }

  get #isOpen(): boolean {
    return this.#open !== undefined;
  }

  async #send({ operation, key }: Open, signal?: AbortSignal): Promise<Outcome> {
    const { site, person } = this.options.load;
    return attempt(await site.client(person), operation, { key, signal });
  }

  #take(outcome: Outcome): void {
    const { model } = this.options.load;
    const open = this.#open;
    if (!open) return;
    const { operation } = open;
    if (outcome.is === 'unknown') {
      model.counts.unknown += 1;
      return;
    }
    this.#open = undefined;
    if (outcome.is === 'acknowledged') {
      model.counts.acknowledged += 1;
      if (operation.isRefused) this.#report(operation, 'not refused');
      this.#made(operation, idsIn(outcome.body));
    } else {
      model.counts.refused += 1;
      if (!(operation.isRefused || operation.mayBeRefused) || outcome.is === 'failed')
        this.#report(operation, `${outcome.is} with ${outcome.text}`);
    }
  }

  /** Looks whether an operation was made: all of its changes are stored, or none. */
  async #look(operation: Operation): Promise<boolean> {
    const { site, model, person } = this.options.load;
    const stored = await site.stored(person, model.from).catch((error: unknown) => {
      if (isLost(error)) return undefined;
      throw error;
    });
    if (!stored) return false;
    this.#open = undefined;
    const { changes, tokens = [] } = operation;
    const made = changes.filter(({ key, value }) => stored.values.get(key) === value);
    if (made.length > 0 && made.length < changes.length)
      this.#report(operation, `half made: only ${made.map(({ key }) => key).join(', ')}`);
    if (changes.length === 0) return true;
    if (made.length === 0) model.counts.dropped += 1;
    else {
      model.counts.kept += 1;
      this.#made(operation, idsOf(tokens, stored));
    }
    return true;
  }

  #made(operation: Operation, ids: readonly number[]): void {
    const { model, person } = this.options.load;
    model.make(this.options.name, person.id, operation);
    operation.made?.(ids);
  }

  #report({ request: [method, path], changes }: Operation, text: string): void {
    const keys = changes.map(({ key, value }) => `${key} = ${String(value)}`).join(', ');
    this.options.report(`${this.options.name}: ${method} ${path} (${keys}): ${text}`);
  }
}

const idsIn = (body: { id?: number; ids?: number[] }): readonly number[] =>
  body.ids ?? [body.id].flatMap((id) => id ?? []);

const idsOf = (tokens: readonly string[], { ids }: Stored): readonly number[] =>
  tokens.flatMap((token) => ids.get(token) ?? []);
