import type { components } from '../../../../generated/types.js';
import { Pace } from '../../../lib/event-loop.js';
import { withoutUnseen, type StoredEdit } from '../model/edit-history.js';
import type { MessageRow } from '../model/store.js';
import { HtmlDifferences } from './html-difference.js';

type Snapshot = components['schemas']['MessageSnapshot'];

interface Version {
  readonly content: string;
  readonly rendered_content: string;
  readonly channel_id: number | null;
  readonly topic: string;
}

const before = (edit: StoredEdit, after: Version): Version => ({
  content: edit.prev_content ?? after.content,
  rendered_content: edit.prev_rendered_content ?? after.rendered_content,
  channel_id: edit.prev_stream ?? after.channel_id,
  topic: edit.prev_topic ?? after.topic,
});

/**
 * Yields a message after each of its edits, newest first, and as it was sent. Names no channel that the reader may not
 * see, and no topic in it.
 */
export async function* listSnapshots(
  message: MessageRow,
  edits: readonly StoredEdit[],
  isSeen: (channelId: number) => boolean,
): AsyncGenerator<Snapshot> {
  const pace = new Pace();
  const differences = new HtmlDifferences(pace);
  const shownTopic = ({ channel_id, topic }: Version): string =>
    channel_id === null || isSeen(channel_id) ? topic : '';
  let version: Version = message;
  for (const [index, shown] of withoutUnseen(edits, isSeen).entries()) {
    const { user_id, timestamp, prev_stream, stream, prev_topic, prev_content, prev_rendered_content } =
      shown;
    const { content, rendered_content } = version;
    if (pace.isDue) await pace.rest();
    yield {
      user_id,
      timestamp,
      topic: shownTopic(version),
      ...(prev_topic !== undefined && { prev_topic }),
      ...(stream !== undefined && { stream }),
      ...(prev_stream !== undefined && { prev_stream }),
      content,
      rendered_content,
      ...(prev_content !== undefined && { prev_content }),
      ...(prev_rendered_content !== undefined && {
        prev_rendered_content,
        content_html_diff: await differences.between(prev_rendered_content, rendered_content),
      }),
    };
    const edit = edits[index];
    if (edit) version = before(edit, version);
  }
  const { content, rendered_content } = version;
  const { sender_id: user_id, date_sent: timestamp } = message;
  yield { user_id, timestamp, topic: shownTopic(version), content, rendered_content };
}

/** Returns the JSON of the newest snapshots that fit a number of bytes, oldest first. The newest always fits. */
export const newestSnapshots = async (
  snapshots: AsyncIterable<Snapshot>,
  mostBytes: number,
): Promise<string[]> => {
  const kept: string[] = [];
  let left = mostBytes;
  for await (const snapshot of snapshots) {
    const json = JSON.stringify(snapshot);
    left -= Buffer.byteLength(json);
    if (left < 0 && kept.length > 0) break;
    kept.push(json);
  }
  return kept.reverse();
};
