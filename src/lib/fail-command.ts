import { isDiskFull } from './disk-full.js';
import { OperatorError } from './operator-error.js';

/** Errors that name a file of the operator. */
const FILE_ERRORS: readonly unknown[] = ['EEXIST', 'ENOENT', 'EACCES'];

/** Returns the line for an error that the operator can mend, and the stack of any other, which is a bug. */
const textOf = (error: unknown, ifFull: string): string => {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (error instanceof OperatorError || FILE_ERRORS.includes(code)) return message;
  return isDiskFull(error) ? `The disk is full. ${ifFull}` : String(stack);
};

/** Ends a command after its error. `ifFull` states what to do if a disk is full. */
export const failCommand =
  (ifFull: string) =>
  (error: unknown): void => {
    // A progress bar on the terminal has no end of line yet.
    const before = process.stderr.isTTY ? '\n' : '';
    process.stderr.write(`${before}${textOf(error, ifFull)}\n`);
    process.exitCode = error instanceof OperatorError ? error.exitCode : 1;
  };
