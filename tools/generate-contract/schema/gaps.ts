import type { Contract } from '../contract.js';
import { remarksOf } from './annotations.js';

/** A fact that the specification leaves open, and this server's decision. */
interface OpenPoint {
  readonly kind: 'open';
  readonly open: string;
  readonly decided: string;
}

/** A fact that the specification states and this server does not follow, with the reason. */
interface Departure {
  readonly kind: 'departure';
  readonly departs: string;
}

export type Statement = OpenPoint | Departure;

export type Gap = Statement & {
  readonly part: string;
  /** More than one if a shared object or parameter has the gap. */
  readonly places: readonly string[];
};

const KEYWORD = /(?:left open|departs|decided):/i;
const OPEN = /^left open: (?<open>.+?); decided: (?<decided>.+\.)$/i;
const DEPARTURE = /^departs: (?<departs>.+\.)$/i;

const sentence = (text: string): string => {
  const line = text.trim().replace(/\.$/, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
};

const readStatement = (text: string): Statement | undefined => {
  const { open, decided } = OPEN.exec(text)?.groups ?? {};
  const { departs } = DEPARTURE.exec(text)?.groups ?? {};
  // A keyword in the middle starts a statement that the text before it has swallowed.
  if ([open, decided, departs].some((part) => part !== undefined && KEYWORD.test(part))) return undefined;
  if (departs !== undefined) return { kind: 'departure', departs: sentence(departs) };
  if (open === undefined || decided === undefined) return undefined;
  return { kind: 'open', open: sentence(open), decided: sentence(decided) };
};

/**
 * Returns the statements of an x-gap. Undefined if any part of it is neither "left open: …; decided: …." nor "departs:
 * ….".
 */
export const readGap = (gap: string): Statement[] | undefined => {
  const statements = gap
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\.) (?=(?:left open|departs): )/i)
    .map(readStatement);
  return statements.every((one) => one !== undefined) ? statements : undefined;
};

const partOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

/** Returns every gap once, with all its places. */
export const gapsOf = (contract: Contract): Gap[] => {
  // A part states the gaps of its fields in the register response, and it comes after the operation.
  const said = new Map<string, { part: string; place: string; statement: Statement }>();
  for (const { file, place, gap } of remarksOf(contract)) {
    for (const statement of gap === undefined ? [] : (readGap(gap) ?? []))
      said.set(JSON.stringify([place, statement]), { part: partOf(file), place, statement });
  }
  const gaps = new Map<string, Gap>();
  for (const { part, place, statement } of said.values()) {
    const key = JSON.stringify([part, statement]);
    gaps.set(key, { part, places: [...(gaps.get(key)?.places ?? []), place], ...statement });
  }
  return [...gaps.values()];
};
