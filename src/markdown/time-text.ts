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

/** Decides which number is the day, the month and the year. The month comes before the day if both are possible. */
const dateOf = ({ month, numbers }: Parts, now: Date): DateParts => {
  const others = [...numbers];
  const yearAt = others.findIndex(isYear);
  const [year] = yearAt < 0 ? [] : others.splice(yearAt, 1);
  const [first, second, third] = others.map(Number);
  if (month !== undefined) return { month, day: first, year: yearFrom(year ?? others[1], now) };
  if (second === undefined) {
    const isMonth = yearAt === 0;
    return {
      month: isMonth ? first : undefined,
      day: isMonth ? undefined : first,
      year: yearFrom(year, now),
    };
  }
  const isDayFirst = (first ?? 0) > 12 && yearAt !== 0;
  const [monthNumber, day] = isDayFirst ? [second, first] : [first, second];
  return {
    month: monthNumber,
    day,
    year: yearFrom(year ?? (third === undefined ? undefined : others[2]), now),
  };
};

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const hourOf = ({ hour = 0, half }: Parts): number => {
  if (half === 'pm' && hour < 12) return hour + 12;
  return half === 'am' && hour === 12 ? 0 : hour;
};

/** Both count from the same moment. Microseconds since 1970 would exceed safe numbers. */
export interface ParsedTime {
  readonly milliseconds: number;
  readonly microseconds: number;
}

const combine = (parts: Parts, now: Date): ParsedTime | undefined => {
  const date = dateOf(parts, now);
  const { year = now.getUTCFullYear(), month = now.getUTCMonth() + 1 } = date;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return undefined;
  const last = daysIn(year, month);
  const { day = Math.min(now.getUTCDate(), last) } = date;
  const { minute = 0, second = 0, offset = 0, microsecond = 0 } = parts;
  const hour = hourOf(parts);
  if (day < 1 || day > last || hour > 23 || minute > 59 || second > 59) return undefined;
  const time = new Date(Date.UTC(2000, 0, 1, hour, minute, second));
  time.setUTCFullYear(year, month - 1, day);
  return { milliseconds: time.getTime() - offset * 60_000, microseconds: microsecond };
};

/**
 * Parses a time as people write it, such as `Aug 6 2024 5pm` or `08/06/2024 17:00`. Parts of the date that are missing
 * are those of today. Without a time zone it is in UTC.
 */
export const parseTimeText = (typed: string, now: Date): ParsedTime | undefined => {
  const parts = readParts(typed.toLowerCase());
  return parts && combine(parts, now);
};
