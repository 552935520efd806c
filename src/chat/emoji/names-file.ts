import { createHash } from 'node:crypto';

import { keptOnce } from '../../lib/make-once.js';
import { readVocabulary } from '../../markdown/emoji/vocabulary.js';

/** The path of the file for programs that do not read the one in the register response. */
export const DATA_PATH = '/static/generated/emoji/emoji_api.json';

/**
 * Returns the file that tells existing clients the names of emoji, as JSON. It is written by hand, since an object would
 * move codes without letters to the front.
 */
export const namesFile = async (): Promise<string> => {
  const members = (await readVocabulary()).map(
    ([code, ...names]) => `${JSON.stringify(code)}:${JSON.stringify(names)}`,
  );
  return `{"code_to_names":{${members.join()}}}`;
};

const buildPath = async (): Promise<string> => {
  const hash = createHash('sha256')
    .update(await namesFile())
    .digest('hex');
  return DATA_PATH.replace(/json$/, `${hash.slice(0, 12)}.json`);
};

/** Returns a path of the file that changes with its content. */
export const dataPath = keptOnce(buildPath);
