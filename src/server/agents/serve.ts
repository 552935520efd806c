import { countAddress, countForUser } from '../../runtime/identity/authenticate.js';
import { checkSite } from '../../runtime/identity/csrf.js';
import type { Api } from '../../runtime/http/dispatch.js';
import { isAgentsPath, refuseMethod } from '../../runtime/http/match.js';
import type { Context, Middleware } from '../../runtime/http/request.js';
import { keptOnce } from '../../lib/make-once.js';
import type { Services } from '../../accounts/services.js';
import { createCaller } from './call.js';
import { agentOf } from './credentials.js';
import { countOthers, readMessages } from './messages.js';
import { respond } from './protocol.js';
import { ProtocolError } from './protocol-error.js';
import { type Catalog, readCatalog } from './tools.js';
import { type Choice, chooseToolsets, unknownInPath } from './toolsets.js';

const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'];

const send = (context: Context, status: number, text: string): void => {
  context.status = status;
  context.body = text;
  context.res.setHeader('Cache-Control', 'no-store');
  if (text === '') context.res.removeHeader('Content-Type');
  else context.res.setHeader('Content-Type', 'application/json');
};

/** Sends an error of JSON-RPC that belongs to no message. */
const sendProtocolError = (context: Context, { code, message, status }: ProtocolError): void => {
  send(context, status, JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
};

/** What the user of the credentials asks for. */
interface AgentMessages {
  readonly choice: Choice;
  /** The parsed JSON. */
  readonly body: unknown;
}

const readRequest = async (context: Context, catalog: Catalog): Promise<AgentMessages> => ({
  choice: chooseToolsets(context, catalog),
  body: await readMessages(context, catalog.tools),
});

/** Serves the operations as tools of the Model Context Protocol at /mcp, and each toolset at a path below it. */
export const serveAgents = (services: Services, api: Api): Middleware => {
  const load = keptOnce(readCatalog);

  const answer = async (context: Context, catalog: Catalog): Promise<void> => {
    const actor = await agentOf(context, services);
    const { choice, body } = await readRequest(context, catalog).catch(async (error: unknown) => {
      await countForUser(context, services, actor);
      throw error;
    });
    const others = countOthers(body);
    for (let count = 0; count < others; count += 1) await countForUser(context, services, actor);
    const headers = HEADERS.map((name): [string, string] => [name, context.get(name)]);
    const caller = createCaller(services, api, context);
    const response = await respond({
      catalog,
      choice,
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
    const catalog = await load();
    try {
      const unknown = unknownInPath(context, catalog);
      if (unknown || context.method !== 'POST') {
        await countAddress(context, services, 'published_by_ip');
        if (unknown) throw unknown;
        refuseMethod(context, ['POST']);
        return;
      }
      checkSite(context, services);
      await answer(context, catalog);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      sendProtocolError(context, error);
    }
  };

  return (context, next) => (isAgentsPath(context.path) ? serve(context) : next());
};
