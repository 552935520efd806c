// `team-chat`: the server and all of its commands. src/team-chat.mjs starts it.
import { CommanderError } from 'commander';

import { failCommand } from '../../src/lib/fail-command.js';
import { createProgram } from './program.js';

/** The exit code for a command that does not exist, and for arguments that it does not take. */
const USAGE = 2;

// Makes the files of the database and of libraries private, too.
process.umask(0o077);

createProgram()
  .parseAsync()
  .catch((error: unknown) => {
    if (!(error instanceof CommanderError)) failCommand('')(error);
    else if (error.exitCode !== 0) process.exitCode = USAGE;
  });
