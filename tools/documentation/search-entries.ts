import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { partPath } from '../../src/server/documentation/links.js';
import type { Entry } from '../../src/server/documentation/search.js';
import { TEXTS, type TextFile } from '../../src/server/documentation/texts.js';
import { projectRoot } from '../../src/lib/project-root.js';
import type { Contract } from '../generate-contract/contract.js';
import { oneLine } from '../generate-contract/write/history.js';
import { remedyOf } from './error-groups.js';
import type { Readers } from './for-readers.js';
import { sectionsOf } from './sections.js';

/** Returns Markdown without its marks. */
const plain = (markdown: string): string =>
  oneLine(
    markdown
      .replaceAll(/<!--.*?-->|<a id="[\w-]+"><\/a>|^\|[ -|]*\|$/gm, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[*`|#]/g, ' '),
  );

const operationEntries = ({ parts }: Readers): Entry[] =>
  parts.flatMap((part) =>
    part.operations.map(({ operation: { id, method, path, summary }, description }) => ({
      kind: 'Operation',
      title: summary,
      names: `${id} ${method} ${path}`,
      text: plain(description),
      url: `${partPath(part.name)}#${id}`,
    })),
  );

const errorEntries = (contract: Contract): Entry[] =>
  [...contract.errors.values()].map((error) => {
    const { name, code, message, description } = error;
    return {
      kind: 'Error',
      title: message === '' ? code : oneLine(message),
      names: code,
      text: plain(`${description} ${remedyOf(error, contract)}`),
      url: `/docs/errors#${name}`,
    };
  });

const levelEntries = ({ levels }: Contract): Entry[] =>
  levels.map(({ level, change, nothing, release = '' }) => ({
    kind: 'Feature level',
    title: `Feature level ${String(level)}`,
    names: `${String(level)} ${release}`,
    text: plain(change ?? nothing ?? ''),
    url: `/docs/levels#level-${String(level)}`,
  }));

const eventEntries = (contract: Contract): Entry[] =>
  contract.events.map(({ name, type, op }) => ({
    kind: 'Event',
    title: op === undefined ? `${type} event` : `${type} event, op ${op}`,
    names: name,
    text: plain(contract.schemas.get(name)?.description ?? ''),
    url: `/docs/events#${type}`,
  }));

/** Returns a page in Markdown as one entry for each of its sections. */
const sectionEntries = ({ path, title, file }: TextFile, kind: string): Entry[] => {
  const text = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const { first, sections } = sectionsOf(text);
  const entry = (name: string, content: string, url: string): Entry => ({
    kind,
    title: name,
    names: '',
    text: plain(content),
    url,
  });
  return [
    entry(title, first.replace(/^# .*$/m, ''), path),
    ...sections.map((one) => entry(`${title}: ${one.title}`, one.text, `${path}#${one.id}`)),
  ];
};

/** The sections of the description, which explain what all operations have in common. */
const topicEntries = ({ description }: Readers): Entry[] =>
  sectionsOf(description).sections.map(({ id, title, text }) => ({
    kind: 'The interface',
    title,
    names: '',
    text: plain(text),
    url: `/docs#${id}`,
  }));

/** The pages whose sections are entries. Those of the others come from the contract. */
const KINDS: Readonly<Record<string, string>> = { '/docs/limits': 'Limit', '/docs/guides': 'Guide' };

/** Returns what readers can search: operations, errors, levels, events, guides and limits. */
export const searchEntries = (readers: Readers, contract: Contract): Entry[] => [
  ...TEXTS.flatMap((text) => {
    const kind = text.path.startsWith('/docs/guides/') ? 'Guide' : KINDS[text.path];
    return kind === undefined ? [] : sectionEntries(text, kind);
  }),
  ...topicEntries(readers),
  ...operationEntries(readers),
  ...errorEntries(contract),
  ...eventEntries(contract),
  ...levelEntries(contract),
];
