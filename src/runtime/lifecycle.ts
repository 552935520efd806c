import type { ServerResponse } from 'node:http';

/** How far the process is on its way to its end. */
export class Lifecycle {
  #phase: 'serving' | 'leaving' | 'ending' = 'serving';
  #hasFiles = true;
  readonly #ended: (() => void)[] = [];

  /** The process will end, so load balancers send new requests elsewhere. Requests are still served. */
  leave(): void {
    this.#phase = 'leaving';
  }

  /** The process ends. Each response is the last one of its connection. */
  end(): void {
    this.#phase = 'ending';
    for (const listener of this.#ended) listener();
  }

  /** Calls the listener when the process ends. */
  whenEnding(listener: () => void): void {
    this.#ended.push(listener);
  }

  /** Requests fail because files of the program are not there any more. Only a restart helps. */
  loseFiles(): void {
    this.#hasFiles = false;
  }

  get hasFiles(): boolean {
    return this.#hasFiles;
  }

  get isLeaving(): boolean {
    return this.#phase !== 'serving';
  }

  /** Whether each response is the last one of its connection. */
  get isEnding(): boolean {
    return this.#phase === 'ending';
  }

  /** If the process ends, the client continues on another connection, with this process or another one. */
  closeAfter(response: ServerResponse): void {
    if (this.isEnding) response.shouldKeepAlive = false;
  }
}
