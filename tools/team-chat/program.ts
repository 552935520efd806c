import { Command } from 'commander';

import { variables } from '../../src/runtime/config-variables.js';
import { FEATURE_LEVEL } from '../../generated/feature-level.js';
import { program as packaged } from '../../src/chat/organization/version.js';
import { amountOf } from '../load-data/options.js';
import { portOf, type MockOptions } from '../mock/options.js';
import type { Amounts } from '../load-data/shape.js';

/** The settings as a list for a terminal. */
const settings = (): string =>
  Object.values(variables)
    .map(
      ({ name, meaning }) =>
        `  ${name}\n      ${meaning.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')}`,
    )
    .join('\n');

const addServer = (program: Command): void => {
  program
    .command('serve')
    .summary('Run the server.')
    .description('Runs the server until a signal stops it. The first start creates the organization.')
    .option('--demo', 'serve the organization of the examples, made anew at each start')
    .action(async ({ demo }: { readonly demo?: true }) => {
      if (demo) await (await import('../demo/command.js')).serveDemo();
      else await import('../../src/server/main.js');
    });
  program
    .command('check')
    .summary('Check the settings and what they name.')
    .description(
      'Checks the settings, the disks, the database, the mail server, the directory and the address of the server, without a change.',
    )
    .action(async () => (await import('../../src/server/checks/command.js')).check());
};

const addBackups = (program: Command): void => {
  program
    .command('backup')
    .summary('Copy the database and the uploads.')
    .description('Writes a backup of the database, the uploads and the secret. The server may run meanwhile.')
    .argument('<folder>', 'a new folder')
    .action(async (folder: string) =>
      (await import('../../src/server/commands/backup-command.js')).backup(folder),
    );
  program
    .command('restore')
    .summary('Restore a backup.')
    .description('Restores a backup into an empty database and empty folders.')
    .argument('<folder>', 'the folder of a backup')
    .action(async (folder: string) =>
      (await import('../../src/server/commands/restore-command.js')).restore(folder),
    );
};

const addExports = (program: Command): void => {
  program
    .command('export')
    .summary('Write an archive of everything.')
    .description(
      'Writes an archive of everything except passwords, keys and tokens. With SQLite, the server must not run meanwhile.',
    )
    .argument('<file>', 'a new file, such as all.tar.gz')
    .action(async (file: string) =>
      (await import('../../src/server/commands/export-command.js')).exportToFile(file),
    );
  program
    .command('import')
    .summary('Load an archive.')
    .description('Loads an archive, or an export of the reference server, into an empty database.')
    .argument('<archive>', 'an archive of `export`, or an export of the reference server')
    .action(async (path: string) =>
      (await import('../../src/server/commands/import-command.js')).importArchive(path),
    );
};

const addTools = (program: Command): void => {
  program
    .command('load-data')
    .summary('Fill an empty database with generated data.')
    .description(
      'Fills an empty database with generated data, for tests with much data. A stopped load goes on.',
    )
    .option('--users <number>', 'number of users', amountOf('users'))
    .option('--channels <number>', 'number of channels', amountOf('channels'))
    .option('--messages <number>', 'number of messages', amountOf('messages'))
    .option('--seed <number>', 'the same seed gives the same data', amountOf('seed'))
    .action(async (wanted: Partial<Amounts>) => (await import('../load-data/command.js')).loadData(wanted));
  program
    .command('mock')
    .summary('Run a mock server, or a proxy that checks the traffic.')
    .description(
      'Runs a server without a store for authors of clients, or with --proxy a proxy that compares traffic with the contract.',
    )
    .option('--port <number>', 'port to listen on; 0 takes any free one', portOf, 9990)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--proxy <url>', 'address of the server behind the proxy')
    .option('--report <file>', 'file for the deviations that the proxy finds, as lines of JSON')
    .option('--fail', 'end with 1 if the proxy found a deviation')
    .option('--strict', 'let the mock refuse what the server ignores for older clients')
    .action(async (options: MockOptions) => (await import('../mock/command.js')).mock(options));
};

/** Returns the commands of `team-chat`. Each loads its own modules only when it runs. */
export const createProgram = (): Command => {
  const program = new Command('team-chat')
    .description('A team chat server whose whole interface is one OpenAPI 3.1 document.')
    .version(`${packaged.version} (feature level ${FEATURE_LEVEL})`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('Run the command with --help for what it takes.')
    .showSuggestionAfterError()
    .exitOverride();
  for (const add of [addServer, addBackups, addExports, addTools]) add(program);
  program.addHelpText(
    'after',
    `\nSettings are environment variables:\n${settings()}\n\ndocs/settings.md states their defaults.`,
  );
  return program;
};
