import { expect } from 'chai';

import { ArchiveReader } from '../../../src/archive/exports/format/reader.js';
import { ArchiveError } from '../../../src/archive/exports/format/source.js';
import { isImportRunning } from '../../../src/archive/exports/importing/state.js';
import { findOrganization } from '../../../src/chat/organization/store.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/databases.js';
import { startServer } from '../../support/server.js';
import { openTestStore } from '../../support/store.js';
import { filesOf, MANIFEST, message, pack, validRecords, type Packed } from './hostile.js';
import { importInto } from './import-fixtures.js';

type Records = ReturnType<typeof validRecords>;

/** Returns the valid archive with changed records. */
const withRecords = (change: (records: Records) => void): Packed[] => {
  const records = validRecords();
  change(records);
  return filesOf(records);
};

const first = (records: Records, kind: string): Record<string, unknown> => records[kind]?.[0] ?? {};

/** Changes a field of the first record of a kind. */
const field = (kind: string, name: string, value: unknown): Packed[] =>
  withRecords((records) => {
    first(records, kind)[name] = value;
  });

const added = (kind: string, record: Record<string, unknown>): Packed[] =>
  withRecords((records) => {
    records[kind] = [...(records[kind] ?? []), record];
  });

/** Replaces the content of a file. */
const replaced = (name: string, change: (content: string) => string | Buffer): Packed[] =>
  filesOf(validRecords()).map((file) =>
    file.name === name ? { ...file, content: change(String(file.content)) } : file,
  );

const inserted = (at: number, file: Packed): Packed[] => filesOf(validRecords()).toSpliced(at, 0, file);

