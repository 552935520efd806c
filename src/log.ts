import { pino, type Logger } from 'pino';

type Entry = Record<string, unknown> & {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
};

const NAMES: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

const value = (of: unknown): string => (typeof of === 'string' && /^\S+$/.test(of) ? of : JSON.stringify(of));

/**
 * Formats `2024-06-01T12:00:00.000Z info  Ready at http://127.0.0.1:9991`. The stack of an error follows below its
 * line.
 */
const toLine = (text: string): string => {
  const { level, time, msg = '', err, ...details } = JSON.parse(text) as Entry;
  const name = (NAMES[level] ?? String(level)).padEnd(5);
  const rest = Object.entries(details).map(([key, of]) => ` ${key}=${value(of)}`);
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`;
  return `${new Date(time).toISOString()} ${name} ${msg}${rest.join('')}${stack}\n`;
};

/** Creates a human-readable log, one line per entry. */
export const createLog = (level: string, out: { write(text: string): unknown } = process.stdout): Logger =>
  pino({ level, base: null }, { write: (text: string) => void out.write(toLine(text)) });
