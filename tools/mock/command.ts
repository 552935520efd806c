import { failCommand } from '../../src/lib/fail-command.js';
import { checkOptions, type MockOptions } from './options.js';
import { Report } from './proxy/report.js';
import { startProxy } from './proxy/proxy.js';
import { startMock } from './server.js';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Waits for Ctrl+C, or for the signal of another program. */
const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });

const runProxy = async ({ port, host, fail, report: file }: MockOptions, target: string): Promise<void> => {
  const end = interrupted();
  const report = new Report(print, file);
  const proxy = await startProxy({
    target,
    port,
    host,
    first: (found) => {
      report.first(found);
    },
  });
  print(`Ready at ${proxy.url}, for ${target}. Ctrl+C prints the summary.`);
  await end;
  await proxy.close();
  report.summary(proxy.deviations);
  if (fail && proxy.deviations.all.length > 0) process.exitCode = 1;
};

const runMock = async ({ port, host, strict: isStrict = false }: MockOptions): Promise<void> => {
  const end = interrupted();
  const mock = await startMock({ port, host, isStrict });
  print(`Ready at ${mock.url}. Any credentials are accepted.`);
  await end;
  await mock.close();
};

const run = async (options: MockOptions): Promise<void> => {
  checkOptions(options);
  await (options.proxy === undefined ? runMock(options) : runProxy(options, options.proxy));
};

/**
 * `team-chat mock`: a server without a store for authors of clients, or with `proxy` a proxy that checks the traffic of a
 * server.
 */
export const mock = (options: MockOptions): Promise<void> =>
  run(options).catch(failCommand('Free space, or name a report on another disk.'));
