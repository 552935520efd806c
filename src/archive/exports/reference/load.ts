import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import { ArchiveError } from '../format/source.js';
import { Fields } from './fields.js';
import { rowsOf, type TableRow } from './json-rows.js';
import type { NotTaken } from './not-taken.js';
import type { Scratch } from './scratch.js';
import { fileIn, REALM_FILE } from './unpack.js';

/** Tables whose rows are kept for later. */
const KEPT: ReadonlySet<string> = new Set([
  'zerver_realm',
  'zerver_realmuserdefault',
  'zerver_userprofile',
  'zerver_userprofile_mirrordummy',
  'zerver_userprofile_crossrealm',
  'zerver_userstatus',
  'zerver_usergroup',
  'zerver_namedusergroup',
  'zerver_usergroupmembership',
  'zerver_groupgroupmembership',
  'zerver_customprofilefield',
  'zerver_customprofilefieldvalue',
  'zerver_realmemoji',
  'zerver_realmfilter',
  'zerver_realmplayground',
  'zerver_realmdomain',
  'zerver_stream',
  'zerver_defaultstream',
  'zerver_recipient',
  'zerver_subscription',
  'zerver_service',
  'zerver_botstoragedata',
  'zerver_usertopic',
  'zerver_muteduser',
  'zerver_alertword',
  'zerver_onboardingstep',
  'zerver_scheduledmessage',
  'zerver_client',
]);

/** Tables that say nothing that others do not say. */
const IMPLIED: ReadonlySet<string> = new Set(['zerver_huddle', 'zerver_directmessagegroup']);

/** Yields the rows of a file of the export. None if the export does not have it. */
export const readRows = async function* (folder: string, name: string): AsyncGenerator<TableRow, void> {
  const file = await fileIn(folder, name);
  if (!file) return;
  yield* rowsOf(name, createReadStream(file.path));
};

type Keep = (scratch: Scratch, row: Fields) => void;

const keepReaction: Keep = (scratch, row) => {
  scratch.run(
    'INSERT OR IGNORE INTO reactions VALUES (?, ?, ?, ?, ?, ?, ?)',
    row.id('message'),
    row.id('id'),
    row.id('user_profile'),
    row.text('emoji_name'),
    row.text('emoji_code'),
    row.text('reaction_type'),
    row.place,
  );
};

const keepMember: Keep = (scratch, row) => {
  scratch.run('INSERT OR IGNORE INTO members VALUES (?, ?)', row.id('recipient'), row.id('user_profile'));
};

const keepers: Readonly<Record<string, Keep>> = {
  zerver_reaction: keepReaction,
  zerver_subscription: keepMember,
};

/** Reads realm.json. */
export const loadRealm = async (folder: string, scratch: Scratch, notTaken: NotTaken): Promise<void> => {
  for await (const row of readRows(folder, REALM_FILE)) {
    const { table, place } = row;
    const fields = new Fields(row.row, place);
    keepers[table]?.(scratch, fields);
    if (KEPT.has(table)) scratch.keep(row, fields.maybeId('id') ?? 0);
    else if (keepers[table] === undefined && !IMPLIED.has(table)) notTaken.note(`rows of ${table}`);
  }
  scratch.indexRows();
  const organizations = scratch.countOf('zerver_realm');
  if (organizations !== 1) {
    throw new ArchiveError(`${REALM_FILE}, zerver_realm`, `has ${organizations} rows instead of one`);
  }
};

/** Reads the lists of the files in the folders of the export. A file is found by its path. */
export const loadFiles = async (folder: string, scratch: Scratch): Promise<void> => {
  for (const name of ['uploads', 'avatars', 'emoji', 'realm_icons']) {
    for await (const { row, place } of readRows(folder, join(name, 'records.json'))) {
      const fields = new Fields(row, place);
      const path = fields.text('path');
      const user = name === 'avatars' ? fields.maybeId('user_profile_id') : null;
      const key = user === null ? fields.text('s3_path') || path : `${user}/${path}`;
      scratch.run(
        'INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)',
        name,
        key,
        `${name}/${path}`,
        fields.text('content_type'),
      );
    }
  }
};
