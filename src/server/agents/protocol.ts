import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

import type { Actor } from '../../runtime/identity/actor.js';
import type { Caller } from './call.js';
import { loadSdk } from './load-sdk.js';
import { instructionsOf } from './instructions.js';
import { toolsFor, type Catalog } from './tools.js';
import { whyMissing, type Choice } from './toolsets.js';

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
