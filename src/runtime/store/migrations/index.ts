import type { Knex } from 'knex';

import * as first from './0001_first.js';
import * as drafts from './0002_drafts.js';
import * as userStatuses from './0003_user_statuses.js';
import * as reactions from './0004_reactions.js';
import * as userPresence from './0005_user_presence.js';
import * as emailChanges from './0006_email_changes.js';
import * as profileFields from './0007_profile_fields.js';
import * as scheduledMessages from './0008_scheduled_messages.js';
import * as movedMessages from './0009_moved_messages.js';
import * as attachments from './0010_attachments.js';
import * as botsAndPictures from './0011_bots_and_pictures.js';
import * as personalLists from './0012_personal_lists.js';
import * as profileValues from './0013_profile_values.js';
import * as linkifiers from './0014_linkifiers.js';
import * as presenceStatus from './0015_presence_status.js';
import * as emailNotifications from './0016_email_notifications.js';
import * as loginsAndDigests from './0017_logins_and_digests.js';
import * as sessions from './0018_sessions.js';
import * as boundedLog from './0019_bounded_log.js';
import * as searchIndex from './0020_search_index.js';
import * as boundedHtml from './0021_bounded_html.js';
import * as caps from './0022_caps.js';
import * as loginNetworks from './0023_login_networks.js';
import * as endedRights from './0024_ended_rights.js';
import * as emojiNames from './0025_emoji_names.js';
import * as searchStems from './0026_search_stems.js';
import * as resolveNotices from './0027_resolve_notices.js';
import * as outgoingWebhooks from './0028_outgoing_webhooks.js';
import * as botStorage from './0029_bot_storage.js';
import * as thumbnails from './0030_thumbnails.js';
import * as readRanges from './0032_read_ranges.js';
import * as arrivals from './0033_arrivals.js';
import * as arrivedMessages from './0034_arrived_messages.js';
import * as localIdsAndSubmessages from './0035_local_ids_and_submessages.js';
import * as people from './0036_people.js';
import * as domainsAndPlaygrounds from './0037_domains_and_playgrounds.js';
import * as organizationPictures from './0038_organization_pictures.js';
import * as retries from './0039_retries.js';
import * as invitations from './0040_invitations.js';
import * as dataExports from './0041_exports.js';
import * as listedMessages from './0042_listed_messages.js';
import * as indexesAtScale from './0043_indexes_at_scale.js';
import * as subscriptionChanges from './0044_subscription_changes.js';
import * as readFloors from './0045_read_floors.js';
import * as readersOfMessages from './0046_readers_of_messages.js';
import * as messageVersions from './0047_message_versions.js';
import * as fences from './0048_fences.js';
import * as listedInPlaces from './0049_listed_in_places.js';
import * as formerNames from './0050_former_names.js';
import * as searchVersions from './0051_search_versions.js';
import * as dottedNames from './0052_dotted_names.js';
import * as invitationSeeds from './0053_invitation_seeds.js';

/** Safe to run again after it ended anywhere in between; never edited once it is merged. */
export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
}

/** In the order they run. */
export const migrations: readonly Migration[] = [
  { name: '0001_first', ...first },
  { name: '0002_drafts', ...drafts },
  { name: '0003_user_statuses', ...userStatuses },
  { name: '0004_reactions', ...reactions },
  { name: '0005_user_presence', ...userPresence },
  { name: '0006_email_changes', ...emailChanges },
  { name: '0007_profile_fields', ...profileFields },
  { name: '0008_scheduled_messages', ...scheduledMessages },
  { name: '0009_moved_messages', ...movedMessages },
  { name: '0010_attachments', ...attachments },
  { name: '0011_bots_and_pictures', ...botsAndPictures },
  { name: '0012_personal_lists', ...personalLists },
  { name: '0013_profile_values', ...profileValues },
  { name: '0014_linkifiers', ...linkifiers },
  { name: '0015_presence_status', ...presenceStatus },
  { name: '0016_email_notifications', ...emailNotifications },
  { name: '0017_logins_and_digests', ...loginsAndDigests },
  { name: '0018_sessions', ...sessions },
  { name: '0019_bounded_log', ...boundedLog },
  { name: '0020_search_index', ...searchIndex },
  { name: '0021_bounded_html', ...boundedHtml },
  { name: '0022_caps', ...caps },
  { name: '0023_login_networks', ...loginNetworks },
  { name: '0024_ended_rights', ...endedRights },
  { name: '0025_emoji_names', ...emojiNames },
  { name: '0026_search_stems', ...searchStems },
  { name: '0027_resolve_notices', ...resolveNotices },
  { name: '0028_outgoing_webhooks', ...outgoingWebhooks },
  { name: '0029_bot_storage', ...botStorage },
  { name: '0030_thumbnails', ...thumbnails },
  { name: '0032_read_ranges', ...readRanges },
  { name: '0033_arrivals', ...arrivals },
  { name: '0034_arrived_messages', ...arrivedMessages },
  { name: '0035_local_ids_and_submessages', ...localIdsAndSubmessages },
  { name: '0036_people', ...people },
  { name: '0037_domains_and_playgrounds', ...domainsAndPlaygrounds },
  { name: '0038_organization_pictures', ...organizationPictures },
  { name: '0039_retries', ...retries },
  { name: '0040_invitations', ...invitations },
  { name: '0041_exports', ...dataExports },
  { name: '0042_listed_messages', ...listedMessages },
  { name: '0043_indexes_at_scale', ...indexesAtScale },
  { name: '0044_subscription_changes', ...subscriptionChanges },
  { name: '0045_read_floors', ...readFloors },
  { name: '0046_readers_of_messages', ...readersOfMessages },
  { name: '0047_message_versions', ...messageVersions },
  { name: '0048_fences', ...fences },
  { name: '0049_listed_in_places', ...listedInPlaces },
  { name: '0050_former_names', ...formerNames },
  { name: '0051_search_versions', ...searchVersions },
  { name: '0052_dotted_names', ...dottedNames },
  { name: '0053_invitation_seeds', ...invitationSeeds },
];
