import { type Cap, checkCap, queueCaps } from '../runtime/caps.js';
import { addToday, type Counting } from '../runtime/rate-limits/daily-counts.js';

const TOMORROW = 'Try again tomorrow.';
const SPLIT = 'Split the request.';

/** All caps on counts that no schema states. They prevent abuse and do not affect normal clients. */
export const caps = {
  ...queueCaps,
  messageMebibytesPerDay: {
    most: 256,
    of: 'MiB of messages per day, of a person and all their bots',
    advice: TOMORROW,
  },
  drafts: { most: 1000, of: 'drafts per user', advice: 'Delete drafts that you no longer need.' },
  draftMebibytes: {
    most: 2,
    of: 'MiB of drafts per user',
    advice: 'Delete or shorten drafts that you no longer need.',
  },
  draftKibibytesPerRequest: { most: 512, of: 'KiB of drafts per request', advice: SPLIT },
  scheduledMessages: {
    most: 500,
    of: 'scheduled messages per user',
    advice: 'Wait until some are sent, or edit those that failed.',
  },
  scheduledMebibytes: {
    most: 8,
    of: 'MiB of scheduled messages per user',
    advice: 'Wait until some are sent, or shorten them.',
  },
  activeBots: {
    most: 100,
    of: 'active bots per owner',
    advice: 'Deactivate bots that are no longer needed.',
  },
  botsPerDay: { most: 200, of: 'new bots per user and day', advice: TOMORROW },
  waitingWebhooks: { most: 1000, of: 'waiting requests per bot', ends: 'the oldest waiting request' },
  storageEntries: {
    most: 10_000,
    of: 'entries in the storage of an account',
    advice: 'Delete entries that you no longer need.',
  },
  storageMebibytes: {
    most: 100,
    of: 'MiB in the storages of a user and all their bots',
    advice: 'Delete entries that you no longer need.',
  },
  uploads: {
    most: 20_000,
    of: 'uploaded files per user',
    advice: 'Delete files that you no longer need.',
  },
  avatarsPerDay: { most: 100, of: 'avatars per user and day', advice: TOMORROW },
  organizationPicturesPerDay: {
    most: 100,
    of: 'icons and logos per user and day',
    advice: TOMORROW,
  },
  emojiPerDay: { most: 2000, of: 'emoji images per user and day', advice: TOMORROW },
  emojiOfMember: {
    most: 500,
    of: 'custom emoji per member',
    advice: 'Ask an administrator to add more.',
  },
  emoji: { most: 10_000, of: 'custom emoji' },
  alertWords: { most: 1000, of: 'alert words per user', advice: 'Remove some first.' },
  topicPolicies: {
    most: 20_000,
    of: 'topics with a policy per user',
    advice: 'Remove the policies of some topics first.',
  },
  invitations: {
    most: 5000,
    of: 'open invitations',
    advice: 'Revoke some, or wait until some expire.',
  },
  invitationsPerDay: { most: 500, of: 'invitation emails per user and day', advice: TOMORROW },
  invitationLinks: {
    most: 500,
    of: 'open invitation links',
    advice: 'Revoke some, or wait until some expire.',
  },
  mutedUsers: { most: 1000, of: 'muted users per user', advice: 'Unmute some first.' },
  deviceTokens: { most: 100, of: 'device tokens per user', advice: 'Remove some first.' },
  linkifiers: { most: 100, of: 'linkifiers' },
  domains: { most: 100, of: 'domains' },
  playgrounds: { most: 100, of: 'code playgrounds' },
  profileFields: { most: 100, of: 'custom profile fields' },
  profileFieldKibibytes: { most: 128, of: 'KiB of field data per custom profile field' },
  newChannelsPerRequest: { most: 100, of: 'new channels per request', advice: SPLIT },
  newChannelsPerDay: { most: 500, of: 'new channels per user and day', advice: TOMORROW },
  subscriptionsPerRequest: { most: 20_000, of: 'pairs of a channel and a user per request', advice: SPLIT },
  subscriptionsPerDay: { most: 200_000, of: 'new subscriptions per user and day', advice: TOMORROW },
  subscriptionMebibytesPerRequest: {
    most: 16,
    of: 'MiB of subscription events per request',
    advice: SPLIT,
  },
  userGroupsOfMember: {
    most: 200,
    of: 'user groups per member',
    advice: 'Ask an administrator to create more.',
  },
  userGroups: { most: 5000, of: 'user groups' },
  groupMembersPerDay: { most: 100_000, of: 'users and groups listed per user and day', advice: TOMORROW },
  subgroups: { most: 100, of: 'subgroups per user group', advice: 'Put some of them into another group.' },
  submessages: { most: 5000, of: 'submessages per message', advice: 'Send a new message.' },
  submessagesOfUser: { most: 200, of: 'submessages per user and message' },
  submessageKibibytes: { most: 256, of: 'KiB of submessages per message', advice: 'Send a new message.' },
  reactions: {
    most: 50,
    of: 'reactions per user and message',
    advice: 'Remove one of your reactions first.',
  },
} as const satisfies Readonly<Record<string, Cap>>;

export type CapName = keyof typeof caps;

type DailyCap = Extract<CapName, `${string}PerDay`>;

/** Adds to the requester's count of today. Throws if the count exceeds the cap. */
export const countToday = async (scope: Counting, kind: DailyCap, more = 1): Promise<void> => {
  if (more > 0) checkCap(caps[kind], await addToday(scope, kind, more));
};
