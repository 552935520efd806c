/** What matters to the columns of a row: escapes, runs of backticks, and the pipes themselves. */
const signs = /\\\\|\\?`+|\\\||\|/g;

/** A run of backticks. A backslash before it belongs to it. */
interface Ticks {
  readonly start: number;
  readonly end: number;
  /** Backticks of the code span that the run closes. */
  readonly closes: number;
  /** Backticks of the code span that the run opens. A backslash makes the first one text. */
  readonly opens: number;
}

const ticksAt = (sign: string, start: number): Ticks => {
  const escapes = sign.startsWith('\\') ? 1 : 0;
  const closes = sign.length - escapes;
  return { start, end: start + sign.length, closes, opens: closes - escapes };
};

/** Returns where the code span ends that each run opens, if any. Reads from the end, so each run is read once. */
const endsOfSpans = (ticks: readonly Ticks[]): ReadonlyMap<Ticks, number> => {
  const ends = new Map<Ticks, number>();
  const next = new Map<number, number>();
  for (const run of ticks.toReversed()) {
    const end = next.get(run.opens);
    if (end !== undefined) ends.set(run, end);
    next.set(run.closes, run.end);
  }
  return ends;
};

/** Divides a row at its pipes, except those in code spans and after backslashes. */
export const columns = (row: string): string[] => {
  const found = Array.from(row.matchAll(signs), ({ 0: sign, index }) => ({ sign, index }));
  const ticks = new Map(
    found.filter(({ sign }) => sign.endsWith('`')).map(({ sign, index }) => [index, ticksAt(sign, index)]),
  );
  const ends = endsOfSpans([...ticks.values()]);
  const cells: string[] = [];
  let from = 0;
  let spanEnd = 0;
  for (const { sign, index } of found) {
    if (index < spanEnd) continue;
    const run = ticks.get(index);
    if (run) spanEnd = ends.get(run) ?? spanEnd;
    else if (sign === '|') {
      cells.push(row.slice(from, index));
      from = index + 1;
    }
  }
  return [...cells, row.slice(from)];
};
