import { appendFileSync, writeFileSync } from 'node:fs';

import type { Counted, Deviations, Found } from './deviations.js';

type Write = (line: string) => void;

const lineOf = ({ side, request, status, text, place }: Found): string =>
  `${side.padEnd(8)} ${request} ${status} | ${text} | openapi.json${place}`;

const summaryOf = (deviations: Deviations): string[] => {
  const { all, requests, unchecked } = deviations;
  const sorted = [...all].sort((a, b) => b.count - a.count);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return [
    `${requests} requests, ${unchecked} bodies not checked, ${total} deviations of ${all.length} kinds.`,
    ...sorted.map((one) => `${String(one.count).padStart(6)} ${lineOf(one)}`),
  ];
};

/** Prints deviations, and writes them to a file as lines of JSON. */
export class Report {
  /** Without a file it only prints. An existing file is replaced. */
  constructor(
    private readonly print: Write,
    private readonly file: string | undefined,
  ) {
    if (file !== undefined) writeFileSync(file, '');
  }

  /** Reports a deviation that occurs for the first time. */
  first(found: Found): void {
    this.print(lineOf(found));
    this.#write({ kind: 'deviation', ...found });
  }

  /** Reports how often each deviation occurred. */
  summary(deviations: Deviations): void {
    for (const line of summaryOf(deviations)) this.print(line);
    const { requests, unchecked, all } = deviations;
    this.#write({ kind: 'summary', requests, unchecked, deviations: all satisfies readonly Counted[] });
  }

  #write(line: object): void {
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}
