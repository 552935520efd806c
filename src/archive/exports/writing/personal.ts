import { outgoingWebhookBot, openService } from '../../../chat/bots/services.js';
import { listAlertWordsOf } from '../../../chat/users/alert-words/alert-words.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Records } from '../format/kinds.js';
import { ifKnown, inOrder, ofEachUser, type Run } from './run.js';

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

const listStorage = statement((db, after: number, most: number) =>
  db('bot_storage')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .select('id', 'user_id', 'name', 'value'),
);

const writeStorage = (run: Run): Promise<void> =>
  inOrder(run, listStorage, STORAGE_ENTRIES, async (rows) => {
    for (const { user_id, name, value } of rows) {
      if (run.known.users.has(user_id))
        await run.writer.add('bot_storage', { user: user_id, key: name, value });
    }
    await run.step(0);
  });

const listPolicies = statement((db, user_id: number) =>
  db('user_topics')
    .where({ user_id })
    .orderBy(['channel_id', 'topic_key'])
    .select('channel_id', 'topic', 'visibility_policy', 'last_updated'),
);

const writePolicies = (run: Run): Promise<void> =>
  ofEachUser(
    run,
    listPolicies,
    async ({ channel_id: channel, topic, visibility_policy, last_updated: updated_at }, user) => {
      if (!run.known.channels.has(channel)) return;
      const policy = visibility_policy as Records['topic_policies']['policy'];
      await run.writer.add('topic_policies', { user, channel, topic, policy, updated_at });
    },
  );

const listMutes = statement((db, user_id: number) =>
  db('muted_users')
    .where({ user_id })
    .orderBy('muted_user_id')
    .select('muted_user_id', 'muted_at', 'until_message_id'),
);

const writeMutes = (run: Run): Promise<void> =>
  ofEachUser(run, listMutes, async ({ muted_user_id: muted, muted_at, until_message_id: until }, user) => {
    if (!run.known.users.has(muted)) return;
    await run.writer.add('muted_users', { user, muted, muted_at, ...(until !== null && { until }) });
  });

const listSteps = statement((db, user_id: number) =>
  db('onboarding_steps').where({ user_id }).orderBy('step').pluck('step'),
);

const writeWords = (run: Run): Promise<void> =>
  ofEachUser(run, listAlertWordsOf, (word, user) => run.writer.add('alert_words', { user, word }));

const writeSteps = (run: Run): Promise<void> =>
  ofEachUser(run, listSteps, (step, user) => run.writer.add('onboarding_steps', { user, step }));

const ROWS = 100;

const listDrafts = statement((db, after: number, most: number) =>
  db('drafts')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .select('id', 'user_id', 'type', 'to_ids', 'topic', 'content', 'last_edit_timestamp'),
);

const writeDrafts = (run: Run): Promise<void> =>
  inOrder(run, listDrafts, ROWS, async (rows) => {
    for (const { user_id: user, to_ids, topic, content, last_edit_timestamp, ...row } of rows) {
      if (!run.known.users.has(user)) continue;
      const type = row.type as Records['drafts']['type'];
      const to = JSON.parse(to_ids) as number[];
      const edited_at = Math.floor(last_edit_timestamp);
      await run.writer.add('drafts', { user, type, to, topic, content, edited_at });
    }
    await run.step(0);
  });

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
