import { updateStorage } from '../../../chat/bots/storage.js';
import { sealService } from '../../../chat/bots/services.js';
import { ApiError } from '../../../contract/api-error.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { isUrl } from '../../../chat/profile-fields/url.js';
import { nameKey } from '../../../lib/name-key.js';
import { listUsersByIds } from '../../../chat/users/model/store.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Records } from '../format/kinds.js';
import { Conversations } from './conversations.js';
import { bit, type Step, type WriteRecords } from './import.js';
import { renderAs } from './render.js';

export const writeConfigurations: WriteRecords<'bot_configurations'> = async ({ on, tx }, items) => {
  const { keys } = on.services;
  const defaults = items.map(({ record }) => ({
    user_id: record.user,
    default_sending_stream_id: record.default_sending_channel,
    default_events_register_stream_id: record.default_events_register_channel,
    default_all_public_streams: bit(record.default_all_public_channels),
  }));
  await tx.upsertMany('bot_defaults', defaults, ['user_id']);
  const services = items.flatMap(({ record: { user, service_url, service_name, service_interface } }) => {
    if (service_url === null) return [];
    // As for a bot that was created without a URL: its owner can state one later.
    const base_url = isUrl(service_url) ? service_url : '';
    const sealed = sealService(keys, { base_url, interface: service_interface ?? 1, token: keys.make() });
    return [{ user_id: user, name: service_name ?? '', sealed }];
  });
  await tx.upsertMany('bot_services', services, ['user_id']);
};

export const writeStorage: WriteRecords<'bot_storage'> = async ({ on, tx }, items) => {
  const byUser = groupBy(items, ({ record }) => record.user);
  for (const user of await listUsersByIds(tx, [...byUser.keys()])) {
    const entries = (byUser.get(user.id) ?? []).map(({ record }) => [record.key, record.value] as const);
    try {
      await updateStorage(tx, user, entries);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      on.warn(`Entries of the storage of user ${user.id} are left out: ${error.message}`);
    }
  }
};

export const writePolicies: WriteRecords<'topic_policies'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { user, channel, topic, policy, updated_at } }) => ({
    user_id: user,
    channel_id: channel,
    topic_key: nameKey(topic),
    topic,
    visibility_policy: policy,
    last_updated: updated_at,
  }));
  await tx.upsertMany('user_topics', rows, ['user_id', 'channel_id', 'topic_key']);
};

export const writeMutedUsers: WriteRecords<'muted_users'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { user, muted, muted_at, until } }) => ({
    user_id: user,
    muted_user_id: muted,
    muted_at,
    until_message_id: until ?? null,
  }));
  await tx.insertMany('muted_users', rows);
};

export const writeAlertWords: WriteRecords<'alert_words'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { user, word } }) => ({ user_id: user, word_key: nameKey(word), word }));
  await tx.insertMany('alert_words', rows);
};

export const writeSteps: WriteRecords<'onboarding_steps'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { user, step } }) => ({ user_id: user, step }));
  await tx.insertMany('onboarding_steps', rows);
};

export const writeDrafts: WriteRecords<'drafts'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { user, type, to, topic, content, edited_at } }) => ({
    user_id: user,
    type,
    to_ids: JSON.stringify(to),
    topic,
    content,
    last_edit_timestamp: edited_at,
  }));
  await tx.insertMany('drafts', rows);
};

export const writeScheduled: WriteRecords<'scheduled_messages'> = async (step, items) => {
  const senders = await listUsersByIds(
    step.tx,
    items.map(({ record }) => record.sender),
  );
  const byId = new Map(senders.map((user) => [user.id, user]));
  for (const { record } of items) {
    const sender = byId.get(record.sender);
    if (!sender) continue;
    const rendered = await renderAs(step, sender, record.content);
    const id = await step.tx.insert('scheduled_messages', {
      sender_id: record.sender,
      channel_id: record.channel,
      user_ids: record.users === null ? null : JSON.stringify(record.users),
      topic: record.topic,
      content: record.content,
      rendered_content: rendered.html,
      scheduled_delivery_timestamp: record.deliver_at,
      read_by_sender: bit(record.read_by_sender),
      client: record.client,
    });
    const claims = [...rendered.uploads].map((attachment_id) => ({
      attachment_id,
      scheduled_message_id: id,
    }));
    await step.tx.insertMany('attachment_scheduled_messages', claims);
  }
};

/** Returns the key of a mark: the user and the conversation. */
const keysOf = async (
  step: Step,
  records: readonly (Records['read_marks'] | Records['read_ranges'])[],
): Promise<readonly { readonly user_id: number; readonly conversation_id: number }[]> => {
  const conversations = new Conversations(step);
  const keys = [];
  for (const record of records) {
    const { conversation } = await conversations.find(record);
    keys.push({ user_id: record.user, conversation_id: conversation });
  }
  conversations.keep();
  return keys;
};

export const writeMarks: WriteRecords<'read_marks'> = async (step, items) => {
  const records = items.map(({ record }) => record);
  const keys = await keysOf(step, records);
  const rows = keys.map((key, index) => ({ ...key, watermark: records[index]?.read_to ?? 0 }));
  await step.tx.upsertMany('read_marks', rows, ['user_id', 'conversation_id']);
};

const markRanges = statement((db, user_id: number, conversation_id: number) =>
  db('read_marks').where({ user_id, conversation_id }).update({ has_ranges: 1 }),
);

export const writeRanges: WriteRecords<'read_ranges'> = async (step, items) => {
  const { tx } = step;
  const records = items.map(({ record }) => record);
  const keys = await keysOf(step, records);
  const rows = keys.flatMap((key, index) => {
    const record = records[index];
    if (!record) return [];
    return [{ ...key, first_id: record.first, last_id: record.last, is_read: bit(record.is_read) }];
  });
  await tx.upsertMany('read_ranges', rows, ['user_id', 'conversation_id', 'last_id']);
  for (const { user_id, conversation_id } of keys) {
    await markRanges(tx, user_id, conversation_id);
  }
};
