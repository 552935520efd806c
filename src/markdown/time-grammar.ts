/** The parts of a time that a text has. Months count from 1. */
export interface Parts {
  month?: number;
  hour?: number;
  minute?: number;
  second?: number;
  microsecond?: number;
  /** Minutes east of UTC. */
  offset?: number;
  half?: 'am' | 'pm';
  /** Days after Sunday. */
  weekday?: number;
  /** Whether the last part was the time of day, which an offset may follow. */
  endsInClock?: boolean;
  /** The other numbers of the date, as typed. */
  readonly numbers: string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekday = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';

/** Hours east of UTC of the abbreviations that people write. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  wat: 1,
  cat: 2,
  sast: 2,
  west: 1,
  bst: 1,
  cet: 1,
  cest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  eat: 3,
  pkt: 5,
  ist: 5.5,
  wib: 7,
  hkt: 8,
  sgt: 8,
  wita: 8,
  awst: 8,
  jst: 9,
  wit: 9,
  acst: 9.5,
  acdt: 10.5,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  nst: -3.5,
  ndt: -2.5,
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
  sst: -11,
};

/** Adds what a pattern found. Returns false if the text is no time, and undefined if the pattern does not apply here. */
type Read = (parts: Parts, match: RegExpExecArray) => boolean | undefined;

const setClock = (parts: Parts, [hour = '', minute = '', second = '', fraction = '']: string[]): boolean => {
  if (parts.hour !== undefined) return false;
  parts.hour = Number(hour);
  parts.minute = Number(minute);
  parts.second = Number(second);
  parts.microsecond = Number(fraction.slice(0, 6).padEnd(6, '0'));
  return true;
};

const setHalf = (parts: Parts, letter: string): boolean => {
  if (parts.half || parts.hour === undefined || parts.hour > 12) return false;
  parts.half = letter === 'p' ? 'pm' : 'am';
  return true;
};

const setOffset = (parts: Parts, minutes: number | undefined): boolean => {
  if (minutes === undefined || parts.offset !== undefined) return false;
  parts.offset = minutes;
  return true;
};

/** No place on Earth is further from UTC. */
const MOST_HOURS = 14;

const minutesOf = ([sign, hours, minutes]: readonly string[]): number | undefined => {
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  return hour > MOST_HOURS || minute > 59 ? undefined : (sign === '-' ? -1 : 1) * (hour * 60 + minute);
};

const isWholeDate = ({ numbers, month: named }: Parts): boolean =>
  numbers.length + (named === undefined ? 0 : 1) === 3;

/** A hyphen before digits separates the parts of a date, except after a time of day or a whole date. */
const offset: Read = (parts, match) => {
  const isPlaced = parts.endsInClock === true || isWholeDate(parts);
  const minutes = minutesOf(match.slice(1));
  if (!isPlaced || minutes === undefined) return undefined;
  // What follows a date without a time of day may be one: 2024-08-06-10:00.
  if (parts.hour === undefined && match[1] === '-') return false;
  return setOffset(parts, minutes);
};

const pairs = (digits: string): string[] => digits.match(/../g) ?? [];

/** A date of digits only may be followed by a time of digits only: 20240806, 202408061700, 20240806170000. */
const compact: Read = (parts, [, digits = '']) => {
  const length = parts.numbers.push(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8));
  return length === 3 && (digits.length === 8 || setClock(parts, pairs(digits.slice(8))));
};

/** After a whole date with its whole year, two, four or six digits are a time. Before it, six are a date. */
const number: Read = (parts, [, digits = '']) => {
  const hasYear = isWholeDate(parts) && parts.numbers.some(({ length }) => length > 2);
  const isClock = hasYear && parts.hour === undefined && digits.length % 2 === 0;
  if (isClock) return setClock(parts, pairs(digits));
  const numbers = digits.length === 6 ? pairs(digits) : [digits];
  return parts.numbers.push(...numbers) <= 3 && (numbers.length === 3 || digits.length <= 4);
};

const ignore: Read = () => true;

/** What a time consists of, each pattern tried in order at each place. */
const grammar: readonly (readonly [string, Read])[] = [
  [
    String.raw`(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?`,
    (parts, match) => setClock(parts, match.slice(1)),
  ],
  [String.raw`(\d{1,2})h(\d\d)?(?![a-z\d])`, (parts, match) => setClock(parts, match.slice(1))],
  [
    String.raw`(\d{1,2})\s*([ap])\.?m\b\.?`,
    (parts, [, hour = '', letter = '']) => setClock(parts, [hour]) && setHalf(parts, letter),
  ],
  [String.raw`([ap])\.?m\b\.?`, (parts, [, letter = '']) => setHalf(parts, letter)],
  // As people mean it: UTC-5 is five hours behind UTC.
  [
    String.raw`(?:utc|gmt)\s*([+-])\s*(\d{1,2})(?::?(\d\d))?(?!\d)`,
    (parts, match) => setOffset(parts, minutesOf(match.slice(1))),
  ],
  [String.raw`(?<![a-z])([+-])(\d{1,2})(?::?(\d\d))?(?!\d)`, offset],
  [
    String.raw`(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?!\d)`,
    (parts, [, first = '', , second = '', third = '']) => parts.numbers.push(first, second, third) === 3,
  ],
  [String.raw`(\d{14}|\d{12}|\d{8})(?!\d)`, compact],
  [String.raw`(\d{1,6})(?:st|nd|rd|th)?(?!\d)`, number],
  [
    String.raw`${month}\b\.?`,
    (parts, [, name = '']) => {
      if (parts.month !== undefined) return false;
      parts.month = MONTHS.indexOf(name.slice(0, 3)) + 1;
      return true;
    },
  ],
  [
    String.raw`${weekday}\b\.?`,
    (parts, [, name = '']) => {
      if (parts.weekday !== undefined) return false;
      parts.weekday = WEEKDAYS.indexOf(name.slice(0, 3));
      return true;
    },
  ],
  [String.raw`(?:at|on|and|of|t|ad)(?![a-z])`, ignore],
  // Before a number, the sign of a zone would be lost: EST-5.
  [
    String.raw`([a-z]{1,4})(?![a-z]|[+-]\d)`,
    (parts, [, name = '']) => {
      const hours = ZONES[name];
      return setOffset(parts, hours === undefined ? undefined : hours * 60);
    },
  ],
  // A hyphen alone, since one before digits can begin an offset.
  [String.raw`[\s,;.'/]+|-`, ignore],
];

const patterns = grammar.map(([pattern, read]) => [new RegExp(pattern, 'y'), read] as const);

const isSpace = (text: string): boolean => text.trim() === '';

const readAt = (text: string, at: number, parts: Parts): number | undefined => {
  for (const [pattern, read] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const before = { ...parts };
    const isRead = read(parts, match);
    if (isRead === undefined) continue;
    const isClock = parts.hour !== before.hour || parts.half !== before.half;
    parts.endsInClock = isClock || (before.endsInClock === true && isSpace(match[0]));
    return isRead ? at + match[0].length : undefined;
  }
  return undefined;
};

/** Reads all parts of a time. Returns undefined if the text has anything else, or nothing. */
export const readParts = (text: string): Parts | undefined => {
  const parts: Parts = { numbers: [] };
  for (let at = 0; at < text.length;) {
    const next = readAt(text, at, parts);
    if (next === undefined) return undefined;
    at = next;
  }
  const { numbers, month: named, hour, weekday: day } = parts;
  return numbers.length === 0 && [named, hour, day].every((part) => part === undefined) ? undefined : parts;
};
