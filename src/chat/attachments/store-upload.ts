import { randomBytes } from 'node:crypto';

import type { UploadedFile } from '../../contract/uploaded-file.js';
import type { Services } from '../services.js';
import type { Tx } from '../../runtime/store/types.js';
import { contentTypeOf } from './content-type.js';
import { measure } from './dimensions.js';
import { ATTACHMENTS, displayName, pathName } from './file-names.js';
import { listExistingKeys, type NewAttachment } from './store.js';

/** Returns the name under which a file is kept. */
export const keptName = (key: string): string => `${ATTACHMENTS}/${key}`;

/** Returns an unguessable key. The middle segment keeps directories small. */
const newKey = (organizationId: number): string =>
  `${organizationId}/${randomBytes(1).toString('hex')}/${randomBytes(18).toString('base64url')}`;

/** Keeps a file that a user uploaded. Returns its row, which the caller must insert within a day. */
export const storeUpload = async (
  { files, clock, organization }: Services,
  upload: UploadedFile,
  user: number,
): Promise<NewAttachment> => {
  const file_key = newKey(organization.current.id);
  const stated = contentTypeOf(upload.contentType, upload.filename);
  const picture = await measure({ path: upload.path, user }, stated);
  await files.keep(upload, keptName(file_key));
  return {
    file_key,
    path_name: pathName(upload.filename),
    name: displayName(upload.filename),
    content_type: picture?.content_type ?? stated,
    size: upload.size,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    is_animated: Number(picture?.isAnimated ?? false),
    create_time_ms: clock.now(),
  };
};

/** For the cleanup: returns which of the kept files have a row. */
export const namedAttachments = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const keys = names.map((name) => name.slice(ATTACHMENTS.length + 1));
  return (await listExistingKeys(tx, keys)).map(keptName);
};
