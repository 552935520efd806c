import { createLog } from '../../../src/runtime/log.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The log of a test server. It has the lines of all levels, so that all are searched, and prints those of its level. */
export const openTestLog = (level: string): ReturnType<typeof createLog> =>
  createLog('trace', {
    write(line: string) {
      const [, name = ''] = /^\S+ (\w+)/.exec(line) ?? [];
      if (LEVELS.indexOf(name) >= LEVELS.indexOf(level)) process.stdout.write(line);
    },
  });
