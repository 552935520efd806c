import { ConfigError } from '../config.js';
import { StoreOpenError } from '../store/errors.js';
import { isDiskFull } from '../lib/disk-full.js';
import { ArchiveError } from './format/source.js';

/** Errors that name a file of the operator. */
const FILE_ERRORS: readonly unknown[] = ['EEXIST', 'ENOENT', 'EACCES'];

/** Returns the line for an error that the operator can mend, and the stack of any other. */
const textOf = (error: unknown, ifFull: string): string => {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const isTheirs = [ConfigError, StoreOpenError, ArchiveError].some((type) => error instanceof type);
  if (isTheirs || FILE_ERRORS.includes(code)) return message;
  return isDiskFull(error) ? `The disk is full. ${ifFull}` : String(stack);
};

/** Ends a command after its error. `ifFull` states what to do if a disk is full. */
export const failCommand =
  (ifFull: string) =>
  (error: unknown): void => {
    process.stderr.write(`\n${textOf(error, ifFull)}\n`);
    process.exitCode = 1;
  };
