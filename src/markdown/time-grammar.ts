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
  /** The other numbers of the date, as typed. */
  readonly numbers: string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
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

/** Adds what a pattern found. Returns false if the text is no time. */
type Read = (parts: Parts, match: RegExpExecArray) => boolean;

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
  if (minutes === undefined || parts.hour === undefined || parts.offset !== undefined) return false;
  parts.offset = minutes;
  return true;
};

const pairs = (digits: string): string[] => digits.match(/../g) ?? [];

/** A date of digits only may be followed by a time of digits only: 20240806, 202408061700, 20240806170000. */
const compact: Read = (parts, [, digits = '']) => {
  parts.numbers.push(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8));
  return digits.length === 8 || setClock(parts, pairs(digits.slice(8)));
};

/** After a whole date, two, four or six digits are a time. */
const number: Read = (parts, [, digits = '']) => {
  const isClock = parts.numbers.length === 3 && parts.hour === undefined && digits.length % 2 === 0;
  if (isClock) return setClock(parts, pairs(digits));
  return parts.numbers.push(digits) <= 3 && digits.length <= 4;
};

const ignore: Read = () => true;

/** What a time consists of, each pattern tried in order at each place. */
const grammar: readonly (readonly [string, Read])[] = [
  [
    String.raw`(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?`,
    (parts, match) => setClock(parts, match.slice(1)),
  ],
  [
    String.raw`(\d{1,2})\s*([ap])\.?m\b\.?`,
    (parts, [, hour = '', letter = '']) => setClock(parts, [hour]) && setHalf(parts, letter),
  ],
  [String.raw`([ap])\.?m\b\.?`, (parts, [, letter = '']) => setHalf(parts, letter)],
  [
    String.raw`(?<![a-z])([+-])(\d\d):?(\d\d)?\b`,
    (parts, [, sign, hours, minutes = '']) =>
      setOffset(parts, (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))),
  ],
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
  [String.raw`${weekday}\b\.?`, ignore],
  [String.raw`(?:at|on|and|of|t|m|ad)(?![a-z])`, ignore],
  [
    String.raw`([a-z]{1,4})(?![a-z])`,
    (parts, [, name = '']) => {
      const hours = ZONES[name];
      return setOffset(parts, hours === undefined ? undefined : hours * 60);
    },
  ],
  // A hyphen alone, since one before digits can begin an offset.
  [String.raw`[\s,;.'/]+|-`, ignore],
];

const patterns = grammar.map(([pattern, read]) => [new RegExp(pattern, 'y'), read] as const);

const readAt = (text: string, at: number, parts: Parts): number | undefined => {
  for (const [pattern, read] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return read(parts, match) ? at + match[0].length : undefined;
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
  return parts.numbers.length === 0 && parts.month === undefined && parts.hour === undefined
    ? undefined
    : parts;
};
