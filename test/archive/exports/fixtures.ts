import { writeFile } from 'node:fs/promises';

import { ArchiveReader } from '../../../src/archive/exports/format/reader.js';
import type { Kind, Records } from '../../../src/archive/exports/format/kinds.js';
import type { RecordSource } from '../../../src/archive/exports/format/source.js';
import { validateRecord } from '../../../src/archive/exports/format/validate.js';
import { makeArchive } from '../../../src/archive/exports/writing/make.js';
import { fullArchive } from '../../../src/archive/exports/writing/archive-scope.js';
import type { Body, Client } from '../../support/client.js';
import { scratchFile } from '../../support/scratch-file.js';
import type { TestServer } from '../../support/server.js';

export const EXPORT = '/export/realm';

export const listExports = async (client: Client): Promise<Body[]> =>
  (await client.ok('GET', EXPORT)).exports;

/** Requests an export, and waits until it is complete. Returns its row. */
export const exportAll = async (site: TestServer, client = site.owner): Promise<Body> => {
  const { id } = await client.ok('POST', EXPORT);
  await site.server.workers.exports.settled();
  return (await listExports(client)).find((one) => one.id === id) ?? {};
};

/** Writes an archive of everything, as `npm run export` does. Returns its path. */
export const exportEverything = async ({ services }: TestServer): Promise<string> => {
  const path = scratchFile('full.tar.gz');
  await makeArchive(services, {
    archive: fullArchive,
    path,
    read: (work) => services.store.longSnapshot({ userId: 0 }, work),
    step: () => Promise.resolve(),
  });
  return path;
};

/** Returns the response for the address of an archive. */
export const fetchArchive = (
  site: TestServer,
  url: unknown,
  client?: Client,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const authorization = client?.authorization;
  const { pathname } = new URL(String(url));
  return fetch(site.url + pathname, {
    headers: { ...(authorization !== undefined && { Authorization: authorization }), ...headers },
  });
};

/** Downloads an archive into a new file. Returns its path. */
export const download = async (site: TestServer, url: unknown, client = site.owner): Promise<string> => {
  const response = await fetchArchive(site, url, client);
  const path = scratchFile('archive.tar.gz');
  await writeFile(path, Buffer.from(await response.arrayBuffer()));
  return path;
};

/** An archive that was read as a whole. */
export interface Archive {
  readonly records: { [K in Kind]?: Records[K][] };
  /** The contents of files, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads a source as a whole. Every record must fit its schema. */
export const readItems = async (
  source: RecordSource,
): Promise<{ records: Record<string, unknown[]>; files: ReadonlyMap<string, Buffer> }> => {
  const records: Record<string, unknown[]> = {};
  const files = new Map<string, Buffer>();
  for await (const item of source.read()) {
    if (item.kind === 'file') {
      const pieces: Uint8Array[] = [];
      for await (const piece of item.content) pieces.push(piece);
      files.set(item.name, Buffer.concat(pieces));
    } else {
      validateRecord(item);
      (records[item.kind] ??= []).push(item.record);
    }
  }
  return { records, files };
};

/** Reads an archive as a whole. */
export const readArchive = async (path: string): Promise<Archive> =>
  readItems(await ArchiveReader.open(path));

/** Returns an object without some of its fields. */
export const without = (body: Body, ...names: readonly string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
