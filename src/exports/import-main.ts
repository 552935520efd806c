import { ConfigError, loadConfig } from '../config.js';
import { createLog } from '../log.js';
import { StoreOpenError } from '../store/errors.js';
import { ArchiveReader } from './format/reader.js';
import { ArchiveError } from './format/source.js';
import { runImport } from './importing/run-import.js';
import { ProgressBar } from './progress-bar.js';

/** `npm run import -- <archive>`: loads an archive into an empty database. */
const main = async (path: string | undefined): Promise<void> => {
  process.umask(0o077);
  if (path === undefined) throw new ConfigError('Usage: npm run import -- <archive>');
  const config = loadConfig();
  const bar = new ProgressBar(process.stderr);
  await runImport(
    config,
    await ArchiveReader.open(path),
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
      log: createLog(config.logLevel),
      announce: (text) => {
        bar.end();
        process.stdout.write(`${text}\n`);
      },
    },
  );
  process.stdout.write(
    'Start the server with the same settings: npm start\n' +
      'Other users have no passwords yet. They set one at /accounts/password/reset/ with their emails. Bots have new API keys.\n' +
      'Users whose emails the archive does not have (@unknown.invalid) need their emails from an administrator first.\n',
  );
};

main(process.argv[2]).catch((error: unknown) => {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const isTheirs =
    error instanceof ConfigError ||
    error instanceof StoreOpenError ||
    error instanceof ArchiveError ||
    code === 'ENOENT';
  process.stderr.write(`\n${isTheirs ? message : String(stack)}\n`);
  process.exitCode = 1;
});
