import { expect } from 'chai';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { exchange, type Received } from '../../support/exchange.js';
import { keepAuthorization, keepFields } from '../../support/secrets/find.js';

export const keyOf = ({ client }: Pick<Person, 'client'>): string => client.credentials?.key ?? '';

export const bearerOf = (person: Pick<Person, 'client'>): string => `Bearer ${keyOf(person)}`;

/** The body of an API response that a tool returned. */
export interface Called {
  readonly isError: boolean;
  readonly body: Body;
}

/** How an agent chooses toolsets. */
export interface Connection {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of the official SDK. */
export class Agent {
  private constructor(private readonly client: Client) {}

  /** Connects to the toolsets of a path and of a header. */
  static async connect(
    url: string,
    authorization: string,
    { path = '/mcp', headers = {} }: Connection = {},
  ): Promise<Agent> {
    keepAuthorization(authorization);
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(path, url), {
      requestInit: { headers: { Authorization: authorization, ...headers } },
    });
    await client.connect(transport);
    return new Agent(client);
  }

  get serverInfo(): ReturnType<Client['getServerVersion']> {
    return this.client.getServerVersion();
  }

  get capabilities(): ReturnType<Client['getServerCapabilities']> {
    return this.client.getServerCapabilities();
  }

  get instructions(): string {
    return this.client.getInstructions() ?? '';
  }

  tools(): ReturnType<Client['listTools']> {
    return this.client.listTools();
  }

  async names(): Promise<string[]> {
    return (await this.tools()).tools.map(({ name }) => name);
  }

  async call(name: string, given: Record<string, unknown> = {}): Promise<Called> {
    const result = await this.client.callTool({ name, arguments: given });
    const [content, ...others] = result.content as { type: string; text: string }[];
    expect(others).to.deep.equal([]);
    expect(content?.type).to.equal('text');
    keepFields(content?.text ?? '');
    return { isError: result.isError === true, body: JSON.parse(content?.text ?? '') };
  }

  /** Returns the body of a call that must succeed. */
  async ok(name: string, given: Record<string, unknown> = {}): Promise<Body> {
    const { isError, body } = await this.call(name, given);
    expect(isError, JSON.stringify(body)).to.equal(false);
    return body;
  }

  /** Returns the body of a call that must fail. */
  async fails(name: string, given: Record<string, unknown>, wanted: object): Promise<void> {
    const { isError, body } = await this.call(name, given);
    expect(isError, JSON.stringify(body)).to.equal(true);
    expect(body).to.deep.include({ result: 'error', ...wanted });
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

const MCP_HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

/** Sends text to /mcp without the SDK. */
export const post = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  path = '/mcp',
): Promise<Received> => {
  keepAuthorization(headers.Authorization);
  return exchange('POST', { url: new URL(path, url), headers: { ...MCP_HEADERS, ...headers }, body });
};

/** Returns a JSON-RPC request. */
export const request = (method: string, params: object = {}, id: number | string = 1): object => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
