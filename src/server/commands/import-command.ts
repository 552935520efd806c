import { loadConfig, type Config } from '../../runtime/config.js';
import { failCommand } from '../../lib/fail-command.js';
import { createLog } from '../../runtime/log.js';
import { runImport } from './run-import.js';
import { openSource, type OpenedSource } from '../../archive/exports/open-source.js';
import { ProgressBar } from '../../archive/exports/progress-bar.js';

const load = (config: Config, { source }: OpenedSource, bar: ProgressBar): Promise<void> =>
  runImport(
    config,
    source,
    {
      report: (phase, done) => {
        bar.show(phase, done);
      },
      warn: (text) => {
        bar.end();
        process.stderr.write(`${text}\n`);
      },
    },
    {
      log: createLog(config.logLevel, process.stdout, config.logFormat),
      announce: (text) => {
        bar.end();
        process.stdout.write(`${text}\n`);
      },
    },
  );

const read = async (path: string): Promise<void> => {
  const config = loadConfig();
  const bar = new ProgressBar(process.stderr);
  const opened = await openSource(path, config.siteUrl, (done) => {
    bar.show('reading', done);
  });
  try {
    await load(config, opened, bar);
    for (const line of opened.leftOut()) process.stdout.write(`${line}\n`);
  } finally {
    await opened.close();
  }
  process.stdout.write(
    'Start the server with the same settings: team-chat serve\n' +
      'Other users have no passwords yet. They set one at /accounts/password/reset/ with their emails. Bots have new API keys.\n' +
      'docs/exports.md states how users whose emails the archive does not have (@unknown.invalid) set theirs.\n',
  );
};

/** `team-chat import <archive>`: loads an archive, or an export of the reference server, into an empty database. */
export const importArchive = (path: string): Promise<void> => {
  // A process that a signal ends runs no handlers of `exit`, which remove temporary files.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return read(path).catch(
    failCommand(
      'Free space on the disk of DATA_DIR, UPLOADS or the database server, and run the same command again.',
    ),
  );
};
