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

type Change = readonly [sql: string, values: readonly (string | number | null)[]];

/** Keeps the file for its purpose, and returns the change of the row that names it. */
const keep = async ({ services }: Import, purpose: Purpose, path: string): Promise<Change> => {
  const { files } = services;
  const sent = { path, user };
  switch (purpose.kind) {
    case 'attachment': {
      const size = await measure(sent, purpose.contentType);
      await files.keep({ path }, keptName(purpose.path));
      return [
        'UPDATE attachments SET width = ?, height = ?, is_animated = ? WHERE id = ?',
        [size?.width ?? null, size?.height ?? null, Number(size?.isAnimated ?? false), purpose.id],
      ];
    }
    case 'avatar':
      return [
        `UPDATE users SET avatar_key = ?, avatar_source = 'U' WHERE id = ?`,
        [await makeAvatar(files, sent), purpose.user],
      ];
    case 'emoji': {
      const { id, name, is_active, author } = purpose.record;
      const { image_key, still_key } = await keepEmojiPictures(files, sent);
      return [
        'INSERT INTO custom_emoji (id, name, active_name, author_id, image_key, still_key) VALUES (?, ?, ?, ?, ?, ?)',
        [id, name, is_active ? name : null, author, image_key, still_key],
      ];
    }
    default:
      return [
        `UPDATE organizations SET ${purpose.kind}_key = ?`,
        [await makePicture(files, purpose.kind, sent)],
      ];
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
    const [sql, values] = await keep(on, purpose, path);
    await store.write((tx) => tx.run(sql, values));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    on.warn(`${item.name} is left out: ${error.message}`);
  } finally {
    await rm(path, { force: true });
  }
};
