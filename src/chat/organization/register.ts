import type { components } from '../../../generated/types.js';
import { thumbnailFormats } from '../attachments/thumbnail-formats.js';
import { MAX_CHANNEL_DESCRIPTION_LENGTH, MAX_CHANNEL_NAME_LENGTH } from '../channels/model/name.js';
import { externalAccounts } from '../profile-fields/external-accounts.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { systemGroupIds, type SystemGroupIds } from '../user-groups/system-groups.js';
import { emailHost } from '../../lib/email-address.js';
import { giphyRatings, videoChatProviders, withOfferedMethods } from './authentication-methods.js';
import { MIN_PASSWORD_GUESSES, MIN_PASSWORD_LENGTH, serverLimits } from './limits.js';
import { formerFields } from './legacy-fields.js';
import { permissionSettings } from './permission-settings.js';
import { findOrganization, type Organization } from './store.js';
import { viewPictures } from './view.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import { stopWords } from '../narrow/stop-words.js';
import { listAllDomains } from './domains.js';
import { listPlaygrounds } from './playgrounds.js';

/** Returns the register response's fields about lists of the organization and about integrations. */
export const listsRegisterFields = async (
  { tx, services: { config } }: TxScope,
  { wants }: Registration,
): Promise<components['schemas']['OrganizationListsRegisterFields']> => ({
  ...(wants('realm_domains') && { realm_domains: await listAllDomains(tx) }),
  ...(wants('realm_playgrounds') && { realm_playgrounds: await listPlaygrounds(tx) }),
  ...(wants('stop_words') && { stop_words: [...stopWords] }),
  ...(wants('giphy') && { giphy_api_key: config.giphyApiKey }),
  ...(wants('video_calls') && { has_zoom_token: false }),
});

type OrganizationRegisterFields = components['schemas']['OrganizationRegisterFields'];

const JITSI = 'https://meet.jit.si';

/** Returns every setting under the name `realm_<setting>`. */
const settingFields = ({ settings }: Organization): OrganizationRegisterFields =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`realm_${name}`, value]));

/** Returns the same information in the fields that older clients read. */
const olderFields = ({ settings }: Organization, groups: SystemGroupIds) => ({
  ...Object.fromEntries(
    Object.entries(formerFields(settings, groups)).map(([name, value]) => [`realm_${name}`, value]),
  ),
  zulip_plan_is_not_limited: true,
  realm_is_zephyr_mirror_realm: false,
  jitsi_server_url: settings.jitsi_server_url ?? JITSI,
});

const organizationFields = (organization: Organization, { config }: Services) => {
  const pictures = viewPictures(organization);
  return {
    realm_name: organization.name,
    realm_description: organization.description,
    realm_date_created: organization.date_created,
    realm_url: config.siteUrl,
    realm_uri: config.siteUrl,
    realm_bot_domain: emailHost(config.siteUrl),
    realm_plan_type: 1,
    service_plan_is_not_limited: true,
    upgrade_text_for_wide_organization_logo: '',
    realm_icon_url: pictures.icon.icon_url,
    realm_icon_source: pictures.icon.icon_source,
    realm_logo_url: pictures.logo.logo_url,
    realm_logo_source: pictures.logo.logo_source,
    realm_night_logo_url: pictures.night_logo.night_logo_url,
    realm_night_logo_source: pictures.night_logo.night_logo_source,
    realm_push_notifications_enabled: false,
    realm_push_notifications_enabled_end_timestamp: null,
    realm_upload_quota_mib: config.uploadQuotaMib,
    realm_available_video_chat_providers: videoChatProviders,
    realm_default_external_accounts: externalAccounts,
    giphy_rating_options: giphyRatings,
    settings_send_digest_emails: false,
  };
};

const serverFields = ({ config, startedAt }: Services) => ({
  ...serverLimits,
  max_stream_name_length: MAX_CHANNEL_NAME_LENGTH,
  max_stream_description_length: MAX_CHANNEL_DESCRIPTION_LENGTH,
  password_min_length: MIN_PASSWORD_LENGTH,
  password_min_guesses: MIN_PASSWORD_GUESSES,
  server_generation: startedAt,
  server_web_public_streams_enabled: config.webPublicStreamsEnabled,
  server_jitsi_server_url: JITSI,
  server_needs_upgrade: false,
  server_inline_image_preview: true,
  server_inline_url_embed_preview: false,
  server_avatar_changes_disabled: false,
  server_name_changes_disabled: false,
  server_thumbnail_formats: [...thumbnailFormats],
  server_supported_permission_settings: permissionSettings,
  development_environment: config.devMode,
});

/**
 * Returns the register response's fields for `realm`. They are read in its transaction, so that state and position
 * match.
 */
export const organizationRegisterFields = async (scope: TxScope): Promise<OrganizationRegisterFields> => {
  const { tx, services } = scope;
  const stored = await findOrganization(tx);
  if (!stored) throw new Error('The database holds no organization.');
  const organization = withOfferedMethods(services.config, stored);
  return {
    ...settingFields(organization),
    ...olderFields(organization, await systemGroupIds(scope)),
    ...organizationFields(organization, services),
    ...serverFields(services),
  };
};
