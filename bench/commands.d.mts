import type { ChildProcess } from 'node:child_process';

/** Returns a function that has a child process carry out a command. */
export declare const commander: (
  child: ChildProcess,
) => (command: string, ...values: unknown[]) => Promise<unknown>;
