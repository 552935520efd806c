import { lookup } from 'mime-types';

import { displayName } from '../../../chat/attachments/file-names.js';
import { fileItem, findFile, recordItem, type Conversion, type FoundFile, type Items } from './conversion.js';
import { Fields } from './fields.js';
import { readRows } from './load.js';
import type { Scratch } from './scratch.js';
import { cut } from './texts.js';
import { ownPath } from './upload-paths.js';

const TABLE = 'zerver_attachment';
const ANYTHING = 'application/octet-stream';

/** Reads attachment.json, and determines the paths of the files here. */
export const loadAttachments = async (folder: string, scratch: Scratch): Promise<void> => {
  for await (const row of readRows(folder, 'attachment.json')) {
    if (row.table !== TABLE) continue;
    const fields = new Fields(row.row, row.place);
    scratch.keep(row, fields.id('id'));
    const old = fields.text('path_id');
    const own = ownPath(old);
    if (own !== old) scratch.run('INSERT OR REPLACE INTO paths VALUES (?, ?)', old, own);
  }
};

const typeOf = ({ scratch }: Conversion, row: Fields): string => {
  const listed = scratch.all<{ content_type: string }>(
    `SELECT content_type FROM files WHERE folder = 'uploads' AND key = ?`,
    row.text('path_id'),
  )[0];
  const types = [row.text('content_type'), listed?.content_type ?? '', lookup(row.text('file_name')) || ''];
  return types.find((type) => /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type)) ?? ANYTHING;
};

const pathOf = ({ scratch }: Conversion, old: string): string =>
  scratch.all<{ new: string }>('SELECT new FROM paths WHERE old = ?', old)[0]?.new ?? old;

/** Returns the file of an attachment. The lists of the export state where it is. */
const fileOf = (conversion: Conversion, row: Fields): Promise<FoundFile | undefined> => {
  const old = row.text('path_id');
  const listed = conversion.scratch.all<{ path: string }>(
    `SELECT path FROM files WHERE folder = 'uploads' AND key = ?`,
    old,
  )[0];
  return findFile(conversion, listed?.path ?? `uploads/${old}`, `files/attachments/${row.id('id')}`);
};

/** Yields the uploaded files. */
export const convertAttachments = async function* (conversion: Conversion): Items {
  const { scratch, directory, notTaken } = conversion;
  const keys = new Set<string>();
  for (const row of scratch.rowsOf(TABLE)) {
    const owner = row.id('owner');
    const path = pathOf(conversion, row.text('path_id'));
    const key = path.slice(0, path.lastIndexOf('/'));
    const found = await fileOf(conversion, row);
    if (!found || !directory.users.has(owner) || keys.has(key)) {
      notTaken.note('uploaded files that are missing');
      continue;
    }
    keys.add(key);
    const record = {
      id: row.id('id'),
      path,
      name: cut(displayName(row.text('file_name')), 255),
      owner,
      content_type: typeOf(conversion, row),
      created_at_ms: row.seconds('create_time') * 1000,
      file: found.reference,
    };
    yield recordItem('attachments', record, row.place);
    yield fileItem(found);
  }
};
