import { clientName } from '../../runtime/http/request-info.js';

type Table = readonly (readonly [sign: string, name: string])[];

/** Substrings of User-Agent by browser. Browsers that also claim to be others come first. */
const BROWSERS: Table = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Electron/', 'Desktop app'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

/** Systems that also claim to be others come first. */
const SYSTEMS: Table = [
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['iOS', 'iOS'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Darwin', 'macOS'],
  ['macOS', 'macOS'],
  ['FreeBSD', 'FreeBSD'],
  ['Linux', 'Linux'],
];

const nameIn = (table: Table, userAgent: string): string | undefined =>
  table.find(([sign]) => userAgent.includes(sign))?.[1];

/**
 * Returns `Firefox on Linux`: the client program and the operating system without versions, as far as the User-Agent
 * states them.
 */
export const describeDevice = (userAgent: string): string => {
  const isBrowser = userAgent.startsWith('Mozilla/');
  const client = (isBrowser ? nameIn(BROWSERS, userAgent) : undefined) ?? clientName(userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? client : `${client} on ${system}`;
};
