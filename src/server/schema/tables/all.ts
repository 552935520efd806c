import type { Generated } from '../../../runtime/store/schema.js';
import { tables as accounts } from './accounts.js';
import { tables as channels } from './channels.js';
import { tables as draftsAndFiles } from './drafts-and-files.js';
import { tables as messages } from './messages.js';
import { tables as organization } from './organization.js';
import { tables as server } from './server.js';
import { tables as users } from './users.js';

/**
 * Conventions: IDs are integers that the store gives. Times are UNIX seconds in BIGINT. JSON is TEXT. `*_key` columns have the
 * NFKC lower-cased form that makes a name unique on every engine.
 */
export const tables = {
  ...server,
  ...accounts,
  ...users,
  ...organization,
  ...channels,
  ...messages,
  ...draftsAndFiles,
};

/**
 * What a message is listed for, as a sum: 1 has a link, 2 has an image, 4 has an attachment, 8 is in a resolved topic,
 * 16 mentions all subscribers of its channel. Null for most messages.
 */
const LISTED = `NULLIF(has_link + 2 * has_image + 4 * has_attachment
  + CASE WHEN channel_id IS NOT NULL AND SUBSTR(topic, 1, 2) = '✔ ' THEN 8 ELSE 0 END
  + CASE WHEN wildcard_mention IN (1, 3) THEN 16 ELSE 0 END, 0)`;

export const generatedColumns: readonly Generated[] = [
  { table: 'messages', name: 'listed', type: 'INTEGER', as: LISTED },
];
