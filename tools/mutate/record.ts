// Writes the score of a part to docs/mutation.md.
import { readFileSync, writeFileSync } from 'node:fs';

import type { Measured } from './score.js';

const FILE = 'docs/mutation.md';
const [BEGIN, END] = ['<!-- scores -->', '<!-- /scores -->'];

const rowOf = (part: string, score: Measured, commit: string): string => {
  const { percent, mutants, killed, timedOut, survived, unreached, seconds, sample } = score;
  const date = new Date().toISOString().slice(0, 10);
  const cells = [
    part,
    `${percent.toFixed(1)} %`,
    `${sample} %`,
    mutants,
    killed,
    timedOut,
    survived,
    unreached,
    seconds,
    date,
    commit,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** Replaces the row of the part. `npm run format` aligns the table. */
export const withScore = (text: string, part: string, row: string): string => {
  const [before = '', after = ''] = text.split(END);
  const [head = '', table = ''] = before.split(BEGIN);
  const rows = table.trim().split('\n');
  const [titles, line, ...others] = rows.filter((one) => one.split('|')[1]?.trim() !== part);
  const sorted = [...others, row].sort();
  return [head, BEGIN, '\n\n', [titles, line, ...sorted].join('\n'), '\n\n', END, after].join('');
};

export const record = (part: string, score: Measured, commit: string): void => {
  writeFileSync(FILE, withScore(readFileSync(FILE, 'utf8'), part, rowOf(part, score, commit)));
};
