// `npm run mock`: a server without a store for authors of clients, or a proxy that checks the traffic of a server.
import { ArgumentError, readArguments, type Arguments } from './arguments.js';
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

const runProxy = async ({ port, host, fail, report: file }: Arguments, target: string): Promise<void> => {
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

const runMock = async ({ port, host, strict: isStrict }: Arguments): Promise<void> => {
  const end = interrupted();
  const mock = await startMock({ port, host, isStrict });
  print(`Ready at ${mock.url}. Any credentials are accepted.`);
  await end;
  await mock.close();
};

const main = async (args: readonly string[]): Promise<void> => {
  const read = readArguments(args);
  await (read.proxy === undefined ? runMock(read) : runProxy(read, read.proxy));
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ArgumentError ? error.message : error);
  process.exitCode = 1;
});
