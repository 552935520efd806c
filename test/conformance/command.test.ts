import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DOMParser, type Document } from '@xmldom/xmldom';
import { expect } from 'chai';

import { cases } from '../../conformance/src/contract/cases.js';
import type { Body, Credentials } from '../support/client.js';
import { startServer, type TestServer } from '../support/server.js';
import { BreakingProxy, type Break } from './breaking-proxy.js';
import { belongings } from './remains.js';
import { runCommand, startCommand } from './run-command.js';

const CHANNELS = '/api/v1/streams';
const SETTINGS = '/api/v1/server_settings';

const SUCCESS = '{"result":"success","msg":""}\n';

/** Changes the JSON of the responses at a path. */
const at =
  (where: string, change: (body: Body) => void): Break =>
  ({ body, status }, path) => {
    if (path !== where || status !== 200) return {};
    const value: Body = JSON.parse(body);
    change(value);
    return { body: JSON.stringify(value) };
  };

const both =
  (one: Break, other: Break): Break =>
  (answer, path) => ({ ...one(answer, path), ...other(answer, path) });

const pretending = (level: number): Break => at(SETTINGS, (body) => (body.zulip_feature_level = level));

const withoutCreators = at(CHANNELS, ({ streams }) => {
  for (const channel of streams) delete channel.creator_id;
});

const withShine = at(CHANNELS, ({ streams }) => {
  for (const channel of streams) channel.shine = 'bright';
});

