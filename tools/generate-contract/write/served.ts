import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { stringify } from 'yaml';

import { SERVED, writeIfStale } from '../files.js';
import { asyncDocument } from './asyncapi.js';
import type { Contract } from '../contract.js';
import type { Document } from '../contract.js';
import { downConvert } from './down-convert.js';
import { forSdks } from './for-generators.js';

/** Near the best, which takes ten times as long for 5 % less. */
const BROTLI_QUALITY = 9;

const brotli = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

/** Returns the documents as the server sends them, by name. */
const servedTexts = (document: Document, contract: Contract): [name: string, text: () => string][] => {
  const old = downConvert(document);
  const documents = {
    openapi: document,
    'openapi-3.0': old,
    'openapi-sdk': forSdks(old),
    asyncapi: asyncDocument(contract, document),
  };
  return [
    ...Object.entries(documents).flatMap(([name, one]): [string, () => string][] => [
      [`${name}.json`, () => JSON.stringify(one)],
      [`${name}.yaml`, () => stringify(one, { aliasDuplicateObjects: false, lineWidth: 0 })],
    ]),
  ];
};

/** Writes a file as the server sends it, compressed in advance. The server reads it at the first request. */
export const writeServedFile = (name: string, content: string): void => {
  const path = join(SERVED, name);
  if (!writeIfStale(path, content)) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${path}.br`, brotli(content));
};

/** Writes the documents as the server sends them, compact. */
export const writeServed = (document: Document, contract: Contract): void => {
  for (const [name, text] of servedTexts(document, contract)) writeServedFile(name, text());
};
