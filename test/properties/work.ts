import { Session } from 'node:inspector/promises';

/**
 * Counts how often each block of this project and of the libraries runs during some work. Unlike the time, the count is
 * the same on every machine.
 */
export class WorkCounter {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** Returns the number of blocks that run. */
  async during(work: () => Promise<unknown>): Promise<number> {
    await this.#take();
    await work();
    return this.#take();
  }

  async #take(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes('/src/') || url.includes('/node_modules/'))
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  }
}