describe('team-chat-conformance', function () {
  let site: TestServer;
  let proxy: BreakingProxy;
  let folder: string;
  let owner: Credentials;

  before(async () => {
    site = await startServer();
    proxy = await BreakingProxy.start(site.url);
    folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    owner = site.owner.credentials ?? { email: '', key: '' };
  });
  after(async () => {
    proxy.close();
    await site.close();
    await rm(folder, { recursive: true });
  });

  /** Parses a report. Text that is not well-formed throws. */
  const reportOf = async (name: string): Promise<{ readonly text: string; readonly document: Document }> => {
    const text = await readFile(join(folder, name), 'utf8');
    const onError = (level: string, message: string): void => {
      throw new Error(`${level}: ${message}`);
    };
    return { text, document: new DOMParser({ onError }).parseFromString(text, 'text/xml') };
  };

  const attributes = (
    { document }: { document: Document },
    element: string,
    name: string,
  ): (string | null)[] => [...document.getElementsByTagName(element)].map((one) => one.getAttribute(name));

  /** Returns the number of event queues of all users, which no operation lists. */
  const queues = async (): Promise<number> => {
    const row = await site.services.store.read((tx) =>
      tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM queues'),
    );
    return row?.n ?? -1;
  };

  /** Runs some operations through the proxy. */
  const through = (change: Break, ...args: readonly string[]): ReturnType<typeof runCommand> => {
    proxy.break = change;
    return runCommand(proxy.url, owner, ...args);
  };

  it('tests a server that it did not start, and leaves nothing behind', async () => {
    const before = await belongings(site.owner);
    const report = join(folder, 'drafts.xml');
    const run = startCommand(site.url, owner, '--part', 'drafts', '--report', report);
    const { code, output } = await run.end();
    expect(code, output).to.equal(0);
    expect(output).to.include('Operations reached: 4 of 4.').and.not.include('Not removed');
    expect(await belongings(site.owner)).to.deep.equal(before);
    expect(await queues()).to.equal(0);
    const drafts = cases.filter(({ operation }) => operation.part === 'drafts');
    const written = await reportOf('drafts.xml');
    expect(attributes(written, 'testsuites', 'tests')).to.deep.equal([String(drafts.length)]);
    expect(attributes(written, 'testsuites', 'failures')).to.deep.equal(['0']);
    expect(attributes(written, 'testcase', 'name')).to.have.members(
      drafts.map(({ status, example }) => `${String(status)} ${example}`),
    );
  });

  it('removes channels, groups, linkifiers and fields, and restores settings', async () => {
    const before = await belongings(site.owner);
    const operations =
      'createSubscriptions,createUserGroup,updateUserGroupSubgroups,createLinkifier,reorderLinkifiers,createProfileField,' +
      'updateProfileField,createPlayground,createDomain,uploadCustomEmoji,createInvitations,createInvitationLink,' +
      'uploadFile,createScheduledMessage,registerQueue,createUser,createBot,updateOrganization,updateUserSettingsDefaults';
    const { code, output } = await runCommand(site.url, owner, '--operation', operations);
    expect(code, output).to.equal(0);
    expect(output).not.to.include('Not removed');
    expect(await belongings(site.owner)).to.deep.equal(before);
    expect(await queues()).to.equal(0);
  });

  it('reports the faults of a server with their requests, and without secrets', async () => {
    const broken = at('/api/v1/drafts', (body) => (body.count = 'two & <more>'));
    const report = join(folder, 'faults.xml');
    const { code, output } = await through(broken, '--operation', 'listDrafts', '--report', report);
    expect(code, output).to.equal(1);
    expect(output).to.match(/Faults \(1\)[\s\S]*listDrafts 200 default[\s\S]*\/count must be/);
    expect(output).to.include(`again: curl -X GET -u "$EMAIL:$API_KEY" '${proxy.url}/api/v1/drafts'`);
    expect(output)
      .not.to.include(owner.key)
      .and.not.match(/Basic \w/);
    const written = await reportOf('faults.xml');
    expect(attributes(written, 'testsuites', 'failures')).to.deep.equal(['1']);
    expect(written.text).to.include('two &amp; &lt;more&gt;');
  });

  it('finds a server that refuses to do what it should, and restores what it should not have done', async () => {
    const before = await belongings(site.owner);
    const silent: Break = ({ status }) => (status === 404 ? { status: 200, body: SUCCESS } : {});
    const { code, output } = await through(silent, '--operation', 'deleteDraft');
    expect(code, output).to.equal(1);
    expect(output).to.include('fault: deleteDraft 404 draftNotFound');
    expect(await belongings(site.owner)).to.deep.equal(before);
  });

  it('tells what an older server lacks from faults', async () => {
    const older = both(pretending(200), withoutCreators);
    const report = join(folder, 'older.xml');
    const args = ['--operation', 'listChannels,getUserStatus', '--report', report];
    const { code, output } = await through(older, ...args);
    expect(code, output).to.equal(0);
    expect(output).to.match(
      /newer: The operation getUserStatus came with level 262\. The server has level 200\./,
    );
    expect(output).to.match(/Differences of level[\s\S]*listChannels: .*creator_id/);
    const { text } = await reportOf('older.xml');
    expect(text).to.include('newer: The operation getUserStatus').and.include('Difference of level');
    expect((await through(withoutCreators, ...args)).code).to.equal(1);
  });

  it('tells what a newer server adds from faults', async () => {
    const newer = both(pretending(999), withShine);
    const { code, output } = await through(newer, '--operation', 'listChannels');
    expect(code, output).to.equal(0);
    expect(output).to.match(/Differences of level[\s\S]*listChannels: .*"shine"/);
    expect((await through(withShine, '--operation', 'listChannels')).code).to.equal(1);
  });

  it('tests how a deactivated organization refuses, if one is named', async () => {
    const closed = await startServer();
    const { email, key } = closed.owner.credentials ?? owner;
    const naming = [
      '--deactivated-url',
      closed.url,
      '--deactivated-email',
      email,
      '--deactivated-api-key',
      key,
    ];
    const args = ['--operation', 'listDrafts', '--verbose', ...naming];
    const active = await runCommand(site.url, owner, ...args);
    expect(active).to.include({ code: 2 });
    expect(active.output).to.match(/is not deactivated: .*answered 200/);
    await closed.services.store.write(async (tx) => {
      await tx.run('UPDATE organizations SET is_active = 0', []);
      tx.invalidate('organization');
    });
    const { code, output } = await runCommand(site.url, owner, ...args);
    await closed.close();
    expect(code, output).to.equal(0);
    expect(output).not.to.include('listDrafts 401 organizationDeactivated').and.not.include(key);
  });

  it('ends soon when the server is gone, and says what it could not remove', async () => {
    const dying = await BreakingProxy.start(site.url);
    const run = startCommand(dying.url, owner, '--operation', 'listDrafts,createDrafts,updateDraft');
    await run.says('drafts …');
    dying.close();
    const { code, output } = await run.end();
    expect(code, output).to.equal(1);
    expect(output).to.match(/× not reached: The server no longer answers\./);
    expect(output).to.match(/Not removed: .*ECONNREFUSED/);
  });

  it('cleans up when it is interrupted', async () => {
    const before = await belongings(site.owner);
    const run = startCommand(site.url, owner, '--part', 'channels');
    await run.says('channels …');
    run.child.kill('SIGINT');
    const { code, output } = await run.end();
    expect(code, output).to.equal(130);
    expect(output).to.include('The run was interrupted.').and.not.include('Not removed');
    expect(await belongings(site.owner)).to.deep.equal(before);
  });

  describe('says at once what is wrong', () => {
    const refused = async (
      url: string,
      credentials: Credentials,
      text: RegExp,
      ...more: readonly string[]
    ): Promise<void> => {
      const { code, output } = await runCommand(url, credentials, ...more);
      expect(output).to.match(text);
      expect(code).to.equal(2);
      expect(output).not.to.include(credentials.key);
    };

    it('with the key of a member', async () => {
      const { client } = await site.person('Member of the team');
      const key = client.credentials ?? owner;
      await refused(site.url, key, /belongs to a member\. .* needs the key of an owner or administrator\./);
    });

    it('with a wrong key', () =>
      refused(
        site.url,
        { ...owner, key: 'x'.repeat(32) },
        /refuses the email and the API key: 401 .*Check --email/,
      ));

    it('with an address at which no server is', async () => {
      const gone = await BreakingProxy.start(site.url);
      gone.close();
      await refused(gone.url, owner, /No server answers at http:.*ECONNREFUSED.*Check --url/);
    });

    it('with the address of something else', async () => {
      const other = createServer((_request, response) => response.end('<p>Hello</p>'));
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      await refused(`http://127.0.0.1:${String(port)}`, owner, /does not have this interface: .*<p>Hello/);
      other.close();
    });

    it('with a part that does not exist', () =>
      refused(site.url, owner, /There is no part draft\. There are: drafts\./, '--part', 'draft'));
  });

  it('works with the key of an administrator, and says what needs an owner', async () => {
    const before = await belongings(site.owner);
    const { client } = await site.person('Administrator of the team', { role: 'administrator' });
    const credentials = client.credentials ?? owner;
    const { code, output } = await runCommand(
      site.url,
      credentials,
      '--operation',
      'listDomains,createDomain',
    );
    expect(code, output).to.equal(0);
    expect(output).to.match(
      /× not reached: It needs the key of an owner\. The given key is of an administrator\./,
    );
    expect(await belongings(site.owner)).to.deep.include({ channels: before.channels, lists: before.lists });
  });
});
