import type { Contract } from './contract.js';
import { remarksOf } from './remarks.js';

/** Something the description of the interface leaves open, and what this server does there. */
export interface Decision {
  readonly open: string;
  readonly decided: string;
}

export interface Gap extends Decision {
  readonly part: string;
  /** Several, where a shared object or parameter has it. */
  readonly places: readonly string[];
}

const FORM = /^(?:left open: (?<open>.+?); decided|departs): (?<decided>.+)$/i;

const sentence = (text: string): string => {
  const line = text.trim().replace(/\.$/, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
};

/** "left open: …; decided: …", as often as there is something; undefined when it is not written so. */
export const readGap = (gap: string): Decision[] | undefined => {
  const decisions = gap
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\.)\s+(?=(?:left open|departs): )/i)
    .map((one) => FORM.exec(one)?.groups as (Partial<Decision> & Pick<Decision, 'decided'>) | undefined);
  if (decisions.some((one) => one === undefined)) return undefined;
  return decisions.flatMap((one) =>
    one ? [{ open: sentence(one.open ?? 'departs'), decided: sentence(one.decided) }] : [],
  );
};

const partOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

/** Every gap once, with all the places that have it. */
export const gapsOf = (contract: Contract): Gap[] => {
  // What the answer of register has of a part is said by the part, and comes after the operation.
  const said = new Map<string, { part: string; place: string; decision: Decision }>();
  for (const { file, place, gap } of remarksOf(contract)) {
    for (const decision of gap === undefined ? [] : (readGap(gap) ?? []))
      said.set(JSON.stringify([place, decision]), { part: partOf(file), place, decision });
  }
  const gaps = new Map<string, Gap>();
  for (const { part, place, decision } of said.values()) {
    const key = JSON.stringify([part, decision]);
    gaps.set(key, { part, places: [...(gaps.get(key)?.places ?? []), place], ...decision });
  }
  return [...gaps.values()];
};
