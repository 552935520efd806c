import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';

import { Header } from 'tar';

import { scratchFile } from '../../support/scratch-file.js';

export interface Packed {
  readonly name: string;
  readonly content: string | Buffer;
  /** Fields of the header that differ from those of a regular file. */
  readonly header?: object;
}

const BLOCK = 512;

const toBlocks = ({ name, content, header }: Packed): Buffer => {
  const bytes = Buffer.from(content);
  const block = Buffer.alloc(BLOCK);
  new Header({ path: name, size: bytes.length, mode: 0o600, type: 'File', ...header }).encode(block, 0);
  return Buffer.concat([block, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
};

/** Packs files without any checks. Returns the path of the archive. */
export const pack = (
  files: readonly Packed[],
  { isGzip = true, after = Buffer.alloc(2 * BLOCK) } = {},
): string => {
  const tar = Buffer.concat([...files.map(toBlocks), after]);
  const path = scratchFile('archive.tar.gz');
  writeFileSync(path, isGzip ? gzipSync(tar) : tar);
  return path;
};

type Records = Record<string, Record<string, unknown>[]>;

export const MANIFEST = {
  format: 'team-chat-archive',
  version: 1,
  kind: 'public',
  made_at: 1_717_200_000,
  server_version: '10.0',
  feature_level: 282,
  organization: 'Boats',
  site: 'http://chat.example.com',
};

const user = (id: number, name: string): Record<string, unknown> => ({
  id,
  email: `user.${id}@example.org`,
  full_name: name,
  role: id === 7 ? 100 : 400,
  is_active: true,
  is_billing_admin: false,
  timezone: '',
  joined_at: 1_700_000_000,
  bot_type: null,
  bot_owner: null,
  system_bot: null,
  avatar: null,
  settings: {},
});

const channel = (id: number, name: string): Record<string, unknown> => ({
  id,
  name,
  description: '',
  created_at: 1_700_000_000,
  creator: 7,
  is_archived: false,
  is_private: false,
  is_web_public: false,
  is_default: true,
  history_public_to_subscribers: true,
  post_policy: 1,
  retention_days: null,
  can_remove_subscribers: 3,
});

export const message = (
  id: number,
  content = 'calm',
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id,
  sender: 7,
  channel: 5,
  topic: 'weather',
  users: null,
  sent_at: 1_700_000_100,
  edited_at: null,
  client: 'website',
  content,
  ...more,
});

/** A small valid archive: two users, a group, a channel with two messages, and a file. */
export const validRecords = (): Records => ({
  organization: [
    {
      name: 'Boats',
      description: '',
      created_at: 1_700_000_000,
      settings: {},
      user_defaults: {},
      icon: null,
      logo: null,
      night_logo: null,
    },
  ],
  users: [user(7, 'Olga Owner'), user(9, 'Max Member')],
  groups: [
    { id: 3, name: 'role:administrators', description: '', is_system: true, can_mention: 4 },
    { id: 4, name: 'role:nobody', description: '', is_system: true, can_mention: 4 },
    { id: 12, name: 'crew', description: '', is_system: false, can_mention: 3 },
  ],
  group_members: [{ group: 12, user: 9 }],
  channels: [channel(5, 'harbour')],
  subscriptions: [{ user: 7, channel: 5 }],
  attachments: [
    {
      id: 2,
      path: '1/ab/abcdefghijklmnopqrstuvwx/log.txt',
      name: 'log.txt',
      owner: 7,
      content_type: 'text/plain',
      created_at_ms: 1_700_000_000_000,
      file: { name: 'files/attachments/2', size: 4 },
    },
  ],
  messages: [message(20), message(25, 'windy')],
  reactions: [
    { message: 25, user: 9, emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' },
  ],
});

const lines = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** Returns the files of an archive with these records. `attachments` are followed by the file that the first names. */
export const filesOf = (records: Records): Packed[] => {
  const counts = Object.fromEntries(Object.entries(records).map(([kind, list]) => [kind, list.length]));
  const parts = Object.entries(records).flatMap(([kind, list]): Packed[] => [
    { name: `${kind}/000001.jsonl`, content: lines(list) },
    ...(kind === 'attachments' ? [{ name: 'files/attachments/2', content: 'calm' }] : []),
  ]);
  return [
    { name: 'manifest.json', content: JSON.stringify(MANIFEST) },
    ...parts,
    { name: 'end.json', content: JSON.stringify({ counts, files: 'attachments' in records ? 1 : 0 }) },
  ];
};
