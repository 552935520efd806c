/** Set for each process of a server that has several (`PROCESSES`), to its number from 1. */
const VARIABLE = 'TEAM_CHAT_PROCESS';

/** The number of this process. Undefined if it serves alone, or starts the others. */
export const processNumber = (): string | undefined => process.env[VARIABLE];

/** The environment that gives a process its number. */
export const numbered = (number: number): Readonly<Record<string, string>> => ({
  [VARIABLE]: String(number),
});
