import { lookup } from 'mime-types';

import type { UploadedFile } from '../http/uploaded-file.js';

const ANYTHING = 'application/octet-stream';
/** The content type of a multipart part that states none. */
const UNSTATED = 'text/plain';

/** Returns the content type of an uploaded file: the client's, otherwise by file name. */
export const contentTypeOf = ({ contentType, filename }: UploadedFile): string => {
  if (contentType !== UNSTATED && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(contentType)) return contentType;
  return lookup(filename) || (contentType === UNSTATED ? UNSTATED : ANYTHING);
};
