import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

import type { Actor } from '../authentication/actor.js';
import type { Caller } from './call.js';
import { loadSdk } from './load-sdk.js';
import { toolsFor, type Tools } from './tools.js';

type Sdk = Awaited<ReturnType<typeof loadSdk>>;
type Protocol = InstanceType<Sdk['Server']>;

/** What one request to the protocol needs. */
interface AgentRequest {
  readonly tools: Tools;
  readonly actor: Actor;
  readonly caller: Caller;
  /** The headers that the protocol defines. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON. */
  readonly body: unknown;
  readonly siteUrl: string;
}

const VERSION = '1';

const instructionsOf = (siteUrl: string): string =>
  `The tools are the operations of the API of the team chat server ${siteUrl}, as the user of the credentials. ` +
  `A result is the JSON of the API. An error has a \`code\` and a \`msg\`. ${siteUrl}/docs documents the API.`;

/** The server asks its clients nothing, so it validates nothing that they return. */
const jsonSchemaValidator = {
  getValidator() {
    throw new Error('This server asks clients nothing.');
  },
};

/** Creates the server of one request. */
const createProtocol = (sdk: Sdk, { tools, actor, caller, siteUrl }: AgentRequest): Protocol => {
  const { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } = sdk;
  // oxlint-disable-next-line typescript/no-deprecated -- `McpServer` takes schemas of zod, and these are JSON Schema.
  const server = new sdk.Server(
    { name: 'team-chat-service', version: VERSION },
    { capabilities: { tools: {} }, instructions: instructionsOf(siteUrl), jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolsFor(tools, actor) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = tools.get(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
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
