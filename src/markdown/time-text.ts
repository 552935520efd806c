/** The parts of a time that a text has. Months count from 1. */
interface Parts {
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
  microsecond?: number;
  /** Minutes east of UTC. */
  offset?: number;
  half?: 'am' | 'pm';
  /** Numbers of the date without a known meaning, as typed. */
  numbers: string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';

/** Hours east of UTC of the abbreviations that people write. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  hkt: 8,
  awst: 8,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  ast: -4,
  adt: -3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
};

type Read = (parts: Parts, match: RegExpExecArray) => boolean | void;

const fraction = (digits = ''): number => Number(digits.slice(0, 6).padEnd(6, '0'));

const clock: Read = (parts, [, hour, minute, second, digits]) => {
  if (parts.hour !== undefined) return false;
  Object.assign(parts, { hour: Number(hour), minute: Number(minute), second: Number(second ?? 0) });
  parts.microsecond = fraction(digits);
};

const setHalf = (parts: Parts, letter: string): boolean => {
  if (parts.half || parts.hour === undefined || parts.hour > 12) return false;
  parts.half = letter === 'p' ? 'pm' : 'am';
  return true;
};

/** A date of digits only may be followed by a time of digits only: 20240806, 20240806T1700, 20240806170000. */
const compact: Read = (parts, [, digits = '']) => {
  parts.numbers.push(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8));
  if (digits.length > 8) {
    const [hour, minute, second] = [digits.slice(8, 10), digits.slice(10, 12), digits.slice(12, 14)];
    Object.assign(parts, { hour: Number(hour), minute: Number(minute), second: Number(second || 0) });
  }
};

const number: Read = (parts, [, digits = '']) => {
  const isClock = parts.numbers.length === 3 && parts.hour === undefined && digits.length % 2 === 0;
  if (!isClock) return parts.numbers.push(digits) <= 3 && digits.length <= 4;
  const [hour, minute, second] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  Object.assign(parts, { hour: Number(hour), minute: Number(minute || 0), second: Number(second || 0) });
  return digits.length <= 6;
};

/** What a time consists of, each pattern tried in order at each place. */
const grammar: readonly (readonly [string, Read])[] = [
  [String.raw`(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?`, clock],
  [
    String.raw`(\d{1,2})\s*([ap])\.?m\b\.?`,
    (parts, [, hour, letter = '']) => {
      if (parts.hour !== undefined) return false;
      parts.hour = Number(hour);
      return setHalf(parts, letter);
    },
  ],
  [String.raw`([ap])\.?m\b\.?`, (parts, [, letter = '']) => setHalf(parts, letter)],
  [
    String.raw`([+-])(\d\d):?(\d\d)?\b`,
    (parts, [, sign, hours, minutes]) => {
      if (parts.hour === undefined || parts.offset !== undefined) return false;
      parts.offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
    },
  ],
  [
    String.raw`(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?!\d)`,
    (parts, [, first = '', , second = '', third = '']) => parts.numbers.push(first, second, third) === 3,
  ],
  [String.raw`(\d{14}|\d{12}|\d{8})(?!\d)`, compact],
  [String.raw`(\d{1,6})(?:st|nd|rd|th)?(?![\d])`, number],
  [
    String.raw`${month}\b\.?`,
    (parts, [, name = '']) => {
      if (parts.month !== undefined) return false;
      parts.month = MONTHS.indexOf(name.slice(0, 3)) + 1;
    },
  ],
  [String.raw`${weekday}\b\.?`, () => true],
  [String.raw`(?:at|on|and|of|t|m|ad)(?![a-z])`, () => true],
  [
    String.raw`([a-z]{1,4})(?![a-z])`,
    (parts, [, name = '']) => {
      const hours = ZONES[name];
      if (hours === undefined || parts.hour === undefined || parts.offset !== undefined) return false;
      parts.offset = hours * 60;
    },
  ],
  [String.raw`[\s,;.'/-]+`, () => true],
];

const patterns = grammar.map(([pattern, read]) => [new RegExp(pattern, 'y'), read] as const);

const readAt = (text: string, at: number, parts: Parts): number | undefined => {
  for (const [pattern, read] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return read(parts, match) === false ? undefined : at + match[0].length;
  }
  return undefined;
};

const yearOf = (typed: string, now: Date): number => {
  if (typed.length > 2) return Number(typed);
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  const year = century + Number(typed);
  if (year >= now.getUTCFullYear() + 50) return year - 100;
  return year < now.getUTCFullYear() - 50 ? year + 100 : year;
};

const isYear = (typed: string): boolean => typed.length > 2 || Number(typed) > 31;

/** Decides which number is the day, the month and the year. The month comes before the day if both are possible. */
const resolve = (parts: Parts, now: Date): void => {
  const numbers = [...parts.numbers];
  const yearAt = numbers.findIndex(isYear);
  if (yearAt >= 0) parts.year = yearOf(numbers.splice(yearAt, 1)[0] ?? '', now);
  if (parts.month !== undefined) {
    if (numbers[0] !== undefined) parts.day = Number(numbers.shift());
  } else if (numbers.length > 1) {
    const [first = 0, second = 0] = numbers.splice(0, 2).map(Number);
    const isDayFirst = first > 12 && yearAt !== 0;
    [parts.month, parts.day] = isDayFirst ? [second, first] : [first, second];
  } else if (numbers.length === 1 && yearAt === 0) parts.month = Number(numbers.shift());
  else if (numbers.length === 1) parts.day = Number(numbers.shift());
  const last = numbers.shift();
  if (last !== undefined && parts.year === undefined) parts.year = yearOf(last, now);
};

const daysIn = (year: number, monthNumber: number): number =>
  new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();

const hourOf = ({ hour = 0, half }: Parts): number => {
  if (half === 'pm' && hour < 12) return hour + 12;
  return half === 'am' && hour === 12 ? 0 : hour;
};

/** A time in microseconds would exceed safe numbers, so they are apart. */
export interface ParsedTime {
  readonly milliseconds: number;
  readonly microseconds: number;
}

const combine = (parts: Parts, now: Date): ParsedTime | undefined => {
  const { year = now.getUTCFullYear(), month: typed = now.getUTCMonth() + 1 } = parts;
  if (year < 1 || year > 9999 || typed < 1 || typed > 12) return undefined;
  const last = daysIn(year, typed);
  const { day = Math.min(now.getUTCDate(), last), minute = 0, second = 0, offset = 0 } = parts;
  const hour = hourOf(parts);
  if (day < 1 || day > last || hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(2000, typed - 1, day, hour, minute, second));
  date.setUTCFullYear(year, typed - 1, day);
  return { milliseconds: date.getTime() - offset * 60_000, microseconds: parts.microsecond ?? 0 };
};

/**
 * Parses a time as people write it, such as `Aug 6 2024 5pm` or `06.08.2024 17:00`. Parts of the date that are missing
 * are those of today. Without a time zone it is in UTC.
 */
export const parseTimeText = (typed: string, now: Date): ParsedTime | undefined => {
  const text = typed.toLowerCase();
  const parts: Parts = { numbers: [] };
  for (let at = 0; at < text.length;) {
    const next = readAt(text, at, parts);
    if (next === undefined) return undefined;
    at = next;
  }
  if (parts.numbers.length === 0 && parts.month === undefined && parts.hour === undefined) return undefined;
  resolve(parts, now);
  return combine(parts, now);
};
