import { setImmediate as nextTurn } from 'node:timers/promises';

import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

import type { Actor } from '../../runtime/identity/actor.js';
import type { Caller } from './call.js';
import { type Catalog, toolsFor } from './tools.js';
import { type Choice, TOOLSETS_HEADER, whyMissing } from './toolsets.js';
import { AGENTS_PATH } from '../../runtime/http/match.js';
import type { Toolset } from '../../contract/types.js';
import { keptOnce } from '../../lib/make-once.js';

/** What loading the SDK would evaluate in one turn of the event loop, in parts that each depend on the earlier ones. */
const PARTS: readonly (() => unknown)[] = [
  () => import('ajv'),
  () => import('ajv-formats'),
  () => import('@modelcontextprotocol/sdk/server/zod-compat.js'),
  () => import('@modelcontextprotocol/sdk/types.js'),
  () => import('@modelcontextprotocol/sdk/validation/ajv-provider.js'),
  () => import('@modelcontextprotocol/sdk/shared/protocol.js'),
  // Node.js loads its implementation of fetch at the first use.
  () => new Request('http://localhost').headers,
];

/**
 * Loads the SDK for the first request of an agent, since it takes time and megabytes that most servers do not need. Other
 * work runs between the parts.
 */
const loadSdk = keptOnce(async () => {
  for (const load of PARTS) {
    await load();
    await nextTurn();
  }
  return {
    ...(await import('@modelcontextprotocol/sdk/types.js')),
    ...(await import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js')),
    ...(await import('@modelcontextprotocol/sdk/server/index.js')),
  };
});

/** Returns a line for each toolset that has a tool for the user. */
const listToolsets = ({ tools, toolsets }: Catalog, actor: Actor): string[] => {
  const own = new Set(toolsFor(tools, actor).map(({ name }) => name));
  return [...toolsets.values()].flatMap(({ name, description, tools: names }: Toolset) => {
    const count = names.filter((tool) => own.has(tool)).length;
    return count === 0 ? [] : [`- ${name}: ${description} Tools: ${String(count)}.`];
  });
};

/** Returns what a model reads before it uses the tools. */
const instructionsOf = (siteUrl: string, catalog: Catalog, choice: Choice, actor: Actor): string => {
  const chosen = choice.toolsets.map(({ name }) => name).join(', ');
  return [
    `The tools are operations of the API of the team chat server ${siteUrl}, as the user of the credentials. ` +
      `A result is the JSON of the API. An error has a \`code\` and a \`msg\`. ${siteUrl}/docs documents the API.`,
    `This connection has the tools of: ${chosen}. Others need a connection to ${siteUrl}${AGENTS_PATH}/<toolset>, or ` +
      `one with the header ${TOOLSETS_HEADER}, which names toolsets separated by commas. These are the toolsets:`,
    ...listToolsets(catalog, actor),
  ].join('\n');
};

type Sdk = Awaited<ReturnType<typeof loadSdk>>;
type Protocol = InstanceType<Sdk['Server']>;

/** What one request to the protocol needs. */
interface AgentRequest {
  readonly catalog: Catalog;
  readonly choice: Choice;
  readonly actor: Actor;
  readonly caller: Caller;
  /** The headers that the protocol defines. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON. */
  readonly body: unknown;
  readonly siteUrl: string;
}

const VERSION = '1';

/** The server asks its clients nothing, so it validates nothing that they return. */
const jsonSchemaValidator = {
  getValidator() {
    throw new Error('This server asks clients nothing.');
  },
};

/** Creates the server of one request. */
const createProtocol = (sdk: Sdk, { catalog, choice, actor, caller, siteUrl }: AgentRequest): Protocol => {
  const { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } = sdk;
  const instructions = instructionsOf(siteUrl, catalog, choice, actor);
  // oxlint-disable-next-line typescript/no-deprecated -- `McpServer` takes schemas of zod, and these are JSON Schema.
  const server = new sdk.Server(
    { name: 'team-chat-service', version: VERSION },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolsFor(choice.tools, actor) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = choice.tools.get(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, whyMissing(catalog, params.name));
    const { text, isError } = await caller.call(tool, params.arguments ?? {});
    return { content: [{ type: 'text', text }], isError };
  });
  return server;
};

/** Handles the messages of one request. The transport is stateless: each request has a server of its own. */
export const respond = async (request: AgentRequest): Promise<Response> => {
  const sdk = await loadSdk();
  const server = createProtocol(sdk, request);
  const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const { headers, body, siteUrl } = request;
    return await transport.handleRequest(new Request(siteUrl, { method: 'POST', headers }), {
      parsedBody: body,
    });
  } finally {
    await server.close();
  }
};
