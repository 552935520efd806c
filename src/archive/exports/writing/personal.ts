import { outgoingWebhookBot, openService } from '../../../chat/bots/services.js';
import { parseUserIds } from '../../../chat/messages/model/recipients.js';
import type { ScheduledRow } from '../../../chat/scheduled-messages/view.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Records } from '../format/kinds.js';
import { ifKnown, inOrder, type Run } from './run.js';

/*
 * What only full archives have. Tables without an ID are read in the order of their users, one user after the other, so
 * that a statement returns a limited number of rows.
 */

interface UserRow {
  readonly user_id: number;
}

/** Calls `write` with the rows of each user. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller states the columns of its query.
const ofEachUser = async <R extends object>(
  run: Run,
  sql: string,
  write: (row: R & UserRow) => Promise<void>,
): Promise<void> => {
  for (const user of run.known.users) {
    const rows = await run.read((tx) => tx.all<R & UserRow>(sql, [user]));
    for (const row of rows) await write(row);
    await run.step(0);
  }
};

const isOn = (value: number): boolean => value === 1;

interface ConfigurationRow {
  readonly id: number;
  readonly name: string | null;
  readonly sealed: string | null;
  readonly sending: number | null;
  readonly register: number | null;
  readonly everything: number | null;
}

const writeConfigurations = async (run: Run): Promise<void> => {
  const { keys } = run.services;
  const rows = await run.read((tx) =>
    tx.all<ConfigurationRow>(
      `SELECT b.id, s.name, s.sealed, d.default_sending_stream_id AS sending,
         d.default_events_register_stream_id AS register, d.default_all_public_streams AS everything
       FROM users b LEFT JOIN bot_services s ON s.user_id = b.id LEFT JOIN bot_defaults d ON d.user_id = b.id
       WHERE b.bot_type IS NOT NULL AND b.is_system_bot = 0
         AND (s.user_id IS NOT NULL OR d.user_id IS NOT NULL OR b.bot_type = ?) ORDER BY b.id`,
      [outgoingWebhookBot],
    ),
  );
  for (const { id, name, sealed, sending, register, everything } of rows) {
    if (!run.known.users.has(id)) continue;
    const service = sealed === null ? undefined : openService(keys, sealed);
    await run.writer.add('bot_configurations', {
      user: id,
      service_name: name,
      service_url: service?.base_url ?? null,
      service_interface: service?.interface ?? null,
      default_sending_channel: ifKnown(run.known.channels, sending),
      default_events_register_channel: ifKnown(run.known.channels, register),
      default_all_public_channels: everything === 1,
    });
  }
};

const STORAGE_ENTRIES = 100;

const writeStorage = (run: Run): Promise<void> =>
  inOrder(
    run,
    (tx: Tx, after, most) =>
      tx.all<{ id: number; user_id: number; name: string; value: string }>(
        'SELECT id, user_id, name, value FROM bot_storage WHERE id > ? ORDER BY id LIMIT ?',
        [after, most],
      ),
    STORAGE_ENTRIES,
    async (rows) => {
      for (const { user_id, name, value } of rows) {
        if (run.known.users.has(user_id))
          await run.writer.add('bot_storage', { user: user_id, key: name, value });
      }
      await run.step(0);
    },
  );

interface PolicyRow {
  readonly channel_id: number;
  readonly topic: string;
  readonly visibility_policy: 1 | 2 | 3;
  readonly last_updated: number;
}

const writePolicies = (run: Run): Promise<void> =>
  ofEachUser<PolicyRow>(
    run,
    'SELECT user_id, channel_id, topic, visibility_policy, last_updated FROM user_topics WHERE user_id = ? ORDER BY channel_id, topic_key',
    async ({
      user_id: user,
      channel_id: channel,
      topic,
      visibility_policy: policy,
      last_updated: updated_at,
    }) => {
      if (!run.known.channels.has(channel)) return;
      await run.writer.add('topic_policies', { user, channel, topic, policy, updated_at });
    },
  );

interface MuteRow {
  readonly muted_user_id: number;
  readonly muted_at: number;
  readonly until_message_id: number | null;
}

const writeMutes = (run: Run): Promise<void> =>
  ofEachUser<MuteRow>(
    run,
    'SELECT user_id, muted_user_id, muted_at, until_message_id FROM muted_users WHERE user_id = ? ORDER BY muted_user_id',
    async ({ user_id: user, muted_user_id: muted, muted_at, until_message_id: until }) => {
      if (!run.known.users.has(muted)) return;
      await run.writer.add('muted_users', { user, muted, muted_at, ...(until !== null && { until }) });
    },
  );

const writeWords = (run: Run): Promise<void> =>
  ofEachUser<{ readonly word: string }>(
    run,
    'SELECT user_id, word FROM alert_words WHERE user_id = ? ORDER BY word_key',
    ({ user_id: user, word }) => run.writer.add('alert_words', { user, word }),
  );

const writeSteps = (run: Run): Promise<void> =>
  ofEachUser<{ readonly step: string }>(
    run,
    'SELECT user_id, step FROM onboarding_steps WHERE user_id = ? ORDER BY step',
    ({ user_id: user, step }) => run.writer.add('onboarding_steps', { user, step }),
  );

interface DraftRow {
  readonly id: number;
  readonly user_id: number;
  readonly type: 'stream' | 'private' | '';
  readonly to_ids: string;
  readonly topic: string;
  readonly content: string;
  readonly last_edit_timestamp: number;
}

const ROWS = 100;

const writeDrafts = (run: Run): Promise<void> =>
  inOrder(
    run,
    (tx: Tx, after, most) =>
      tx.all<DraftRow>(
        'SELECT id, user_id, type, to_ids, topic, content, last_edit_timestamp FROM drafts WHERE id > ? ORDER BY id LIMIT ?',
        [after, most],
      ),
    ROWS,
    async (rows) => {
      for (const { user_id: user, type, to_ids, topic, content, last_edit_timestamp } of rows) {
        if (!run.known.users.has(user)) continue;
        const to = JSON.parse(to_ids) as number[];
        const edited_at = Math.floor(last_edit_timestamp);
        await run.writer.add('drafts', { user, type, to, topic, content, edited_at });
      }
      await run.step(0);
    },
  );

/** Adds what belongs to single users and comes before the messages. */
export const writePersonal = async (run: Run): Promise<void> => {
  if (run.archive.kind === 'public') return;
  await writeConfigurations(run);
  await writeStorage(run);
  await writePolicies(run);
  await writeMutes(run);
  await writeWords(run);
  await writeSteps(run);
  await writeDrafts(run);
};

