import { lookup } from 'mime-types';

import type { UploadedFile } from '../http/uploaded-file.js';

const ANYTHING = 'application/octet-stream';
/** What a part without a type of its own comes as. */
const UNSTATED = 'text/plain';

/** The type of an uploaded file: as the client says, or else by its name. */
export const contentTypeOf = ({ contentType, filename }: UploadedFile): string => {
  if (contentType !== UNSTATED && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(contentType)) return contentType;
  return lookup(filename) || (contentType === UNSTATED ? UNSTATED : ANYTHING);
};
