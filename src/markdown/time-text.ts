import { readParts, type Parts } from './time-grammar.js';

const yearOf = (typed: string, now: Date): number => {
  if (typed.length > 2) return Number(typed);
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const year = century + Number(typed);
  if (year >= now.getUTCFullYear() + 50) return year - 100;
  return year < now.getUTCFullYear() - 50 ? year + 100 : year;
};

const yearFrom = (typed: string | undefined, now: Date): number | undefined =>
  typed === undefined ? undefined : yearOf(typed, now);

const isYear = (typed: string): boolean => typed.length > 2 || Number(typed) > 31;

interface DateParts {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
}

/** One number beside a year is the month. */
const monthOfYear = (others: readonly string[], year: number): DateParts | undefined =>
  others.length > 1 ? undefined : { month: others[0] === undefined ? undefined : Number(others[0]), year };

/**
 * Decides which number is the day, the month and the year. The month comes before the day if both are possible. Returns
 * undefined if a number has no place.
 */
const dateOf = ({ month, numbers }: Parts, now: Date): DateParts | undefined => {
  const others = [...numbers];
  const yearAt = others.findIndex(isYear);
  const [typedYear] = yearAt < 0 ? [] : others.splice(yearAt, 1);
  const year = yearFrom(typedYear, now);
  const [first, second] = others.map(Number);
  if (month !== undefined) {
    if (others.length > (year === undefined ? 2 : 1)) return undefined;
    return { month, day: first, year: year ?? yearFrom(others[1], now) };
  }
  if (second === undefined) return year === undefined ? { day: first } : monthOfYear(others, year);
  const isDayFirst = (first ?? 0) > 12 && yearAt !== 0;
  const [monthNumber, day] = isDayFirst ? [second, first] : [first, second];
  return { month: monthNumber, day, year: year ?? yearFrom(others[2], now) };
};

const midnight = (year: number, month: number, day: number): Date => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
};

const daysIn = (year: number, month: number): number => midnight(year, month + 1, 0).getUTCDate();

const hourOf = ({ hour = 0, half }: Parts): number => {
  if (half === 'pm' && hour < 12) return hour + 12;
  return half === 'am' && hour === 12 ? 0 : hour;
};

/** Both count from the same moment. Microseconds since 1970 would exceed safe numbers. */
export interface ParsedTime {
  readonly milliseconds: number;
  readonly microseconds: number;
}

const DAY = 86_400_000;

/** Returns the first day from today on with this name. */
const nextWeekday = (weekday: number, now: Date): Date => {
  const today = midnight(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());
  return new Date(today.getTime() + ((weekday - today.getUTCDay() + 7) % 7) * DAY);
};

/** Returns midnight of the day. Undefined if there is no such day, or it has another name than the text says. */
const dayOf = (parts: Parts, now: Date): Date | undefined => {
  const { weekday, month: named, numbers } = parts;
  if (weekday !== undefined && named === undefined && numbers.length === 0) return nextWeekday(weekday, now);
  const date = dateOf(parts, now);
  if (!date || (weekday !== undefined && date.day === undefined)) return undefined;
  const { year = now.getUTCFullYear(), month = now.getUTCMonth() + 1 } = date;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return undefined;
  const last = daysIn(year, month);
  const { day = Math.min(now.getUTCDate(), last) } = date;
  if (day < 1 || day > last) return undefined;
  const found = midnight(year, month, day);
  return weekday === undefined || weekday === found.getUTCDay() ? found : undefined;
};

const combine = (parts: Parts, now: Date): ParsedTime | undefined => {
  const date = dayOf(parts, now);
  const { minute = 0, second = 0, offset = 0, microsecond = 0 } = parts;
  const hour = hourOf(parts);
  if (!date || hour > 23 || minute > 59 || second > 59) return undefined;
  const minutes = hour * 60 + minute - offset;
  return { milliseconds: date.getTime() + minutes * 60_000 + second * 1000, microseconds: microsecond };
};

/**
 * Parses a time as people write it, such as `Aug 6 2024 5pm` or `08/06/2024 17:00`. Parts of the date that are missing
 * are those of today. A weekday alone is the next one, from today on. Without a time zone it is in UTC. Every part of the
 * text counts: returns undefined rather than a time that leaves one out.
 */
export const parseTimeText = (typed: string, now: Date): ParsedTime | undefined => {
  const parts = readParts(typed.toLowerCase());
  return parts && combine(parts, now);
};
