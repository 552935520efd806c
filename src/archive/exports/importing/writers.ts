import type { Kind } from '../format/kinds.js';
import { writeChannels, writeSubscriptions } from './channels.js';
import { writeAttachments } from './files.js';
import { bit, type WriteRecords, type Writers } from './import.js';
import {
  writeDomains,
  writeEmoji,
  writeFields,
  writeLinkifiers,
  writePlaygrounds,
  writeValues,
} from './lists.js';
import { writeEdits, writeFlags, writeReactions, writeSubmessages } from './message-parts.js';
import { writeMessages } from './messages.js';
import { writeOrganization } from './organization.js';
import {
  writeAlertWords,
  writeConfigurations,
  writeDrafts,
  writeMarks,
  writeMutedUsers,
  writePolicies,
  writeRanges,
  writeScheduled,
  writeSteps,
  writeStorage,
} from './personal.js';
import { writeStatuses, writeUsers } from './users.js';
import { statement } from '../../../runtime/store/statement.js';
import { nameKey } from '../../../lib/name-key.js';

const writeGroups: WriteRecords<'groups'> = async ({ on, tx }, items) => {
  const rows = items.map(({ record }) => ({
    id: record.id,
    name: record.name.trim(),
    name_key: nameKey(record.name.trim()),
    description: record.description,
    is_system_group: bit(record.is_system),
    creator_id: record.creator ?? null,
    date_created: record.created_at ?? on.services.clock.seconds(),
    can_mention_group: JSON.stringify(record.can_mention),
  }));
  await tx.insertMany('user_groups', rows);
};

const writeGroupMembers: WriteRecords<'group_members'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { group, user } }) => ({ user_group_id: group, user_id: user }));
  await tx.insertMany('user_group_members', rows);
};

const listSystemGroups = statement((db) => db('user_groups').where({ is_system_group: 1 }).pluck('id'));

/** The subgroups of system groups follow from the server. */
const writeSubgroups: WriteRecords<'group_subgroups'> = async ({ tx }, items) => {
  const systemIds = new Set(await listSystemGroups(tx));
  const rows = items
    .filter(({ record }) => !systemIds.has(record.group))
    .map(({ record: { group, subgroup } }) => ({ user_group_id: group, subgroup_id: subgroup }));
  await tx.insertMany('user_group_subgroups', rows);
};

export const writers: Writers = {
  organization: writeOrganization,
  users: writeUsers,
  user_statuses: writeStatuses,
  groups: writeGroups,
  group_members: writeGroupMembers,
  group_subgroups: writeSubgroups,
  profile_fields: writeFields,
  profile_values: writeValues,
  custom_emoji: writeEmoji,
  linkifiers: writeLinkifiers,
  playgrounds: writePlaygrounds,
  domains: writeDomains,
  channels: writeChannels,
  subscriptions: writeSubscriptions,
  bot_configurations: writeConfigurations,
  bot_storage: writeStorage,
  topic_policies: writePolicies,
  muted_users: writeMutedUsers,
  alert_words: writeAlertWords,
  onboarding_steps: writeSteps,
  drafts: writeDrafts,
  attachments: writeAttachments,
  messages: writeMessages,
  edits: writeEdits,
  reactions: writeReactions,
  submessages: writeSubmessages,
  message_flags: writeFlags,
  read_marks: writeMarks,
  read_ranges: writeRanges,
  scheduled_messages: writeScheduled,
};

/** How many records of a kind one transaction writes. */
export const recordsTogether = (kind: Kind): number => (kind === 'messages' || kind === 'edits' ? 200 : 500);
