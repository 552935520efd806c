import { shownBy, type Effects } from './effect.js';

const DRAFTS = 'chat/drafts/caps.test.ts';
const SCHEDULED = 'chat/scheduled-messages/caps.test.ts';
const UPLOADS = 'chat/attachments/caps.test.ts';
const STORAGE = 'chat/bots/updateBotStorage.test.ts';
const OTHERS = 'security/caps.test.ts';

/** Caps of `src/chat/caps.ts`, as their descriptions state them. */
export const statedCaps: Effects = {
  'at most 1000 drafts': shownBy(DRAFTS, 'caps the number of drafts per request and per user'),
  'at most 2 mib': shownBy(DRAFTS, 'caps the bytes per user for new and edited drafts'),
  'at most 512 kib': shownBy(DRAFTS, 'caps the bytes per request, so that the event stays small'),
  'at most 500 scheduled': shownBy(
    SCHEDULED,
    'caps their number per user, counting failed ones and those of bots, but permits edits',
  ),
  'at most 8 mib': shownBy(SCHEDULED, 'caps their bytes per user, for new and edited messages'),
  'at most 20000 uploaded': shownBy(UPLOADS, 'caps the number of files per user, however small'),
  'at most 5000 open': shownBy(
    'accounts/invitations/createInvitations.test.ts',
    'limits a user to 500 invitation emails a day, and to 5000 open invitations in all',
  ),
  'at most 500 invitation': shownBy(
    'accounts/invitations/createInvitations.test.ts',
    'limits a user to 500 invitation emails a day, and to 5000 open invitations in all',
  ),
  'at most 500 open': shownBy(
    'accounts/invitations/createInvitationLink.test.ts',
    'limits the organization to 500 open links',
  ),
  'at most 256 mib': shownBy(
    OTHERS,
    'limit a user and their bots to 256 MiB of messages a day, edits and submessages included',
  ),
  'at most 200 new': shownBy(OTHERS, 'limit a user to 200 new bots a day, deactivated ones included'),
  'at most 100 avatars': shownBy(
    OTHERS,
    'limit a user to 100 avatars a day, for themselves and their bots, invalid images included',
  ),
  'at most 100 icons': shownBy(OTHERS, 'limit a user to 100 icons and logos a day, invalid images included'),
  'at most 2000 emoji': shownBy(OTHERS, 'limit a user to 2000 emoji images a day'),
  'at most 500 custom': shownBy(OTHERS, 'limit a member to 500 emoji, and the organization to 10,000'),
  'at most 10000 custom': shownBy(OTHERS, 'limit a member to 500 emoji, and the organization to 10,000'),
  'at most 100 custom': shownBy(OTHERS, 'limit an organization to 100 profile fields of 128 KiB'),
  'at most 128 kib': shownBy(OTHERS, 'limit an organization to 100 profile fields of 128 KiB'),
  'at most 100 new': shownBy(OTHERS, 'limit a request to 100 new channels'),
  'at most 500 new': shownBy(OTHERS, 'limit a user and their bots to 500 new channels a day'),
  'at most 20000 pairs': shownBy(
    OTHERS,
    'limit a request to 20,000 pairs of a channel and a user, each counted once',
  ),
  'at most 200000 new': shownBy(OTHERS, 'limit a user to 200,000 subscriptions a day'),
  'at most 16 mib': shownBy(OTHERS, 'limit the bytes of one event, and of all events of a request'),
  'at most 20000 topics': shownBy(
    'chat/channels/updateUserTopic.test.ts',
    'refuses a policy for more than 20000 topics',
  ),
  'at most 200 remembered': shownBy(
    'chat/messages/local-ids.test.ts',
    'is forgotten when 200 newer ones are remembered for the queue',
  ),
  'at most 200 submessages': shownBy('chat/messages/createSubmessage.test.ts', 'per user and message'),
  'at most 5000 submessages': shownBy('chat/messages/createSubmessage.test.ts', 'per message'),
  'at most 256 kib': shownBy('chat/messages/createSubmessage.test.ts', 'of bytes per message'),
  'at most 50 reactions': shownBy(
    OTHERS,
    'limit a user to 50 reactions to a message, regardless of other users',
  ),
  'at most 200 user': shownBy(OTHERS, 'limit a member to 200 groups, and the organization to 5000'),
  'at most 5000 user': shownBy(OTHERS, 'limit a member to 200 groups, and the organization to 5000'),
  'at most 100000 users': shownBy(OTHERS, 'limit a user to 100,000 listed users and groups a day'),
  'at most 100 subgroups': shownBy(OTHERS, 'limit a group to 100 subgroups'),
  'at most 1000 waiting': shownBy(
    'chat/bots/webhooks/retries.test.ts',
    'are kept for at most 1000 messages of a bot: the oldest is deleted',
  ),
  'at most 1 mib': shownBy('chat/bots/webhooks/replies.test.ts', 'are not read beyond 1 MiB'),
  'at most 10000 entries': shownBy(STORAGE, 'accepts 10000 entries of an account, and not one more'),
  'at most 100 mib': shownBy(STORAGE, 'limits the storages of a user and all their bots together'),
  'at most 100 domains': shownBy(
    'chat/organization/createDomain.test.ts',
    'limits an organization to 100 domains',
  ),
  'at most 100 code': shownBy(
    'chat/organization/createPlayground.test.ts',
    'are at most 100 in an organization',
  ),
  'at most 100 linkifiers': shownBy(OTHERS, 'limit an organization to 100 linkifiers'),
};
