import { errors } from '../../generated/errors.js';
import type { ApiError } from '../contract/api-error.js';

/** A limit on a number of objects. The contract states it as "at most {most} {of}". */
export interface Cap {
  readonly most: number;
  /** The counted objects, and per what they are counted. */
  readonly of: string;
  /** What a client that reached the cap can do, as a sentence. */
  readonly advice?: string;
  /** What is deleted to make room, instead of an error. */
  readonly ends?: string;
}

const TOMORROW = 'Try again tomorrow.';
const SPLIT = 'Split the request.';

/** All caps on counts that no schema states. They prevent abuse and do not affect normal clients. */
export const caps = {
  queues: { most: 100, of: 'event queues per user', ends: 'the queue that was idle the longest' },
  queuesOfOwner: {
    most: 300,
    of: 'event queues of a person with all their bots',
    ends: 'the queue that was idle the longest, of the account with the most',
  },
  localIds: { most: 200, of: 'remembered local IDs per event queue', ends: 'the oldest one' },
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

/** Returns the error for a request that would exceed a cap. */
export const capReached = ({ most, of, advice }: Cap): ApiError =>
  errors.limitReached({ limit: most, of, advice: advice === undefined ? '' : ` ${advice}` });

/** Throws if `count` exceeds a cap. */
export const checkCap = (cap: Cap, count: number): void => {
  if (count > cap.most) throw capReached(cap);
};
