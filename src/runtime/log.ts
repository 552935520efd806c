import { pino, stdSerializers, stdTimeFunctions, type Logger } from 'pino';

import { redact } from '../lib/redact.js';

type Entry = Record<string, unknown> & {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
};

type LogFormat = 'text' | 'json';

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

const toJson = (text: string): string =>
  `${JSON.stringify(JSON.parse(text, (_key, of: unknown) => (typeof of === 'string' ? redact(of) : of)))}\n`;

/** Returns the text of an entry as it is printed, without emails and passwords in URLs. */
const printed = (entry: string, format: LogFormat): string =>
  format === 'json' ? toJson(entry) : redact(toLine(entry));

/** The fields of an error. Drivers and libraries add others, such as the SQL with its values. */
const serializeError = (error: Error): object => {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack };
};

/** Creates a log with one line per entry: readable text, or JSON for programs that collect logs. */
export const createLog = (
  level: string,
  out: { write(text: string): unknown } = process.stdout,
  format: LogFormat = 'text',
): Logger => {
  const options = {
    level,
    base: null,
    serializers: { err: serializeError },
    ...(format === 'json' && {
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
    }),
  };
  return pino(options, { write: (text: string) => void out.write(printed(text, format)) });
};
