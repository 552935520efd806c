import type { FeatureLevel } from '../contract.js';

/** A release line with its levels, the newest first. */
export interface ReleaseLine {
  readonly release: string;
  /** Not released yet. */
  readonly inDevelopment: boolean;
  readonly levels: readonly FeatureLevel[];
}

/** A level that marks a release ends the line of that release: it and the levels below it belong there. */
export const releaseLines = (levels: readonly FeatureLevel[]): ReleaseLine[] => {
  const lines: { release: string; inDevelopment: boolean; levels: FeatureLevel[] }[] = [];
  for (const row of levels) {
    const release = row.development ?? row.release;
    if (release !== undefined)
      lines.push({ release, inDevelopment: row.development !== undefined, levels: [] });
    lines.at(-1)?.levels.push(row);
  }
  return lines;
};

/** The name of a line for readers; the table tells no older releases apart than the last one it names. */
export const lineTitle = (line: ReleaseLine, lines: readonly ReleaseLine[]): string => {
  if (line.inDevelopment) return `${line.release} (in development)`;
  return line === lines.at(-1) ? `${line.release} and earlier` : line.release;
};
