import type { Kind } from '../format/kinds.js';
import { writeChannels, writeSubscriptions } from './channels.js';
import { writeAttachments } from './files.js';
import { writeGroupMembers, writeGroups, writeSubgroups } from './groups.js';
import type { Writers } from './import.js';
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
