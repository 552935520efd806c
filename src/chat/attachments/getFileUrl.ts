import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { findFileAt } from './file-path.js';
import { readableFiles } from './policy.js';
import { temporaryUrl } from './temporary-url.js';

/** GET /user_uploads/{realm_id_str}/{filename}: returns an address of a file that needs no credentials for a minute. */
export const getFileUrl = operation('getFileUrl', async (context) => {
  const { input, actor, services, tx } = context;
  const path = `${input.realm_id_str}/${input.filename}`;
  if (!(await findFileAt(tx, path, readableFiles(actor)))) throw errors.fileNotFound();
  return { url: temporaryUrl(services, { userId: actor.id, path }) };
});
