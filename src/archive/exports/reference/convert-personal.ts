import { isOnboardingStep } from '../../../chat/users/onboarding-steps.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Records } from '../format/kinds.js';
import { recordItem, type Conversion, type Items } from './conversion.js';
import type { Fields } from './fields.js';
import { cut } from './texts.js';
import { toTopic } from './topics.js';

const INTERFACES = [1, 2] as const;

/** Yields the services and defaults of bots. */
export const convertBotConfigurations = function* ({ scratch, directory }: Conversion): Items {
  const services = new Map<number, Fields>();
  for (const row of scratch.rowsOf('zerver_service')) {
    if (!services.has(row.id('user_profile'))) services.set(row.id('user_profile'), row);
  }
  for (const row of scratch.rowsOf('zerver_userprofile')) {
    if (!row.flag('is_bot')) continue;
    const service = services.get(row.id('id'));
    const kind = service?.maybeInteger('interface') ?? null;
    const record = {
      user: row.id('id'),
      service_name: service ? cut(service.text('name'), 100) : null,
      service_url: service ? cut(service.text('base_url'), 2100) : null,
      service_interface: service ? (INTERFACES.find((one) => one === kind) ?? 1) : null,
      default_sending_channel: directory.channelOrNull(row.maybeId('default_sending_stream')),
      default_events_register_channel: directory.channelOrNull(row.maybeId('default_events_register_stream')),
      default_all_public_channels: row.flag('default_all_public_streams'),
    };
    yield recordItem('bot_configurations', record, row.place);
  }
};

const MOST_STORED = 100_000;

export const convertBotStorage = function* ({ scratch, directory, notTaken }: Conversion): Items {
  for (const row of scratch.rowsOf('zerver_botstoragedata')) {
    const user = row.id('bot_profile');
    const key = row.text('key');
    const value = row.text('value');
    if (!directory.bots.has(user) || key.length > MOST_STORED || value.length > MOST_STORED) {
      notTaken.note('stored values of bots that do not fit');
      continue;
    }
    yield recordItem('bot_storage', { user, key, value }, row.place);
  }
};

const VISIBILITY = [1, 2, 3] as const;

export const convertTopicPolicies = function* ({ scratch, directory, notTaken }: Conversion): Items {
  const seen = new Set<string>();
  for (const row of scratch.rowsOf('zerver_usertopic')) {
    const policy = VISIBILITY.find((one) => one === row.integer('visibility_policy'));
    // 0 is no choice.
    if (policy === undefined) continue;
    const user = row.id('user_profile');
    const channel = row.id('stream');
    const topic = toTopic(row.text('topic_name'));
    const key = `${user} ${channel} ${nameKey(topic)}`;
    if (!directory.users.has(user) || !directory.channels.has(channel) || seen.has(key)) {
      notTaken.note('muted or followed topics of users or channels that are not in the export');
      continue;
    }
    seen.add(key);
    const updated_at = row.maybeSeconds('last_updated') ?? 0;
    yield recordItem('topic_policies', { user, channel, topic, policy, updated_at }, row.place);
  }
};

/** Yields the rows of a table that belong to known users, each key once. */
const ownRows = function* (
  { scratch, directory }: Conversion,
  table: string,
  column: string,
  keyOf: (row: Fields) => string,
): Generator<{ readonly row: Fields; readonly user: number }> {
  const seen = new Set<string>();
  for (const row of scratch.rowsOf(table)) {
    const user = row.id(column);
    const key = `${user} ${keyOf(row)}`;
    if (!directory.users.has(user) || seen.has(key)) continue;
    seen.add(key);
    yield { row, user };
  }
};

export const convertMutedUsers = function* (conversion: Conversion): Items {
  const keyOf = (row: Fields): string => String(row.id('muted_user'));
  for (const { row, user } of ownRows(conversion, 'zerver_muteduser', 'user_profile', keyOf)) {
    const muted = row.id('muted_user');
    if (!conversion.directory.users.has(muted)) continue;
    yield recordItem('muted_users', { user, muted, muted_at: row.seconds('date_muted') }, row.place);
  }
};

const wordOf = (row: Fields): string => cut(row.text('word').trim(), 100);

export const convertAlertWords = function* (conversion: Conversion): Items {
  const keyOf = (row: Fields): string => nameKey(wordOf(row));
  for (const { row, user } of ownRows(conversion, 'zerver_alertword', 'user_profile', keyOf)) {
    if (wordOf(row) !== '') yield recordItem('alert_words', { user, word: wordOf(row) }, row.place);
  }
};

export const convertOnboardingSteps = function* (conversion: Conversion): Items {
  const keyOf = (row: Fields): string => row.text('onboarding_step');
  for (const { row, user } of ownRows(conversion, 'zerver_onboardingstep', 'user', keyOf)) {
    const step = row.text('onboarding_step');
    if (isOnboardingStep(step)) yield recordItem('onboarding_steps', { user, step }, row.place);
  }
};

const SEND_LATER = 1;

const isWaiting = (row: Fields): boolean =>
  !row.flag('delivered') &&
  !row.flag('failed') &&
  (row.maybeInteger('delivery_type') ?? SEND_LATER) === SEND_LATER;

const scheduledIn = (
  { directory }: Conversion,
  row: Fields,
  content: string,
): Records['scheduled_messages'] | undefined => {
  const sender = row.id('sender');
  const place = directory.placeOf(row.id('recipient'), sender, toTopic(row.text('subject')));
  if (!place || !directory.users.has(sender)) return undefined;
  return {
    sender,
    ...place,
    content,
    deliver_at: row.seconds('scheduled_timestamp'),
    read_by_sender: row.flag('read_by_sender', true),
    client: cut(directory.clientName(row.maybeId('sending_client')), 30),
  };
};

/** Yields the messages that are not sent yet. `link` returns a text with the paths of files here. */
export const convertScheduledMessages = function* (
  conversion: Conversion,
  link: (text: string) => string,
): Items {
  for (const row of conversion.scratch.rowsOf('zerver_scheduledmessage')) {
    if (!isWaiting(row)) continue;
    const content = link(cut(row.text('content'), 10_000));
    const record = conversion.notTaken.unless(
      content === '' ? undefined : scheduledIn(conversion, row, content),
      'scheduled messages whose place is not in the export',
    );
    if (record) yield recordItem('scheduled_messages', record, row.place);
  }
};
