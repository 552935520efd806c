import { PeriodicTask, type PeriodicTaskOptions, type WorkParts } from '../../lib/periodic-task.js';
import { EVERYTHING, type EventLog } from './log.js';

interface WokenTaskOptions extends PeriodicTaskOptions {
  /** The name that transactions invalidate when they add work. */
  readonly wokenBy: string;
}

/** A task that looks for work periodically, and at once when a transaction of any process adds some. */
export abstract class WokenTask<
  On extends { readonly events: Pick<EventLog, 'onInvalidate'> },
> extends PeriodicTask<[On]> {
  readonly #wokenBy: string;
  #unsubscribe: (() => void) | undefined;
  #looking: Promise<void> | undefined;
  #isWoken = false;

  constructor(parts: WorkParts, { wokenBy, ...rounds }: WokenTaskOptions) {
    super(parts, rounds);
    this.#wokenBy = wokenBy;
  }

  override start(on: On): void {
    this.#unsubscribe ??= on.events.onInvalidate((name) => {
      if (name === this.#wokenBy || name === EVERYTHING) void this.wake(on);
    });
    super.start(on);
  }

  /** Waits for the current round and the current look. */
  override async stop(): Promise<void> {
    this.#unsubscribe?.();
    await super.stop();
    await this.#looking;
  }

  override async settled(): Promise<void> {
    await super.settled();
    while (this.#looking) await this.#looking;
  }

  /** Does the work that waits. */
  protected abstract lookForWork(on: On): Promise<void>;

  protected work(_isStopped: () => boolean, on: On): Promise<void> {
    return this.wake(on);
  }

  /** Looks for work. A call during a look causes one more look, since the work may be newer than what the look read. */
  protected wake(on: On): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    this.#isWoken = true;
    // Begins in a later step, since a look may itself call.
    this.#looking ??= Promise.resolve().then(() => this.#lookWhileWoken(on));
    return this.#looking;
  }

  /** Ends in the same turn in which it finds that no call arrived, so no call is lost in between. */
  async #lookWhileWoken(on: On): Promise<void> {
    while (this.#isWoken && !this.isStopped) {
      this.#isWoken = false;
      try {
        await this.lookForWork(on);
      } catch (error) {
        this.logFailure(error);
      }
    }
    this.#looking = undefined;
  }
}
