import { Loader } from '../../tools/load-data/loader.js';
import type { Amounts } from '../../tools/load-data/shape.js';
import { beginOrContinue } from '../../tools/load-data/state.js';
import { stepsOf } from '../../tools/load-data/steps.js';
import { startServer, type ServerOptions, type TestServer } from './server.js';

type Step = ReturnType<typeof stepsOf>[number];

/** A server on which a test runs the steps of `npm run load-data`. */
export class Loading {
  private constructor(
    readonly site: TestServer,
    readonly loader: Loader,
  ) {}

  /** `end` is the time of the last message, in UNIX seconds. */
  static async begin(amounts: Amounts, end: number, options: ServerOptions = {}): Promise<Loading> {
    const site = await startServer({ ...options, overrides: { ...options.overrides, isIdle: true } });
    const state = await beginOrContinue(site.services.store, amounts, amounts, end);
    return new Loading(site, new Loader(site.services, state));
  }

  get steps(): readonly Step[] {
    return stepsOf(this.loader);
  }

  async run({ needsRows, run }: Step): Promise<void> {
    if (needsRows) await this.site.services.store.read((tx) => this.loader.read(tx));
    await this.site.services.store.write(run);
  }

  async runAll(): Promise<void> {
    for (const step of this.steps) await this.run(step);
  }

  rows<R extends object>(sql: string, values: readonly number[] = []): Promise<R[]> {
    return this.site.services.store.read((tx) => tx.all<R>(sql, values));
  }
}