interface PlaceRow {
  readonly channel_id: number | null;
  readonly topic_key: string;
  readonly user_ids: string | null;
}

const placeOf = (
  { known }: Run,
  row: PlaceRow,
): Pick<Records['read_marks'], 'channel' | 'topic' | 'users'> | undefined => {
  if (row.channel_id !== null) {
    return known.channels.has(row.channel_id)
      ? { channel: row.channel_id, topic: row.topic_key, users: null }
      : undefined;
  }
  const users = parseUserIds(row.user_ids ?? '');
  return users.every((id) => known.users.has(id)) ? { channel: null, topic: '', users } : undefined;
};

const PLACE = `JOIN conversations v ON v.id = k.conversation_id JOIN recipients r ON r.id = v.recipient_id`;

const writeMarks = (run: Run): Promise<void> =>
  ofEachUser<PlaceRow & { readonly watermark: number }>(
    run,
    `SELECT k.user_id, k.watermark, v.channel_id, v.topic_key, r.user_ids FROM read_marks k ${PLACE}
     WHERE k.user_id = ? ORDER BY k.conversation_id`,
    async (row) => {
      const place = placeOf(run, row);
      if (place) await run.writer.add('read_marks', { user: row.user_id, ...place, read_to: row.watermark });
    },
  );

interface RangeRow extends PlaceRow {
  readonly first_id: number;
  readonly last_id: number;
  readonly is_read: number;
}

const writeRanges = (run: Run): Promise<void> =>
  ofEachUser<RangeRow>(
    run,
    `SELECT k.user_id, k.first_id, k.last_id, k.is_read, v.channel_id, v.topic_key, r.user_ids
     FROM read_ranges k ${PLACE} WHERE k.user_id = ? ORDER BY k.conversation_id, k.last_id`,
    async (row) => {
      const place = placeOf(run, row);
      if (!place) return;
      const range = { first: Math.max(1, row.first_id), last: row.last_id, is_read: isOn(row.is_read) };
      await run.writer.add('read_ranges', { user: row.user_id, ...place, ...range });
    },
  );

type ExportedSchedule = Omit<ScheduledRow, 'rendered_content' | 'state'>;

const writeScheduled = (run: Run): Promise<void> =>
  inOrder(
    run,
    (tx: Tx, after, most) =>
      tx.all<ExportedSchedule>(
        `SELECT id, sender_id, channel_id, user_ids, topic, content, scheduled_delivery_timestamp, read_by_sender, client
         FROM scheduled_messages WHERE id > ? AND state = 'waiting' ORDER BY id LIMIT ?`,
        [after, most],
      ),
    ROWS,
    async (rows) => {
      for (const row of rows) {
        const { known } = run;
        if (!known.users.has(row.sender_id)) continue;
        if (row.channel_id !== null && !known.channels.has(row.channel_id)) continue;
        const named = JSON.parse(row.user_ids ?? '[]') as number[];
        await run.writer.add('scheduled_messages', {
          sender: row.sender_id,
          channel: row.channel_id,
          topic: row.channel_id === null ? '' : row.topic,
          users: row.channel_id === null ? [...new Set(named)].sort((one, other) => one - other) : null,
          content: row.content,
          deliver_at: row.scheduled_delivery_timestamp,
          read_by_sender: isOn(row.read_by_sender),
          client: row.client,
        });
      }
      await run.step(0);
    },
  );

/** Adds what users have read, and messages that are not sent yet. Both come behind the messages. */
export const writeReadState = async (run: Run): Promise<void> => {
  if (run.archive.kind === 'public') return;
  await writeMarks(run);
  await writeRanges(run);
  await writeScheduled(run);
};
