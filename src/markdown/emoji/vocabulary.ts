import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../../lib/project-root.js';

/** A Unicode emoji: its code, its canonical name, and its other names. */
export type NamedCode = readonly [code: string, name: string, ...aliases: string[]];

/**
 * Reads the names of emoji that existing clients know. In `vocabulary.json` each line is an emoji: the code, the
 * canonical name and the aliases, in the order in which Unicode lists emoji. The file is read and not imported, so that
 * its parsed content is freed after use.
 */
export const readVocabulary = async (): Promise<NamedCode[]> => {
  const text = await readFile(join(projectRoot, 'src/markdown/emoji/vocabulary.json'), 'utf8');
  const { emoji } = JSON.parse(text) as { emoji: string[] };
  return emoji.map((line) => line.split(' ') as unknown as NamedCode);
};
