import { stripVTControlCharacters } from 'node:util';

/** What each scenario does, in this order. A scenario prints `ok <step>` or `failed <step>: <why>` for each. */
export const STEPS = [
  'server settings',
  'own user',
  'subscribe to a new channel',
  'register a queue',
  'send a channel message',
  'send a direct message',
  'get the message event',
  'get messages with a narrow',
  'large anchor',
  'star a message',
  'add a reaction',
  'upload a file',
  'update settings',
  'create a user group',
  'error with its code',
  'delete the queue',
] as const;

export type Step = (typeof STEPS)[number];

export type Failures = Readonly<Partial<Record<Step, string>>>;

const NOT_REACHED = 'not reached';

/** The steps that did not pass, with the reason that the scenario printed. */
export const failuresIn = (output: string): Failures => {
  const failures: Partial<Record<Step, string>> = {};
  const lines = stripVTControlCharacters(output).split('\n');
  for (const step of STEPS) {
    if (lines.includes(`ok ${step}`)) continue;
    const start = `failed ${step}: `;
    failures[step] = lines.find((line) => line.startsWith(start))?.slice(start.length) ?? NOT_REACHED;
  }
  return failures;
};