const CASES: readonly (readonly [title: string, files: () => Packed[], error: RegExp])[] = [
  [
    'a path that leads out of the archive',
    () => inserted(1, { name: 'files/../../etc/passwd', content: 'x' }),
    /"files\/\.\.\/\.\.\/etc\/passwd" is not a name/,
  ],
  [
    'an absolute path',
    () => inserted(1, { name: '/etc/passwd', content: 'x' }),
    /"\/etc\/passwd" is not a name/,
  ],
  [
    'a symbolic link',
    () =>
      inserted(1, {
        name: 'files/attachments/9',
        content: '',
        header: { type: 'SymbolicLink', linkpath: '/etc/passwd' },
      }),
    /"files\/attachments\/9" is not a regular file/,
  ],
  [
    'a hard link',
    () =>
      inserted(1, {
        name: 'files/attachments/9',
        content: '',
        header: { type: 'Link', linkpath: 'manifest.json' },
      }),
    /is not a regular file/,
  ],
  [
    'a device',
    () => inserted(1, { name: 'files/attachments/9', content: '', header: { type: 'CharacterDevice' } }),
    /is not a regular file/,
  ],
  [
    'a second header for long names',
    () =>
      inserted(1, { name: 'PaxHeader', content: '20 path=files/x\n', header: { type: 'ExtendedHeader' } }),
    /is not a regular file/,
  ],
  [
    'a file of another format',
    () => inserted(1, { name: 'realm.json', content: '{}' }),
    /^realm\.json: is not a file of this format/,
  ],
  [
    'an unknown kind',
    () => inserted(1, { name: 'passwords/000001.jsonl', content: '{}\n' }),
    /^passwords\/000001\.jsonl: is not a file/,
  ],
  ['no manifest', () => filesOf(validRecords()).slice(1), /does not begin with manifest\.json/],
  [
    'a manifest of another version',
    () => replaced('manifest.json', () => JSON.stringify({ ...MANIFEST, version: 2 })),
    /^manifest\.json: version/,
  ],
  ['no end', () => filesOf(validRecords()).slice(0, -1), /^end\.json: is missing/],
  [
    'fewer records than the end states',
    () =>
      replaced('messages/000001.jsonl', (text) => text.slice(0, text.indexOf('\n') + 1).replace('20', '25')),
    /^end\.json: .* number of messages/,
  ],
  [
    'a file behind the end',
    () => [...filesOf(validRecords()), { name: 'messages/000002.jsonl', content: '' }],
    /^messages\/000002\.jsonl: follows the end/,
  ],
  [
    'a line that is not JSON',
    () => replaced('users/000001.jsonl', (text) => text.replace('{', '[')),
    /^users\/000001\.jsonl, line 1: is not JSON/,
  ],
  [
    'bytes that are not UTF-8',
    () => replaced('users/000001.jsonl', () => Buffer.from([0x22, 0xff, 0x22, 0x0a])),
    /^users\/000001\.jsonl, line 1: is not JSON in UTF-8/,
  ],
  [
    'a line that is too long',
    () => replaced('users/000001.jsonl', () => `"${'x'.repeat(1_100_000)}"\n`),
    /^users\/000001\.jsonl, line 1: is too long/,
  ],
  [
    'a part that is too large',
    () => replaced('users/000001.jsonl', () => ' \n'.repeat(1_100_000)),
    /^users\/000001\.jsonl: has more than/,
  ],
  [
    'a record without a field',
    () => field('users', 'role', undefined),
    /^users\/000001\.jsonl, line 1: must have required property 'role'/,
  ],
  [
    'a record with a further field',
    () => field('users', 'password_hash', 'x'),
    /line 1: must NOT have additional properties "password_hash"/,
  ],
  ['a field of another type', () => field('users', 'full_name', 7), /line 1: full_name must be string/],
  [
    'a text that is too long',
    () => field('messages', 'content', 'x'.repeat(10_001)),
    /^messages\/000001\.jsonl, line 1: content must NOT have more than 10000/,
  ],
  ['a null character', () => field('messages', 'content', 'a\0b'), /line 1: a text has a null character/],
  [
    'half of a surrogate pair',
    () => field('messages', 'topic', 'a\ud800'),
    /line 1: a text has a null character or half/,
  ],
  ['an ID that is too large', () => field('messages', 'id', 2 ** 31), /line 1: id must be <= 2147483647/],
  [
    'a user twice',
    () => added('users', { ...first(validRecords(), 'users'), email: 'other@example.org' }),
    /^users\/000001\.jsonl, line 3: the user 7 comes twice/,
  ],
  [
    'an email twice',
    () => added('users', { ...first(validRecords(), 'users'), id: 99, email: 'USER.7@example.org' }),
    /line 3: the email "user.7@example.org" comes twice/,
  ],
  [
    'a name with mention syntax',
    () => field('users', 'full_name', 'x**|9'),
    /^users\/000001\.jsonl, line 1: Invalid characters/,
  ],
  [
    'an unknown owner of a bot',
    () => field('users', 'bot_owner', 4711),
    /line 1: the user 4711 is not in the archive/,
  ],
  [
    'a group with the name of a system group',
    () => field('groups', 'is_system', false),
    /"role:administrators" is not a name of such a group/,
  ],
  [
    'a member of a system group',
    () => added('group_members', { group: 3, user: 9 }),
    /the group with members 3 is not in the archive/,
  ],
  [
    'groups that contain each other',
    () =>
      withRecords((records) => {
        const { groups = [], ...rest } = records;
        const other = { ...groups[2], id: 13, name: 'sailors' };
        for (const kind of Object.keys(records)) Reflect.deleteProperty(records, kind);
        const { organization, users, group_members, ...others } = rest;
        Object.assign(records, {
          organization,
          users,
          groups: [...groups, other],
          group_members,
          group_subgroups: [
            { group: 12, subgroup: 13 },
            { group: 13, subgroup: 12 },
          ],
          ...others,
        });
      }),
    /the group 12 contains itself/,
  ],
  [
    'a channel twice',
    () => added('channels', { ...first(validRecords(), 'channels'), id: 6, name: 'HARBOUR' }),
    /the name of a channel "harbour" comes twice/,
  ],
  [
    'a private default channel',
    () => field('channels', 'is_private', true),
    /is neither web-public nor a default channel/,
  ],
  [
    'a subscription twice',
    () => added('subscriptions', { user: 7, channel: 5 }),
    /line 2: the subscription .* comes twice/,
  ],
  [
    'a subscription of an unknown user',
    () => added('subscriptions', { user: 8, channel: 5 }),
    /line 2: the user 8 is not in the archive/,
  ],
  [
    'a message of an unknown sender',
    () => field('messages', 'sender', 4711),
    /line 1: the user 4711 is not in the archive/,
  ],
  [
    'a message in an unknown channel',
    () => field('messages', 'channel', 4711),
    /line 1: the channel 4711 is not in the archive/,
  ],
  [
    'a message without a place',
    () => field('messages', 'channel', null),
    /line 1: has either a channel or users/,
  ],
  [
    'a direct message in a public archive',
    () => added('messages', message(30, 'x', { channel: null, topic: '', users: [7, 9] })),
    /line 3: a public archive has no direct messages/,
  ],
  [
    'messages in another order',
    () => added('messages', message(22)),
    /line 3: the message 22 is not behind 25/,
  ],
  [
    'a reaction to an unknown message',
    () => field('reactions', 'message', 24),
    /^reactions\/000001\.jsonl, line 1: the message 24 is not among/,
  ],
  [
    'a reaction twice',
    () => added('reactions', first(validRecords(), 'reactions')),
    /line 2: the message 25 has the same twice/,
  ],
  [
    'a code of an emoji that is HTML',
    () => field('reactions', 'emoji_code', '"><script>'),
    /line 1: the emoji has no valid code/,
  ],
  [
    'a personal record in a public archive',
    () =>
      withRecords((records) => {
        records.read_marks = [{ user: 7, channel: 5, topic: 'weather', users: null, read_to: 20 }];
      }),
    /a public archive has no read_marks/,
  ],
  [
    'kinds in another order',
    () =>
      withRecords((records) => {
        records.users_again = [];
        Reflect.deleteProperty(records, 'users_again');
        records.linkifiers = [{ pattern: 'x', url_template: 'https://example.org/' }];
      }),
    /^linkifiers\/000001\.jsonl, line 1: linkifiers come before/,
  ],
  [
    'a file that no record names',
    () => inserted(1, { name: 'files/attachments/77', content: 'x' }),
    /^files\/attachments\/77: no record right before names this file/,
  ],
  [
    'a file of another size',
    () => replaced('files/attachments/2', () => 'calmer'),
    /^files\/attachments\/2: has 6 bytes, but its record states 4/,
  ],
  [
    'a missing file',
    () =>
      filesOf(validRecords())
        .filter(({ name }) => name !== 'files/attachments/2')
        .map((file) =>
          file.name === 'end.json'
            ? { ...file, content: String(file.content).replace('"files":1', '"files":0') }
            : file,
        ),
    /^files\/attachments\/2: is missing/,
  ],
  [
    'a path of an attachment that leads elsewhere',
    () => field('attachments', 'path', '1/ab/../../../../etc/passwd'),
    /line 1: path must match pattern/,
  ],
  [
    'a content type that is a header',
    () => field('attachments', 'content_type', 'text/html\r\nX: y'),
    /line 1: content_type must match pattern/,
  ],
];

