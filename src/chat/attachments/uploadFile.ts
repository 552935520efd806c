import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { emitAdded } from './events.js';
import { storeUpload } from './store-upload.js';
import { responsibleFor } from '../../runtime/identity/actor.js';
import { checkQuota } from './policy.js';
import { insertAttachment } from './store.js';
import { fileUrl } from './view.js';

/** POST /user_uploads: stores a file that messages can link. */
export const uploadFile = operation(
  'uploadFile',
  async ({ input, actor, store, services, change }) => {
    const [upload, ...others] = input.filename;
    if (!upload) throw errors.noFile();
    if (others.length > 0) throw errors.severalFiles();
    // Checked before the file is kept, so a rejected upload leaves nothing behind.
    await store.read((tx) => checkQuota({ tx, services, actor }, upload.size));
    const file = await storeUpload(services, upload, responsibleFor(actor));
    return change(async (tx) => {
      await lockVisibility({ tx, services });
      await checkQuota({ tx, services, actor }, upload.size);
      await emitAdded(tx, await insertAttachment(tx, actor.id, file));
      const url = fileUrl(file);
      return { url, uri: url, filename: file.name };
    });
  },
  { beforeFile: ({ store, ...scope }, bytes) => store.read((tx) => checkQuota({ ...scope, tx }, bytes)) },
);
