/** The table of changes by feature level, with the names in each row. */
export const changes: Readonly<Record<number, readonly string[]>> = {
  282: ['tutorial_status'],
  280: ['can_create_web_public_channel_group', 'create_web_public_stream_policy'],
  276: ['data-original-dimensions'],
  274: ['delete_message'],
  273: ['server_thumbnail_formats'],
  272: ['POST /user_uploads', 'url', 'uri'],
  270: ['direct_message_initiator_group', 'direct_message_permission_group', 'private_message_policy'],
  267: ['notify_referrer_on_join'],
  266: ['can_create_private_channel_group', 'create_private_stream_policy'],
  264: ['can_create_public_channel_group', 'create_public_stream_policy'],
  263: ['last_update_id', 'presence_last_update_id', 'slim_presence'],
  261: ['include_realm_default_subscriptions'],
  259: ['onboarding_steps'],
  257: ['realm_uri', 'realm_url'],
  255: ['channel'],
  252: ['PATCH /realm/profile_fields/{field_id}'],
  251: ['realm_upload_quota_mib'],
  243: ['authentication_methods'],
  242: ['announce'],
  241: [
    'notifications_stream',
    'signup_notifications_stream',
    'new_stream_announcements_stream',
    'signup_announcements_stream',
  ],
  240: ['restart', 'immediate', 'web_reload_client'],
  236: ['read_by_sender'],
  234: ['realm_name'],
  233: ['hotspots', 'onboarding_steps', 'POST /users/me/onboarding_steps'],
  232: ['user_list_incomplete'],
  231: ['realm_push_notifications_enabled', 'end_timestamp', 'realm'],
  230: ['has_trigger', 'hotspots'],
  229: ['mention', 'codes'],
  228: ['presence', 'users'],
  227: ['desktop_icon_count_display'],
  226: ['email_address'],
  225: ['can_access_all_users_group_id'],
  223: ['appid'],
  222: ['is_active', 'remove', 'add'],
  221: ['server_supported_permission_settings'],
  220: ['web-public'],
  218: ['POST /messages', 'automatic_new_visibility_policy'],
  216: ['enable_guest_user_indicator'],
  215: ['typing', 'direct', 'private'],
  208: ['BAD_REQUEST', '400'],
  167: ['ignored_parameters_unsupported'],
};

/** Levels that only mark a release. */
export const releaseMarkers: readonly number[] = [277, 237];

/**
 * The release lines that the table shows, with their first level. The release of levels below the last line
 * is left open.
 */
export const shownLines: readonly (readonly [release: string, first: number])[] = [
  ['10.0', 278],
  ['9.0', 238],
  ['8.0', 1],
];

/** Levels whose text the specification leaves open. */
export const openLevels: readonly number[] = [281, 271, 268, 265, 262, 256, 250, 249, 247, 246, 235];

/** Levels of the shown releases that are mentioned only outside the table. */
export const elsewhere: readonly number[] = [275, 269, 260, 258, 254, 253, 248, 245, 244, 224, 219];

/** Levels below this one are left open. */
export const leastShown = 215;

/** The newest level of the table. */
export const newest = 282;
