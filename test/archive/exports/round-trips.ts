import { isDeepStrictEqual } from 'node:util';

import { expect } from 'chai';

import type { Kind } from '../../../src/archive/exports/format/kinds.js';
import type { TestServer } from '../../support/server.js';
import { exportEverything, readArchive, type Archive } from './fixtures.js';
import { startImported } from './import-fixtures.js';

/** Exports everything, imports it on SQLite, and exports it there. Returns both archives. */
export const roundTrip = async (from: TestServer): Promise<{ first: Archive; second: Archive }> => {
  const path = await exportEverything(from);
  const { site, close } = await startImported(path, 'sqlite');
  const again = await exportEverything(site);
  await close();
  return { first: await readArchive(path), second: await readArchive(again) };
};

/** The import encodes pictures again, so that it never serves a file of an archive as it is. */
const comparable = ({ records }: Archive, kind: string): unknown[] =>
  (records[kind as Kind] ?? [])
    .map((record) => JSON.stringify(record).replaceAll(/"size":\d+/g, '"size":0'))
    .sort()
    .map((text) => JSON.parse(text) as unknown);

/** Expects each record of one archive in the other, with each field. Records name each other by ID, so their order is free. */
export const expectSameArchives = (first: Archive, second: Archive): void => {
  expect(Object.keys(second.records)).to.deep.equal(Object.keys(first.records));
  for (const kind of Object.keys(first.records)) {
    const [before, after] = [comparable(first, kind), comparable(second, kind)];
    expect(after.length, kind).to.equal(before.length);
    const index = before.findIndex((record, place) => !isDeepStrictEqual(record, after[place]));
    if (index >= 0) expect(after[index], kind).to.deep.equal(before[index]);
  }
};
