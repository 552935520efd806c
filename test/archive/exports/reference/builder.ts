import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { create } from 'tar';

import { temporaryFolder } from '../../../../src/server/testing/temporary-folder.js';

export type Row = Record<string, unknown>;

/** IDs of the built organization. */
export const ids = {
  realm: 2,
  notificationBot: 1,
  mailBot: 2,
  welcomeBot: 3,
  owner: 10,
  member: 11,
  guest: 12,
  bot: 13,
  webhook: 14,
  dummy: 15,
  general: 20,
  secret: 21,
  vault: 22,
  archived: 23,
  group: 130,
} as const;

/** The recipient of a user, or of a channel, has its ID plus 1000. */
export const to = (id: number): number => id + 1000;

export const flags = {
  read: 1,
  starred: 2,
  collapsed: 4,
  mentioned: 8,
  channelWildcard: 16,
  alert: 512,
} as const;

const CREATED = 1_600_000_000.25;

const SYSTEM_GROUPS = [
  'role:internet',
  'role:everyone',
  'role:members',
  'role:fullmembers',
  'role:moderators',
  'role:administrators',
  'role:owners',
  'role:nobody',
];

/** Returns the ID of a system group. */
export const systemGroup = (name: string): number => 201 + SYSTEM_GROUPS.indexOf(name);

export const userRow = (id: number, name: string, more: Row = {}): Row => ({
  id,
  email: `user${id}@old.example.com`,
  delivery_email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  full_name: name,
  role: 400,
  is_active: true,
  is_mirror_dummy: false,
  is_bot: false,
  bot_type: null,
  bot_owner: null,
  is_billing_admin: false,
  is_staff: false,
  is_superuser: false,
  long_term_idle: false,
  date_joined: CREATED,
  last_login: CREATED,
  timezone: 'Europe/Berlin',
  avatar_source: 'G',
  avatar_version: 1,
  realm: ids.realm,
  recipient: to(id),
  groups: [],
  user_permissions: [],
  default_sending_stream: null,
  default_events_register_stream: null,
  default_all_public_streams: false,
  twenty_four_hour_time: true,
  color_scheme: 2,
  tos_version: '1.0',
  ...more,
});

export const channelRow = (id: number, name: string, more: Row = {}): Row => ({
  id,
  name,
  realm: ids.realm,
  date_created: CREATED,
  creator: ids.owner,
  deactivated: false,
  description: `About ${name}`,
  rendered_description: `<p>About ${name}</p>`,
  recipient: to(id),
  invite_only: false,
  history_public_to_subscribers: true,
  is_web_public: false,
  stream_post_policy: 1,
  is_in_zephyr_realm: false,
  message_retention_days: null,
  can_remove_subscribers_group: systemGroup('role:administrators'),
  first_message_id: null,
  ...more,
});

const groupRow = (id: number, name: string, more: Row = {}): Row => ({
  id,
  usergroup_ptr: id,
  realm_for_sharding: ids.realm,
  name,
  description: `The group ${name}`,
  is_system_group: false,
  can_mention_group: systemGroup('role:everyone'),
  ...more,
});

const realmRow = (): Row => ({
  id: ids.realm,
  name: 'Old Boats',
  string_id: 'boats',
  description: 'We *sail*',
  date_created: CREATED,
  deactivated: false,
  uuid_owner_secret: 'realm-secret',
  icon_source: 'G',
  logo_source: 'D',
  night_logo_source: 'D',
  message_retention_days: null,
  message_content_edit_limit_seconds: null,
  invite_to_realm_policy: 2,
  waiting_period_threshold: 3,
  mandatory_topics: false,
  allow_edit_history: true,
  digest_weekday: 4,
  can_create_public_channel_group: systemGroup('role:moderators'),
  can_create_private_channel_group: 220,
  create_multiuse_invite_group: systemGroup('role:administrators'),
  can_access_all_users_group: systemGroup('role:everyone'),
  new_stream_announcements_stream: ids.general,
  zulip_update_announcements_stream: ids.archived,
});

