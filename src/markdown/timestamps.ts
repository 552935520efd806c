import type { MarkdownIt } from 'markdown-it';

import { element, escapeHtml } from './html.js';
import { replaceEach, stashToken, type Pass } from './inline/pass.js';
import { parseTimeText, type ParsedTime } from './time-text.js';

/** Bounded, because each start without an end is scanned to the end of its line. */
const typedTime = /<time:([^>]{0,100})>/g;

/** A number that is not a date is a UNIX timestamp. A short one with a fraction could mean a time of day: 17.32. */
const unixTime = (text: string): ParsedTime | undefined => {
  const [, seconds, digits = ''] = /^(\d{1,12}(?!\.)|\d{9,12}(?=\.))(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return seconds === undefined
    ? undefined
    : { milliseconds: Number(seconds) * 1000, microseconds: Number(digits.padEnd(6, '0')) };
};

/** The first and the last year that the attribute can express. `Date.UTC` takes years below 100 for others. */
const START = new Date(0).setUTCFullYear(1, 0, 1);
const END = Date.UTC(10_000, 0);

/** Returns the value of the `datetime` attribute. Undefined if the time is invalid. */
const datetimeOf = (text: string): string | undefined => {
  const time = parseTimeText(text, new Date()) ?? unixTime(text);
  if (!time || time.milliseconds < START || time.milliseconds >= END) return undefined;
  const seconds = new Date(time.milliseconds).toISOString().slice(0, 19);
  const fraction = time.microseconds === 0 ? '' : `.${String(time.microseconds).padStart(6, '0')}`;
  return `${seconds}${fraction}Z`;
};

const timeHtml = (text: string): string => {
  const datetime = datetimeOf(text.trim());
  return datetime === undefined
    ? element('span', { class: 'timestamp-error' }, escapeHtml(`Invalid time format: ${text}`))
    : element('time', { datetime }, escapeHtml(text));
};

export const timestamps: Pass = (text, scan) =>
  replaceEach(text, typedTime, ([all, typed = '']) =>
    stashToken(scan, 'timestamp', 'time', timeHtml(scan.stash.plain(typed)), all),
  );

export const timestampRenderer = (md: MarkdownIt): void => {
  md.renderer.rules.timestamp = (tokens, index) => tokens[index]?.content ?? '';
};
