import type { StoredEdit } from './edit-history.js';
import { isMeMessage } from '../../../markdown/render.js';
import type { MessageRow } from './store.js';

type Versioned = Pick<
  MessageRow,
  | 'content'
  | 'rendered_content'
  | 'topic'
  | 'changed_version'
  | 'edit_history'
  | 'last_edit_timestamp'
  | 'is_me_message'
  | 'wildcard_mention'
>;

const without = <R extends Versioned>(
  row: R,
  version: Partial<Versioned>,
  older: readonly StoredEdit[],
): R => {
  const { content = row.content, rendered_content = row.rendered_content } = version;
  return {
    ...row,
    ...version,
    is_me_message: Number(isMeMessage(content, rendered_content)),
    // A later edit may have added the wildcard mention.
    wildcard_mention: 0,
    edit_history: older.length > 0 ? JSON.stringify(older) : null,
    last_edit_timestamp: older[0]?.timestamp ?? null,
  };
};

/**
 * Returns the message as it was when its reader left the channel, at that version of its members. Undefined if that
 * version is no longer known, or if the message has moved between channels since.
 */
export const versionReceived = <R extends Versioned>(row: R, leftVersion: number): R | undefined => {
  if (row.changed_version === null || row.changed_version < leftVersion) return row;
  const edits = JSON.parse(row.edit_history ?? '[]') as StoredEdit[];
  const version: { content?: string; rendered_content?: string; topic?: string } = {};
  for (const [index, edit] of edits.entries()) {
    if (edit.prev_stream !== undefined) return undefined;
    const { prev_content, prev_rendered_content, prev_topic, replaced_version } = edit;
    if ((prev_content === undefined) !== (prev_rendered_content === undefined)) return undefined;
    if (prev_content !== undefined) version.content = prev_content;
    if (prev_rendered_content !== undefined) version.rendered_content = prev_rendered_content;
    if (prev_topic !== undefined) version.topic = prev_topic;
    const isReceived = replaced_version !== undefined && (replaced_version ?? -1) < leftVersion;
    if (isReceived) return without(row, version, edits.slice(index + 1));
  }
  return undefined;
};
