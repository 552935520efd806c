import { parseFormerNames } from '../../../chat/channels/model/former-names.js';
import type { ChannelRow } from '../../../chat/channels/model/store.js';
import { personalSettings, type SubscriptionRow } from '../../../chat/channels/model/subscriptions.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Records } from '../format/kinds.js';
import { ifKnown, inOrder, type Run } from './run.js';

type ExportedChannel = Pick<
  ChannelRow,
  | 'id'
  | 'name'
  | 'description'
  | 'date_created'
  | 'creator_id'
  | 'is_archived'
  | 'invite_only'
  | 'is_web_public'
  | 'is_default'
  | 'history_public_to_subscribers'
  | 'message_retention_days'
  | 'can_remove_subscribers_group'
  | 'members_version'
> & { readonly stream_post_policy: 1 | 2 | 3 | 4; readonly former_names: string | null };

const CHANNELS = 200;

const formerNamesOf = ({ former_names }: ExportedChannel): Pick<Records['channels'], 'former_names'> =>
  former_names === null ? {} : { former_names: parseFormerNames(former_names) };

const toRecord = ({ archive, known }: Run, row: ExportedChannel): Records['channels'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  created_at: row.date_created,
  creator: ifKnown(known.users, row.creator_id),
  is_archived: row.is_archived === 1,
  is_private: row.invite_only === 1,
  is_web_public: row.is_web_public === 1,
  is_default: row.is_default === 1,
  history_public_to_subscribers: row.history_public_to_subscribers === 1,
  post_policy: row.stream_post_policy,
  retention_days: row.message_retention_days,
  can_remove_subscribers: row.can_remove_subscribers_group,
  ...(archive.kind === 'full' && { version: row.members_version, ...formerNamesOf(row) }),
});

/** Adds the channels. */
export const writeChannels = async (run: Run): Promise<void> => {
  const { sql, values } = run.archive.channels;
  await inOrder(
    run,
    (tx, after, most) =>
      tx.all<ExportedChannel>(
        `SELECT c.id, c.name, c.description, c.date_created, c.creator_id, c.is_archived, c.invite_only,
           c.is_web_public, c.is_default, c.history_public_to_subscribers, c.stream_post_policy,
           c.message_retention_days, c.can_remove_subscribers_group, c.members_version, c.former_names
         FROM channels c
         LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1
         WHERE c.id > ? AND ${sql} ORDER BY c.id LIMIT ?`,
        [run.archive.viewerId, after, ...values, most],
      ),
    CHANNELS,
    async (rows) => {
      for (const row of rows) {
        if (!run.known.groups.has(row.can_remove_subscribers_group)) continue;
        await run.writer.add('channels', toRecord(run, row));
        run.known.channels.add(row.id);
      }
      await run.step(0);
    },
  );
};

const SUBSCRIPTIONS = 2000;

const isOn = (value: number | null): boolean | null => (value === null ? null : value === 1);

const propertiesOf = (row: SubscriptionRow) => {
  const settings = personalSettings(row);
  return {
    color: settings.color,
    is_muted: settings.is_muted === 1,
    pin_to_top: settings.pin_to_top === 1,
    desktop_notifications: isOn(settings.desktop_notifications),
    audible_notifications: isOn(settings.audible_notifications),
    push_notifications: isOn(settings.push_notifications),
    email_notifications: isOn(settings.email_notifications),
    wildcard_mentions_notify: isOn(settings.wildcard_mentions_notify),
  };
};

const toSubscription = ({ archive }: Run, row: SubscriptionRow): Records['subscriptions'] => ({
  user: row.user_id,
  channel: row.channel_id,
  ...(archive.kind === 'full' && {
    since: row.since_message_id,
    until: row.until_message_id,
    ...(row.since_arrival_id !== null && { since_arrival: row.since_arrival_id }),
    ...(row.until_arrival_id !== null && { until_arrival: row.until_arrival_id }),
    ...(row.left_version !== null && { version: row.left_version }),
    properties: propertiesOf(row),
  }),
});

const listSubscriptions = statement((db, after: number, most: number) =>
  db('subscriptions').where('id', '>', after).orderBy('id').limit(most).select('*'),
);

/** Adds the subscriptions: all periods to a full archive, and the present ones to a public one. */
export const writeSubscriptions = (run: Run): Promise<void> =>
  inOrder(run, listSubscriptions, SUBSCRIPTIONS, async (rows) => {
    for (const row of rows) {
      const { users, channels } = run.known;
      if (!users.has(row.user_id) || !channels.has(row.channel_id)) continue;
      if (run.archive.kind === 'public' && row.active !== 1) continue;
      await run.writer.add('subscriptions', toSubscription(run, row));
    }
    await run.step(0);
  });
