import { keptName } from '../../../chat/attachments/store-upload.js';
import type { AttachmentRow } from '../../../chat/attachments/store.js';
import type { Tx } from '../../../runtime/store/types.js';
import { inOrder, referTo, withFiles, type Copied, type Run } from './run.js';

const FILES = 500;

type ExportedFile = Omit<AttachmentRow, 'width' | 'height' | 'is_animated' | 'is_used'>;

const listAfter = ({ archive: { kind, files, messages } }: Run) => {
  // The member sees who sent a message with the file, and not who uploaded it.
  const sender = `(SELECT m.sender_id FROM attachment_messages shown JOIN messages m ON m.id = shown.message_id
    LEFT JOIN channels c ON c.id = m.channel_id
    WHERE shown.attachment_id = a.id AND ${messages.sql} ORDER BY m.id LIMIT 1)`;
  const owner =
    kind === 'full' ? { sql: 'a.owner_id', values: [] } : { sql: sender, values: messages.values };
  return (tx: Tx, after: number, most: number): Promise<ExportedFile[]> =>
    tx.all<ExportedFile>(
      `SELECT a.id, a.file_key, a.path_name, a.name, ${owner.sql} AS owner_id, a.content_type, a.size, a.create_time_ms
       FROM attachments a WHERE a.id > ? AND ${files.sql} ORDER BY a.id LIMIT ?`,
      [...owner.values, after, ...files.values, most],
    );
};

const writeAttachment = async (run: Run, row: ExportedFile): Promise<Copied> => {
  const stored = keptName(row.file_key);
  const file = run.known.users.has(row.owner_id)
    ? await referTo(run, `files/attachments/${row.id}`, stored)
    : null;
  if (file) {
    await run.writer.add('attachments', {
      id: row.id,
      path: `${row.file_key}/${row.path_name}`,
      name: row.name,
      owner: row.owner_id,
      content_type: row.content_type,
      created_at_ms: row.create_time_ms,
      file,
    });
  }
  return { file, stored };
};

/** Adds the uploaded files that messages of the archive refer to. */
export const writeAttachments = (run: Run): Promise<void> =>
  inOrder(run, listAfter(run), FILES, (rows) => withFiles(run, rows, (row) => writeAttachment(run, row)));
