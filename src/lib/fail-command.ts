import { isDiskFull } from './disk-full.js';

/** An error that the operator can mend. Its message is one line that states the cause and the remedy. */
export class OperatorError extends Error {
  /** The exit code of a command that it ends. */
  readonly exitCode: number = 1;
}

/** What is wrong with a file that an error names, and what to do. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  EEXIST: 'exists already. Name a new one.',
  ENOENT: 'does not exist. Check the path.',
  EACCES: 'cannot be used by this user. Change its mode or its owner, or run the command as another user.',
};

const fileText = ({ code = '', path }: NodeJS.ErrnoException): string | undefined => {
  const fault = FILE_ERRORS[code];
  return fault === undefined || path === undefined ? undefined : `${path} ${fault}`;
};

/** Returns the line for an error that the operator can mend, and the stack of any other, which is a bug. */
const textOf = (error: unknown, ifFull: string): string => {
  const { message, stack } = error as Error;
  if (error instanceof OperatorError) return message;
  if (isDiskFull(error)) return `The disk is full. ${ifFull}`;
  return fileText(error as NodeJS.ErrnoException) ?? String(stack);
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
