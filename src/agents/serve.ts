import { countAddress, countForUser } from '../authentication/authenticate.js';
import { checkSite } from '../authentication/sessions/csrf.js';
import type { Api } from '../http/dispatch.js';
import { AGENTS_PATH, refuseMethod } from '../http/match.js';
import type { Context, Middleware } from '../http/request-state.js';
import { keptOnce } from '../lib/kept-once.js';
import type { Services } from '../services.js';
import { createCaller } from './call.js';
import { agentOf } from './credentials.js';
import { countOthers, ProtocolError, readMessages } from './messages.js';
import { respond } from './protocol.js';
import { readTools } from './tools.js';

const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'];

const send = (context: Context, status: number, text: string): void => {
  context.status = status;
  context.body = text;
  context.res.setHeader('Cache-Control', 'no-store');
  if (text === '') context.res.removeHeader('Content-Type');
  else context.res.setHeader('Content-Type', 'application/json');
};

/** Sends an error of JSON-RPC that belongs to no message. */
const sendProtocolError = (context: Context, { code, message }: ProtocolError): void => {
  send(context, 400, JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
};

/** Serves the operations as tools of the Model Context Protocol at /mcp. */
export const serveAgents = (services: Services, api: Api): Middleware => {
  const tools = keptOnce(readTools);

  const answer = async (context: Context): Promise<void> => {
    const actor = await agentOf(context, services);
    const known = await tools();
    const body = await readMessages(context, known);
    const others = countOthers(body);
    for (let count = 0; count < others; count += 1) await countForUser(context, services, actor);
    const headers = HEADERS.map((name): [string, string] => [name, context.get(name)]);
    const caller = createCaller(services, api, context);
    const response = await respond({
      tools: known,
      actor,
      caller,
      headers: Object.fromEntries(headers.filter(([, value]) => value !== '')),
      body,
      siteUrl: services.config.siteUrl,
    });
    // A call of an unknown tool, or a request that the protocol refuses.
    if (others === 0 && !caller.hasCalled) await countForUser(context, services, actor);
    send(context, response.status, await response.text());
  };

  const serve = async (context: Context): Promise<void> => {
    if (context.method !== 'POST') {
      await countAddress(context, services, 'published_by_ip');
      refuseMethod(context, ['POST']);
      return;
    }
    checkSite(context, services);
    try {
      await answer(context);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      sendProtocolError(context, error);
    }
  };

  return (context, next) => (context.path === AGENTS_PATH ? serve(context) : next());
};
