import type { components } from '../../../generated/types.js';
import type { AttachmentRow } from './store.js';

export type Attachment = components['schemas']['Attachment'];
export type AttachmentMessage = components['schemas']['AttachmentMessage'];

export const UPLOADS_PATH = '/user_uploads/';

export const pathId = ({ file_key, path_name }: Pick<AttachmentRow, 'file_key' | 'path_name'>): string =>
  `${file_key}/${path_name}`;

/** Returns the URL of a file, relative to the root of the server. */
export const fileUrl = (file: Pick<AttachmentRow, 'file_key' | 'path_name'>): string =>
  UPLOADS_PATH + pathId(file);

export const viewAttachment = (row: AttachmentRow, messages: AttachmentMessage[]): Attachment => ({
  id: row.id,
  name: row.name,
  path_id: pathId(row),
  size: row.size,
  create_time: row.create_time_ms,
  messages,
});
