import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { contentTypeOf } from '../../../chat/attachments/content-type.js';
import { measure } from '../../../chat/attachments/dimensions.js';
import { keptName } from '../../../chat/attachments/store-upload.js';
import { displayName } from '../../../chat/attachments/file-names.js';
import { keepEmojiPictures } from '../../../chat/emoji/pictures.js';
import { ApiError } from '../../../contract/api-error.js';
import { makePicture } from '../../../chat/organization/change-picture.js';
import { makeAvatar } from '../../../chat/users/accounts/avatar-pictures.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import type { FileItem } from '../format/source.js';
import type { Import, Purpose, WriteRecords } from './import.js';

export const writeAttachments: WriteRecords<'attachments'> = async ({ on, tx }, items) => {
  const rows = items.map(({ record }) => {
    const slash = record.path.lastIndexOf('/');
    return {
      id: record.id,
      file_key: record.path.slice(0, slash),
      path_name: record.path.slice(slash + 1),
      name: displayName(record.name),
      owner_id: record.owner,
      content_type: record.content_type,
      size: record.file.size,
      create_time_ms: record.created_at_ms,
    };
  });
  await tx.insertMany('attachments', rows);
  for (const { record } of items) {
    const { id, file } = record;
    const contentType = contentTypeOf(record.content_type, record.name);
    const path = record.path.slice(0, record.path.lastIndexOf('/'));
    on.purposes.set(file.name, { kind: 'attachment', id, path, contentType });
  }
};

/** The queue for work on pictures is that of a user. Only the import uses it here. */
const user = 0;

type Change = (tx: Tx) => Promise<unknown>;

const writePicture = statement(
  (db, id: number, size: Pick<RowOf<'attachments'>, 'width' | 'height' | 'is_animated'>) =>
    db('attachments').where({ id }).update(size),
);

const setAvatar = statement((db, id: number, avatar_key: string) =>
  db('users').where({ id }).update({ avatar_key, avatar_source: 'U' }),
);

const writeOrganization = statement((db, columns: Partial<RowOf<'organizations'>>) =>
  db('organizations').update(columns),
);

/** Keeps the file for its purpose, and returns the change of the row that names it. */
const keep = async ({ services }: Import, purpose: Purpose, path: string): Promise<Change> => {
  const { files } = services;
  const sent = { path, user };
  switch (purpose.kind) {
    case 'attachment': {
      const size = await measure(sent, purpose.contentType);
      await files.keep({ path }, keptName(purpose.path));
      const columns = {
        width: size?.width ?? null,
        height: size?.height ?? null,
        is_animated: Number(size?.isAnimated ?? false),
      };
      return (tx) => writePicture(tx, purpose.id, columns);
    }
    case 'avatar': {
      const key = await makeAvatar(files, sent);
      return (tx) => setAvatar(tx, purpose.user, key);
    }
    case 'emoji': {
      const { id, name, is_active, author } = purpose.record;
      const { image_key, still_key } = await keepEmojiPictures(files, sent);
      const active_name = is_active ? name : null;
      return (tx) =>
        tx.insert('custom_emoji', { id, name, active_name, author_id: author, image_key, still_key });
    }
    default: {
      const key = await makePicture(files, purpose.kind, sent);
      return (tx) => writeOrganization(tx, { [`${purpose.kind}_key`]: key });
    }
  }
};

/** Writes a file of the archive, and keeps it. A picture that cannot be decoded is left out. */
export const writeFile = async (on: Import, item: FileItem): Promise<void> => {
  const purpose = on.purposes.get(item.name);
  if (!purpose) return;
  on.purposes.delete(item.name);
  const { files, store } = on.services;
  const path = join(files.temporary, randomUUID());
  try {
    await pipeline(Readable.from(item.content), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await store.write(await keep(on, purpose, path));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    on.warn(`${item.name} is left out: ${error.message}`);
  } finally {
    await rm(path, { force: true });
  }
};
