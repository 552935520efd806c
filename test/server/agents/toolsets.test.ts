import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { routes } from '../../../generated/routes.js';
import type { ToolFile } from '../../../src/contract/types.js';
import { projectRoot } from '../../../src/lib/project-root.js';
import { readPublished } from '../../support/published-document.js';
import type { Person } from '../../support/people.js';
import type { Received } from '../../support/exchange.js';
import { startServer, type TestServer } from '../../support/server.js';
import { Agent, bearerOf, post, request, type Connection } from './agent.js';

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; tags: string[] }>>>>;
}

/** The part of each operation, from the document that clients read. */
const partOf = new Map(
  Object.values((readPublished('openapi.json') as Published).paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, tags }) => [operationId, tags[0] ?? '']),
);

const { toolsets } = JSON.parse(
  readFileSync(join(projectRoot, 'dist/generated/tools.json'), 'utf8'),
) as ToolFile;
const names = toolsets.map(({ name }) => name);
const parts = names.filter((name) => name !== 'default' && name !== 'all');

/** Most clients show a model all tools, and it chooses worse among more of them. */
const MOST_DEFAULT_TOOLS = 25;

describe('the toolsets of /mcp', () => {
  let site: TestServer;
  let anna: Person;
  let gina: Person;
  const open: Agent[] = [];

  const connect = async (
    connection: Connection,
    authorization = bearerOf({ client: site.owner }),
  ): Promise<Agent> => {
    const connected = await Agent.connect(site.url, authorization, connection);
    open.push(connected);
    return connected;
  };

  const listed = async (connection: Connection, authorization?: string): Promise<string[]> =>
    (await connect(connection, authorization)).names();

  const inHeader = (value: string): Connection => ({ headers: { 'X-MCP-Toolsets': value } });

  const send = (headers: Record<string, string>, path?: string): Promise<Received> =>
    post(
      site.url,
      JSON.stringify(request('tools/list')),
      { Authorization: bearerOf(anna), ...headers },
      path,
    );

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    gina = await site.person('Gina', { role: 'guest' });
  });
  after(async () => {
    for (const connected of open) await connected.close();
    await site.close();
  });

  it('are few tools of several parts by default, which suffice to chat', async () => {
    const tools = await listed({});
    expect(tools).to.have.members(toolsets[0]?.tools ?? []);
    expect(tools.length).to.be.within(10, MOST_DEFAULT_TOOLS);
    expect(tools).to.include.members(['sendMessage', 'listMessages', 'listSubscriptions', 'listUsers']);
    expect(await listed({ path: '/mcp/' })).to.deep.equal(tools);
    expect(await listed({ path: '/mcp/default' })).to.deep.equal(tools);
    expect(await listed(inHeader(' , '))).to.deep.equal(tools);
  });

  for (const part of parts)
    it(`are exactly the tools of the part at /mcp/${part}`, async () => {
      const tools = await listed({ path: `/mcp/${part}` });
      expect(tools.length).to.be.above(0);
      expect(new Set(tools.map((name) => partOf.get(name)))).to.deep.equal(new Set([part]));
    });

  it('of all parts are the tools of /mcp/all, each once', async () => {
    const all = await listed({ path: '/mcp/all' });
    const ofParts: string[] = [];
    for (const part of parts) ofParts.push(...(await listed({ path: `/mcp/${part}` })));
    expect(ofParts.sort()).to.deep.equal([...all].sort());
    expect(all).to.include.members(toolsets[0]?.tools ?? []);
    const wanted = new Set(all.map((name) => partOf.get(name)));
    expect(new Set(parts)).to.deep.equal(wanted);
  });

  it('are several with the header, which adds to the path', async () => {
    const of = (...some: string[]): string[] =>
      [...partOf.keys()].filter((name) => some.includes(partOf.get(name) ?? ''));
    const wanted = of('drafts', 'presence');
    expect(await listed(inHeader('drafts,presence'))).to.have.members(wanted);
    expect(await listed(inHeader(' presence , drafts,drafts,'))).to.have.members(wanted);
    expect(await listed({ path: '/mcp/drafts', ...inHeader('presence') })).to.have.members(wanted);
    const [standard] = toolsets;
    expect(await listed(inHeader('default,drafts'))).to.have.members([
      ...(standard?.tools ?? []),
      ...of('drafts'),
    ]);
    expect(await listed(inHeader('drafts,all'))).to.have.members(await listed({ path: '/mcp/all' }));
  });

  it('have only the tools that the role of the user may use', async () => {
    const guest = bearerOf(gina);
    const allowed = new Set(routes.filter(({ role }) => role === 'guest').map((route) => route.operationId));
    for (const { name, tools } of toolsets)
      expect(await listed({ path: `/mcp/${name}` }, guest), name).to.have.members(
        tools.filter((tool) => allowed.has(tool)),
      );
    const member = await connect({ path: '/mcp/users' }, bearerOf(anna));
    await member.fails(
      'createUser',
      { email: 'x@example.com', full_name: 'X' },
      { code: 'UNAUTHORIZED_PRINCIPAL' },
    );
  });

  it('that do not exist are refused with the names of all', async () => {
    const wanted = (name: string): object => ({
      jsonrpc: '2.0',
      error: {
        code: -32600,
        message: `Invalid Request: Unknown toolset ${JSON.stringify(name)}. The toolsets are: ${names.join(', ')}`,
      },
      id: null,
    });
    for (const name of ['nowhere', 'Messages', 'messages/', 'messages,users', 'common', '__proto__']) {
      const { status, text } = await send({}, `/mcp/${name}`);
      expect([status, JSON.parse(text)]).to.deep.equal([404, wanted(name)]);
    }
    const { status, text } = await send({ 'X-MCP-Toolsets': 'users, nowhere' });
    expect([status, JSON.parse(text)]).to.deep.equal([400, wanted('nowhere')]);
    const read = await fetch(new URL('/mcp/nowhere', site.url));
    expect([read.status, await read.json()]).to.deep.equal([404, wanted('nowhere')]);
    const error: unknown = await connect({ path: '/mcp/nowhere' }).catch((reason: unknown) => reason);
    expect(String(error)).to.include('The toolsets are: default, ');
  });

  it('need credentials, and take no requests of other sites', async () => {
    for (const path of ['/mcp/users', '/mcp/all']) {
      expect((await send({ Authorization: `Bearer ${'a'.repeat(32)}` }, path)).status).to.equal(401);
      expect((await send({ Origin: 'https://evil.example' }, path)).status).to.equal(403);
    }
    const { status } = await send({ Authorization: '', 'X-MCP-Toolsets': 'nowhere' });
    expect(status).to.equal(401);
  });

  it('refuse the call of a tool that they do not have, and name those that have it', async () => {
    const messageOf = async (agent: Agent, name: string): Promise<unknown> => {
      const error: unknown = await agent.call(name).catch((reason: unknown) => reason);
      expect(error).to.include({ code: -32602 });
      return (error as Error).message;
    };
    const agent = await connect({}, bearerOf(anna));
    const lacks = (name: string): string =>
      `The chosen toolsets do not have the tool ${name}. These have it: `;
    expect(await messageOf(agent, 'listDrafts')).to.include(`${lacks('listDrafts')}drafts, all`);
    const drafts = await connect({ path: '/mcp/drafts' }, bearerOf(anna));
    expect(await drafts.ok('listDrafts')).to.include({ count: 0 });
    expect(await messageOf(drafts, 'getOwnUser')).to.include(`${lacks('getOwnUser')}default, users, all`);
    expect(await messageOf(drafts, 'noTool')).to.include('Unknown tool: noTool');
  });

  it('are in the instructions, with the number of tools that the user has', async () => {
    const agent = await connect({ path: '/mcp/drafts', ...inHeader('users') }, bearerOf(gina));
    const text = agent.instructions;
    expect(text).to.include('has the tools of: drafts, users.');
    expect(text).to.match(/\/mcp\/<toolset>.*X-MCP-Toolsets/);
    const rows = [...text.matchAll(/^- ([a-z-]+): .+ Tools: (\d+)\.$/gm)].map(([, name, count]) => [
      name,
      Number(count),
    ]);
    const guest = new Set(await listed({ path: '/mcp/all' }, bearerOf(gina)));
    const wanted = toolsets
      .map(({ name, tools }) => [name, tools.filter((tool) => guest.has(tool)).length])
      .filter(([, count]) => count !== 0);
    expect(rows).to.deep.equal(wanted);
    // Guests have no tool of this part.
    expect(names).to.include('exports');
    expect(text).not.to.include('- exports');
  });

  it('have the sizes that the page of toolsets states', async () => {
    const page = readFileSync(join(projectRoot, 'generated/toolsets.md'), 'utf8');
    for (const name of names) {
      const { tools } = await (await connect({ path: `/mcp/${name}` })).tools();
      const size = Math.max(1, Math.round(Buffer.byteLength(JSON.stringify({ tools })) / 1000));
      const row = new RegExp(
        `^\\| \`${name}\` \\| .+ \\| ${String(tools.length)} \\| ${String(size)} KB \\|$`,
        'm',
      );
      expect(page).to.match(row);
    }
  });
});
