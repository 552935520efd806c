import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import type { FeatureLevel } from '../generate-contract/contract.js';
import { changeOf } from '../generate-contract/write/release-lines.js';

const CHANGELOG = join(projectRoot, 'CHANGELOG.md');
/** The heading of what is not released, and the list of its feature levels if there is one. */
const HEAD = /^## Unreleased \(feature level \d+\)\n(?:\n### Feature levels\n\n(?:- .+\n)+)?/m;

/** Returns the changelog with the newest level in the heading, and the levels since the last release below it. */
export const withLevels = (text: string, levels: readonly FeatureLevel[], released: number): string => {
  const entries = levels
    .filter(({ level, change }) => level > released && change !== undefined)
    .map((row) => `- ${row.level}: ${changeOf(row)}`);
  const heading = `## Unreleased (feature level ${levels[0]?.level ?? 0})\n`;
  const section = entries.length === 0 ? '' : `\n### Feature levels\n\n${entries.join('\n')}\n`;
  return text.replace(HEAD, () => heading + section);
};

export const readChangelog = (): string => readFileSync(CHANGELOG, 'utf8');
export const writeChangelog = (text: string): void => {
  writeFileSync(CHANGELOG, text);
};
