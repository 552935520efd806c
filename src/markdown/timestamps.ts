import type { MarkdownIt, StateInline } from 'markdown-it';

import { element, escapeHtml } from './html.js';

/** Bounded, because each start without an end is scanned to the end of its line. */
const typedTime = /<time:([^>\n]{0,100})>/y;
const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses a UNIX timestamp or an ISO 8601 time, by default in UTC. Returns the value of the `datetime` attribute.
 * Undefined if the time is invalid.
 */
const parseTime = (text: string): string | undefined => {
  let milliseconds = /^\d{1,12}$/.test(text) ? Number(text) * 1000 : NaN;
  const [, date, time = '00:00', zone = 'Z'] = iso.exec(text) ?? [];
  if (date !== undefined) milliseconds = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  // The attribute cannot express years of five digits.
  if (Number.isNaN(milliseconds) || milliseconds > Date.UTC(9999, 11, 31) || milliseconds < Date.UTC(1, 0)) {
    return undefined;
  }
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
};

const rule = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x3c /* < */) return false;
  typedTime.lastIndex = state.pos;
  const match = typedTime.exec(state.src);
  if (!match) return false;
  if (!silent) {
    const text = match[1] ?? '';
    const datetime = parseTime(text.trim());
    state.push('timestamp', 'time', 0).content =
      datetime === undefined
        ? element('span', { class: 'timestamp-error' }, escapeHtml(`Invalid time format: ${text}`))
        : element('time', { datetime }, escapeHtml(text));
  }
  state.pos += match[0].length;
  return true;
};

export const timestamps = (md: MarkdownIt): void => {
  md.inline.ruler.before('autolink', 'timestamp', rule);
  md.renderer.rules.timestamp = (tokens, index) => tokens[index]?.content ?? '';
};
