import { expect } from 'chai';
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ReferenceExport } from '../../../../src/archive/exports/reference/source.js';
import { temporaryFolder } from '../../../../src/server/testing/temporary-folder.js';
import { pack } from '../hostile.js';
import { ids, ReferenceBuilder, to } from './builder.js';
import { convert, refusal, SITE } from './fixtures.js';

const { owner, member, general } = ids;

describe('A hostile or damaged export of the reference server', () => {
  const changed = (change: (builder: ReferenceBuilder) => unknown): Promise<string> => {
    const builder = new ReferenceBuilder().message(1, owner, to(general));
    change(builder);
    return builder.write();
  };
  const field = (table: string, name: string, value: unknown) => (builder: ReferenceBuilder) => {
    Object.assign(builder.tables[table]?.[0] ?? {}, { [name]: value });
  };

  const cases: readonly (readonly [string, (builder: ReferenceBuilder) => unknown, RegExp])[] = [
    [
      'a user without an ID',
      field('zerver_userprofile', 'id', null),
      /^realm\.json, zerver_userprofile, row 1: id is not an ID$/,
    ],
    [
      'an ID that is a text',
      field('zerver_stream', 'id', '20'),
      /^realm\.json, zerver_stream, row 1: id is not an ID$/,
    ],
    ['an ID beyond the largest', field('zerver_stream', 'id', 2 ** 31), /id is not an ID$/],
    [
      'a name that is a number',
      field('zerver_userprofile', 'full_name', 7),
      /zerver_userprofile, row 1: full_name is not a text$/,
    ],
    [
      'a flag that is a text',
      field('zerver_stream', 'invite_only', 'no'),
      /zerver_stream, row 1: invite_only is not true or false$/,
    ],
    [
      'a time that is not finite',
      field('zerver_realm', 'date_created', 1e300),
      /zerver_realm, row 1: date_created is not a time$/,
    ],
    [
      'two organizations',
      (builder) => builder.add('zerver_realm', { id: 3 }),
      /^realm\.json, zerver_realm: has 2 rows instead of one$/,
    ],
    ['no organization', (builder) => delete builder.tables.zerver_realm, /has 0 rows instead of one$/],
    [
      'two messages with one ID',
      (builder) => builder.message(1, owner, to(general)),
      /^messages-000001\.json, zerver_message, row 2: the ID 1 comes twice$/,
    ],
    [
      'a history that is not JSON',
      (builder) => builder.message(2, owner, to(general), { edit_history: '[{' }),
      /row 2: edit_history is not a list as JSON$/,
    ],
    [
      'a history of numbers',
      (builder) => builder.message(2, owner, to(general), { edit_history: '[1]' }),
      /edit_history has an entry that is not an object$/,
    ],
    [
      'flags that are a text',
      (builder) => builder.message(2, owner, to(general), {}, { [member]: 'x' as unknown as number }),
      /zerver_usermessage, row 1: flags_mask is not a whole number$/,
    ],
    [
      'a damaged file of messages',
      (builder) => builder.files.set('messages-000001.json', '{"zerver_message": ['),
      /^messages-000001\.json: is incomplete$/,
    ],
  ];
  for (const [what, change, message] of cases) {
    it(`is refused with the place of ${what}`, async () => {
      expect(await refusal(await changed(change))).to.match(message);
    });
  }

  it('does not lead to files outside of its folder', async () => {
    const builder = new ReferenceBuilder();
    builder.upload(1, '2/ab/abcdefghijklmnopqrstuvwx/x.txt', 'x');
    const secret = join(dirname(await builder.writeFolder()), 'secret.txt');
    writeFileSync(secret, 'secret');
    Object.assign(builder.records.uploads?.[0] ?? {}, { path: '../../secret.txt' });
    const { records } = await convert(builder);
    expect(records.attachments).to.deep.equal([]);
  });

  it('does not name a folder as a file', async () => {
    const builder = new ReferenceBuilder();
    builder.upload(1, '2/ab/abcdefghijklmnopqrstuvwx/x.txt', 'x');
    Object.assign(builder.records.uploads?.[0] ?? {}, { path: '2/ab' });
    expect((await convert(builder)).records.attachments).to.deep.equal([]);
  });

  it('does not lead to files through symbolic links, of files or of folders', async () => {
    const builder = new ReferenceBuilder();
    builder.upload(1, '2/ab/abcdefghijklmnopqrstuvwx/x.txt', 'x');
    builder.upload(2, '2/cd/abcdefghijklmnopqrstuvwx/x.txt', 'x');
    const outside = join(await new ReferenceBuilder().upload(1, 'y/x.txt', 'y').writeFolder(), 'uploads/y');
    builder.files.delete('uploads/2/ab/abcdefghijklmnopqrstuvwx/x.txt');
    builder.files.delete('uploads/2/cd/abcdefghijklmnopqrstuvwx/x.txt');
    builder.files
      .set('uploads/2/ab/abcdefghijklmnopqrstuvwx/other.txt', 'y')
      .set('uploads/2/cd/other.txt', 'y');
    const folder = await builder.writeFolder();
    symlinkSync(join(outside, 'x.txt'), join(folder, 'uploads/2/ab/abcdefghijklmnopqrstuvwx/x.txt'));
    symlinkSync(outside, join(folder, 'uploads/2/cd/abcdefghijklmnopqrstuvwx'));
    const source = await ReferenceExport.open(folder, SITE);
    for await (const { kind } of source.read()) expect(kind).not.to.equal('attachments');
    await source.close();
  });

  it('is unpacked below its own folder only, without links', async () => {
    const escaped = join(tmpdir(), 'team-chat-escaped.json');
    const realm = JSON.stringify(new ReferenceBuilder().tables);
    const path = pack([
      { name: 'export/realm.json', content: realm },
      { name: 'export/uploads/../../../team-chat-escaped.json', content: 'x' },
      { name: 'export/uploads/link', content: '', header: { type: 'SymbolicLink', linkpath: '/etc' } },
      { name: 'export/uploads/link/team-chat-escaped.json', content: 'x' },
    ]);
    await refusal(path);
    expect([existsSync(escaped), existsSync('/etc/team-chat-escaped.json')]).to.deep.equal([false, false]);
  });

  it('is refused if it is no archive, or has no tables', async () => {
    const text = join(dirname(await new ReferenceBuilder().writeFolder()), 'text.tar.gz');
    writeFileSync(text, 'not an archive');
    expect(await refusal(text)).to.match(/is not a \.tar\.gz file, or is damaged$|has no realm\.json$/);
    expect(await refusal(pack([{ name: 'export/other.json', content: '{}' }]))).to.match(
      /has no realm\.json$/,
    );
  });

  it('leaves nothing behind', async () => {
    const { TMPDIR } = process.env;
    const temporary = temporaryFolder('import');
    const paths = [
      await changed(field('zerver_userprofile', 'id', null)),
      pack([{ name: 'export/other.json', content: '{}' }]),
      await new ReferenceBuilder().write(),
    ];
    process.env.TMPDIR = temporary;
    try {
      for (const path of paths) await refusal(path);
      expect(readdirSync(temporary)).to.deep.equal([]);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  });
});
