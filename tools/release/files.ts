import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The section of the changelog for what is not released. */
export const UNRELEASED =
  /^## Unreleased \(feature level (?<level>\d+)\)\n(?<text>[\s\S]*?)(?=^## |(?![\s\S]))/m;

const PACKAGES = ['package.json', 'client/package.json', 'conformance/package.json'];

/** Returns the sources of the contract. Some of their examples state the version of the server. */
const sources = (root: string): string[] =>
  readdirSync(join(root, 'openapi'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join('openapi', name));

interface Release {
  readonly version: string;
  /** The day, such as `2026-11-28`. */
  readonly day: string;
}

const change = (root: string, file: string, replace: (text: string) => string): void => {
  const path = join(root, file);
  writeFileSync(path, replace(readFileSync(path, 'utf8')));
};

const lineOf = (version: string): string => version.replace(/\.\d+$/, '');

/** Adds the line of a version to the list of releases, if it is a new one. */
const withLine =
  (version: string) =>
  (text: string): string =>
    text.replace(/(RELEASES: readonly string\[\] = \[)([^\]]*)\]/, (all, begin: string, list: string) =>
      list.includes(`'${lineOf(version)}'`) ? all : `${begin}${list}, '${lineOf(version)}']`,
    );

const withSection =
  ({ version, day }: Release) =>
  (text: string): string =>
    text.replace(
      UNRELEASED,
      (_, level: string, section: string) =>
        `## Unreleased (feature level ${level})\n\n## ${version} – ${day} (feature level ${level})\n${section}`,
    );

/** Writes the version into all files that state it. Returns the notes of the release, as Markdown. */
export const writeVersion = (root: string, release: Release): string => {
  const { version } = release;
  const notes = UNRELEASED.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.groups?.text ?? '';
  for (const file of PACKAGES)
    change(root, file, (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  for (const file of sources(root))
    change(root, file, (text) => text.replaceAll(/(\d-dev\+)[\d.]+\d/g, `$1${version}`));
  change(root, 'openapi/openapi.yaml', (text) => text.replace(/^( {2}version: ).*$/m, `$1${version}`));
  change(root, 'src/runtime/store/migrate.ts', withLine(version));
  change(root, 'CHANGELOG.md', withSection(release));
  return `${notes.trim()}\n`;
};
