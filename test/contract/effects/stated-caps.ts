import { shownBy, type Effects } from './effect.js';

const DRAFTS = 'drafts/caps.test.ts';
const SCHEDULED = 'scheduled-messages/caps.test.ts';
const UPLOADS = 'attachments/caps.test.ts';
const OTHERS = 'security/caps.test.ts';

/** Caps of `src/caps.ts`, as their descriptions state them. */
export const statedCaps: Effects = {
  'at most 1000 drafts': shownBy(DRAFTS, 'keep the number of a request, and of a user'),
  'at most 2 mib': shownBy(DRAFTS, 'keep the bytes of a user, of new drafts and of edited ones'),
  'at most 512 kib': shownBy(DRAFTS, 'keep the bytes of a request, so that its event is small'),
  'at most 500 scheduled': shownBy(
    SCHEDULED,
    'keep their number, with those of bots and failed ones, and let one be edited',
  ),
  'at most 8 mib': shownBy(SCHEDULED, 'keep their size in bytes, of new and of edited ones'),
  'at most 20000 uploaded': shownBy(UPLOADS, 'keep the number of files of a user, however small'),
  'at most 200 new': shownBy(OTHERS, 'let a user create 200 bots a day, also if they are deactivated'),
  'at most 100 avatars': shownBy(
    OTHERS,
    'let a user send 100 avatars a day, for themselves and their bots, readable or not',
  ),
  'at most 2000 emoji': shownBy(OTHERS, 'let a user send 2000 images of emoji a day'),
  'at most 500 custom': shownBy(
    OTHERS,
    'let a member add 500 emoji, an administrator more, the organization 10,000',
  ),
  'at most 10000 custom': shownBy(
    OTHERS,
    'let a member add 500 emoji, an administrator more, the organization 10,000',
  ),
  'at most 100 custom': shownBy(OTHERS, 'let an organization have 100 profile fields of 128 KiB'),
  'at most 128 kib': shownBy(OTHERS, 'let an organization have 100 profile fields of 128 KiB'),
  'at most 100 new': shownBy(OTHERS, 'let a request create 100 channels, and no more'),
  'at most 500 new': shownBy(OTHERS, 'let a user create 500 channels a day, those of bots included'),
  'at most 20000 pairs': shownBy(
    OTHERS,
    'let a request name 20,000 pairs of a channel and a user, each counted once',
  ),
  'at most 200000 new': shownBy(OTHERS, 'let a user make 200,000 subscriptions a day'),
  'at most 16 mib': shownBy(OTHERS, 'bound the events of one request by bytes, and each event'),
  'at most 50 reactions': shownBy(OTHERS, 'let a user react to a message with 50 emoji, whatever others do'),
  'at most 200 user': shownBy(
    OTHERS,
    'let a member create 200 groups, an administrator more, the organization 5000',
  ),
  'at most 5000 user': shownBy(
    OTHERS,
    'let a member create 200 groups, an administrator more, the organization 5000',
  ),
  'at most 100000 users': shownBy(OTHERS, 'let a user list 100,000 users and groups a day'),
  'at most 100 subgroups': shownBy(OTHERS, 'let a group have 100 subgroups'),
  'at most 100 linkifiers': shownBy(OTHERS, 'let an organization have 100 linkifiers'),
};
