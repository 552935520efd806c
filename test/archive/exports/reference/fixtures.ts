import type { Kind, Records } from '../../../../src/archive/exports/format/kinds.js';
import { checkRecords } from '../../../../src/archive/exports/importing/import-records.js';
import { ReferenceExport } from '../../../../src/archive/exports/reference/source.js';
import { readItems } from '../fixtures.js';
import type { ReferenceBuilder } from './builder.js';

export const SITE = 'http://chat.example.com';

export interface Converted {
  readonly records: { [K in Kind]: Records[K][] };
  /** The contents of files, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly notTaken: ReadonlyMap<string, number>;
}

/** Converts an export. The importer must accept all of it. */
export const convert = async (builder: ReferenceBuilder): Promise<Converted> => {
  const source = await ReferenceExport.open(await builder.write(), SITE);
  try {
    await checkRecords(source, SITE, { report: () => undefined, warn: () => undefined });
    const { records, files } = await readItems(source);
    const all = new Proxy(records, { get: (target, kind) => target[String(kind)] ?? [] });
    return { records: all as Converted['records'], files, notTaken: source.notTaken };
  } finally {
    await source.close();
  }
};

/** Returns why an export cannot be converted. Undefined if it can. */
export const refusal = async (path: string): Promise<string | undefined> => {
  try {
    const source = await ReferenceExport.open(path, SITE);
    try {
      await checkRecords(source, SITE, { report: () => undefined, warn: () => undefined });
    } finally {
      await source.close();
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