/** An export of the reference server at feature level 282, as its tables. */
export class ReferenceBuilder {
  readonly tables: Record<string, Row[]>;
  readonly messages: Row[] = [];
  readonly userMessages: Row[] = [];
  readonly attachments: Row[] = [];
  readonly records: Record<string, Row[]> = { uploads: [], avatars: [], emoji: [], realm_icons: [] };
  /** Other files, by their path in the folder. */
  readonly files = new Map<string, string | Uint8Array>();
  perFile = 1000;
  #lastRow = 5000;

  constructor() {
    this.tables = {
      zerver_realm: [realmRow()],
      zerver_realmauthenticationmethod: [{ id: 1, realm: ids.realm, name: 'Email' }],
      zerver_realmuserdefault: [{ id: 1, realm: ids.realm, dense_mode: false, color_scheme: 3 }],
      zerver_client: [
        { id: 1, name: 'website' },
        { id: 2, name: 'ZulipMobile' },
      ],
      zerver_userprofile: [
        userRow(ids.owner, 'Olga Owner', { role: 100 }),
        userRow(ids.member, 'Max Member'),
        userRow(ids.guest, 'Gina Guest', { role: 600 }),
        userRow(ids.bot, 'Ferry Bot', { is_bot: true, bot_type: 1, bot_owner: ids.member }),
        userRow(ids.webhook, 'Hook Bot', {
          is_bot: true,
          bot_type: 3,
          bot_owner: ids.owner,
          default_sending_stream: ids.general,
        }),
      ],
      zerver_userprofile_mirrordummy: [
        userRow(ids.dummy, 'Dora Dummy', {
          is_mirror_dummy: true,
          is_active: true,
          email: 'dora@elsewhere.org',
        }),
      ],
      zerver_userprofile_crossrealm: [
        {
          id: ids.notificationBot,
          email: 'notification-bot@zulip.com',
          recipient_id: to(ids.notificationBot),
        },
        { id: ids.mailBot, email: 'emailgateway@zulip.com', recipient_id: to(ids.mailBot) },
        { id: ids.welcomeBot, email: 'welcome-bot@zulip.com', recipient_id: to(ids.welcomeBot) },
      ],
      zerver_usergroup: [
        ...SYSTEM_GROUPS.map((_, index) => ({ id: 201 + index, realm: ids.realm })),
        { id: 210, realm: ids.realm },
        { id: 211, realm: ids.realm },
        { id: 220, realm: ids.realm },
      ],
      zerver_namedusergroup: [
        ...SYSTEM_GROUPS.map((name, index) =>
          groupRow(201 + index, name, {
            is_system_group: true,
            can_mention_group: systemGroup('role:nobody'),
          }),
        ),
        groupRow(210, 'crew', { can_mention_group: 220 }),
        groupRow(211, 'Fleet'),
      ],
      zerver_usergroupmembership: [
        { id: 1, user_group: 210, user_profile: ids.member },
        { id: 2, user_group: systemGroup('role:owners'), user_profile: ids.owner },
        { id: 3, user_group: 220, user_profile: ids.owner },
      ],
      zerver_groupgroupmembership: [{ id: 1, supergroup: 211, subgroup: 210 }],
      zerver_stream: [
        channelRow(ids.general, 'general'),
        channelRow(ids.secret, 'secret', { invite_only: true }),
        channelRow(ids.vault, 'vault', { invite_only: true, history_public_to_subscribers: false }),
        channelRow(ids.archived, '!DEACTIVATED:old', { deactivated: true, invite_only: true }),
      ],
      zerver_defaultstream: [{ id: 1, realm: ids.realm, stream: ids.general }],
      zerver_huddle: [{ id: 5, huddle_hash: 'abc', recipient: ids.group }],
      zerver_recipient: [
        ...[ids.owner, ids.member, ids.guest, ids.bot].map((id) => ({ id: to(id), type: 1, type_id: id })),
        ...[ids.general, ids.secret, ids.vault, ids.archived].map((id) => ({
          id: to(id),
          type: 2,
          type_id: id,
        })),
        { id: ids.group, type: 3, type_id: 5 },
      ],
      zerver_subscription: [],
      zerver_reaction: [],
      zerver_userpresence: [{ id: 1, user_profile: ids.owner, last_active_time: CREATED }],
    };
    for (const user of [ids.owner, ids.member, ids.guest]) this.subscribe(user, ids.group);
    for (const user of [ids.owner, ids.member]) this.subscribe(user, to(ids.general));
  }

