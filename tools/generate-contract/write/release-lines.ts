import type { FeatureLevel } from '../contract.js';

/** A release line with its levels, newest first. */
export interface ReleaseLine {
  readonly release: string;
  /** Whether the release line is not released yet. */
  readonly inDevelopment: boolean;
  readonly levels: readonly FeatureLevel[];
}

/**
 * Groups levels by release line. A level that marks a release ends its line, which contains that level and the levels
 * below it.
 */
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

/** Returns the name of a line for readers. The table does not distinguish releases older than the last one it names. */
export const lineTitle = (line: ReleaseLine, lines: readonly ReleaseLine[]): string => {
  if (line.inDevelopment) return `${line.release} (in development)`;
  return line === lines.at(-1) ? `${line.release} and earlier` : line.release;
};

/** Returns what a level changed, with the places where clients must change. */
export const changeOf = ({ change = '', breaks = [] }: FeatureLevel): string => {
  const places = breaks.map((place) => `\`${place}\``).join(', ');
  return places === '' ? change : `${change} Clients must change: ${places}.`;
};