describe('Import of a hostile archive', () => {
  let database: TestDatabase;

  before(async () => {
    database = await createEmptyDatabase();
  });
  after(() => database.remove());

  const importing = async (path: string): Promise<unknown> => {
    try {
      return await importInto(database, await ArchiveReader.open(path));
    } catch (error) {
      return error;
    }
  };

  const isUntouched = async (): Promise<boolean> => {
    const store = await openTestStore({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
    try {
      return await store.read(
        async (tx) => !(await isImportRunning(tx)) && (await findOrganization(tx)) === undefined,
      );
    } finally {
      await store.close();
    }
  };

  for (const [title, files, reason] of CASES) {
    it(`refuses ${title}`, async () => {
      const error = await importing(pack(files()));
      expect(error).to.be.instanceOf(ArchiveError);
      expect((error as Error).message).to.match(reason);
    });
  }

  it('refuses a file that is not compressed, or is damaged', async () => {
    const files = filesOf(validRecords());
    expect(String(await importing(pack(files, { isGzip: false })))).to.match(
      /is not a gzip file, or is damaged/,
    );
    const garbage = Buffer.concat([Buffer.alloc(1024), Buffer.from('more')]);
    expect(String(await importing(pack(files, { after: garbage })))).to.match(/the archive goes on/);
    expect(String(await importing(pack(files, { after: Buffer.alloc(0) })))).to.match(/ends too early/);
  });

  it('refuses a compressed part of many gigabytes without unpacking it', async () => {
    const header = { size: 50 * 2 ** 30 };
    const files = inserted(1, { name: 'users/000001.jsonl', content: '', header });
    expect(String(await importing(pack(files)))).to.match(/users\/000001\.jsonl: has more than/);
  });

  it('leaves the database empty after each of these, and imports a valid archive into it', async () => {
    expect(await isUntouched()).to.equal(true);
    const { warnings } = (await importing(pack(filesOf(validRecords())))) as { warnings: string[] };
    expect(warnings).to.deep.equal([]);
    const site = await startServer({ database });
    const { messages } = await site.owner.ok('GET', '/messages', {
      anchor: 'oldest',
      num_before: 0,
      num_after: 9,
      narrow: [{ operator: 'channel', operand: 'harbour' }],
    });
    expect(
      messages.map(({ id, content, reactions }: Record<string, unknown[]>) => [
        id,
        content,
        reactions?.length,
      ]),
    ).to.deep.equal([
      [20, '<p>calm</p>', 0],
      [25, '<p>windy</p>', 1],
    ]);
    await site.close();
    expect(String(await importing(pack(filesOf(validRecords()))))).to.match(/has an organization already/);
  });
});
