import type { Sentence } from './sentence.js';
import {
  batchesEmails,
  hidesContent,
  mailsChannels,
  mailsDigests,
  mailsDirectMessages,
  mailsFollowedTopics,
  mailsLogins,
  mailsWildcards,
  mailsWildcardsInFollowedTopics,
} from './mail-effects.js';
import { flag, numbers, setting } from './setting-row.js';

/** The parameters of PATCH /settings from `enable_stream_desktop_notifications` on. */
export const notificationSettings: readonly Sentence[] = [
  setting('enable_stream_desktop_notifications | boolean | Desktop notifications for channel messages'),
  setting(
    'enable_stream_email_notifications | boolean | Email notifications for channel messages',
    flag,
    mailsChannels,
  ),
  setting('enable_stream_push_notifications | boolean | Mobile notifications for channel messages'),
  setting('enable_stream_audible_notifications | boolean | Audible notifications for channel messages'),
  setting('notification_sound | string | Sound name', {
    takes: ['ding', 'zulip', 'none'],
    refuses: ['gong', '', 'DING'],
  }),
  setting('enable_desktop_notifications | boolean | Desktop notifications for direct messages and mentions'),
  setting('enable_sounds | boolean | Audible notifications for direct messages and mentions'),
  setting(
    'email_notifications_batching_period_seconds | integer | Seconds to batch email notifications (FL 82)',
    { takes: [1, 60, 604_800], refuses: [0, -1, 604_801, 'soon'] },
    batchesEmails,
  ),
  setting(
    'enable_offline_email_notifications | boolean | Email for direct messages and mentions while offline',
    flag,
    mailsDirectMessages,
  ),
  setting('enable_offline_push_notifications | boolean | Mobile notification while offline'),
  setting('enable_online_push_notifications | boolean | Mobile notification while online'),
  setting('enable_followed_topic_desktop_notifications | boolean | FL 189'),
  setting('enable_followed_topic_email_notifications | boolean | FL 189', flag, mailsFollowedTopics),
  setting('enable_followed_topic_push_notifications | boolean | FL 189'),
  setting('enable_followed_topic_audible_notifications | boolean | FL 189'),
  setting('enable_digest_emails | boolean | Digest emails when away', flag, mailsDigests),
  setting('enable_marketing_emails | boolean | No function outside the hosted offering'),
  setting('enable_login_emails | boolean | Email on new logins', flag, mailsLogins),
  setting(
    'message_content_in_email_notifications | boolean | Include message content in emails',
    flag,
    hidesContent,
  ),
  setting(
    'pm_content_in_desktop_notifications | boolean | Include direct message content in desktop notifications',
  ),
  setting(
    'wildcard_mentions_notify | boolean | Wildcard mentions notify like personal mentions',
    flag,
    mailsWildcards,
  ),
  setting(
    'enable_followed_topic_wildcard_mentions_notify | boolean | FL 189',
    flag,
    mailsWildcardsInFollowedTopics,
  ),
  setting(
    'desktop_icon_count_display | integer | 1 all unread messages; 2 DMs, mentions and followed topics; 3 DMs and mentions; 4 none (options renumbered at FL 227)',
    numbers(4),
  ),
];