  add(table: string, ...rows: Row[]): this {
    (this.tables[table] ??= []).push(...rows);
    return this;
  }

  /** Returns the only row with an ID, for changes. */
  row(table: string, id: number): Row {
    const found = this.tables[table]?.find((row) => row.id === id);
    if (!found) throw new Error(`${table} has no row ${id}.`);
    return found;
  }

  subscribe(user: number, recipient: number, more: Row = {}): this {
    return this.add('zerver_subscription', {
      id: (this.#lastRow += 1),
      user_profile: user,
      recipient,
      active: true,
      is_user_active: true,
      is_muted: false,
      color: '#76CE90',
      pin_to_top: false,
      desktop_notifications: null,
      audible_notifications: null,
      push_notifications: null,
      email_notifications: null,
      wildcard_mentions_notify: null,
      ...more,
    });
  }

  /** Adds a message, and the flags of its receivers. */
  message(
    id: number,
    sender: number,
    recipient: number,
    more: Row = {},
    receivers: Record<number, number> = {},
  ): this {
    this.messages.push({
      id,
      sender,
      recipient,
      realm: ids.realm,
      subject: 'weather',
      content: `message ${id}`,
      rendered_content: `<p>never <script>used</script> ${id}</p>`,
      rendered_content_version: 1,
      date_sent: 1_700_000_000.5 + id,
      sending_client: 1,
      last_edit_time: null,
      edit_history: null,
      has_attachment: false,
      has_image: false,
      has_link: false,
      ...more,
    });
    for (const [user, mask] of Object.entries(receivers)) {
      this.userMessages.push({
        id: (this.#lastRow += 1),
        user_profile: Number(user),
        message: id,
        flags_mask: mask,
      });
    }
    return this;
  }

  /** Adds an uploaded file. */
  upload(id: number, path: string, content: string | Uint8Array, more: Row = {}): this {
    this.attachments.push({
      id,
      file_name: path.split('/').at(-1),
      path_id: path,
      owner: ids.member,
      realm: ids.realm,
      create_time: CREATED,
      size: content.length,
      content_type: null,
      is_realm_public: true,
      is_web_public: false,
      messages: [],
      scheduled_messages: [],
      ...more,
    });
    return this.file('uploads', path, content, { user_profile_id: ids.member });
  }

  /** Adds a file to one of the folders with a list. */
  file(folder: string, path: string, content: string | Uint8Array, more: Row = {}): this {
    this.records[folder]?.push({
      realm_id: ids.realm,
      path,
      s3_path: path,
      size: content.length,
      content_type: null,
      last_modified: CREATED,
      ...more,
    });
    this.files.set(`${folder}/${path}`, content);
    return this;
  }

  /** Writes the folder. Returns its path. */
  async writeFolder(): Promise<string> {
    const folder = join(temporaryFolder('reference'), 'export-2024');
    const all = new Map(this.files);
    const addJson = (name: string, value: unknown): void => {
      if (!all.has(name)) all.set(name, JSON.stringify(value, undefined, 2));
    };
    addJson('realm.json', this.tables);
    addJson('attachment.json', { zerver_attachment: this.attachments });
    addJson('analytics.json', { analytics_realmcount: [] });
    addJson('stats.txt', 'realm.json');
    for (const [name, rows] of Object.entries(this.records)) addJson(`${name}/records.json`, rows);
    for (
      let start = 0, number = 1;
      start < Math.max(1, this.messages.length);
      start += this.perFile, number += 1
    ) {
      const messages = this.messages.slice(start, start + this.perFile);
      const own = new Set(messages.map(({ id }) => id));
      addJson(`messages-${String(number).padStart(6, '0')}.json`, {
        zerver_message: messages,
        zerver_usermessage: this.userMessages.filter(({ message }) => own.has(message)),
      });
    }
    for (const [name, content] of all) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return folder;
  }

  /** Packs the folder as the reference server does. Returns the path of the file. */
  async write(): Promise<string> {
    const folder = await this.writeFolder();
    const file = `${folder}.tar.gz`;
    await create({ gzip: true, file, cwd: dirname(folder) }, ['export-2024']);
    return file;
  }
}
