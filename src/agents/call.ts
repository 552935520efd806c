import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import type { ErrorBody } from '../http/api-error.js';
import type { Api } from '../http/dispatch.js';
import { API_ROOT } from '../http/match.js';
import { RequestEnd } from '../http/request-end.js';
import { RequestState, type Context } from '../http/request-state.js';
import { knownError, successParts } from '../http/respond.js';
import { inKibibytes } from '../lib/bytes.js';
import { ownTurn } from '../lib/event-loop.js';
import type { Services } from '../services.js';
import type { RoutedTool } from './tools.js';

type Arguments = Readonly<Record<string, unknown>>;

/** The result of a tool: the JSON body that the operation responds with. */
export interface ToolResult {
  readonly text: string;
  readonly isError: boolean;
}

/** Runs the tools that one HTTP request calls. */
export interface Caller {
  /** Whether an operation counted a request of the user. */
  readonly hasCalled: boolean;
  call(tool: RoutedTool, given: Arguments): Promise<ToolResult>;
}

/** No path can have half of a surrogate pair. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Returns the path of an operation with the values of its parameters. */
const pathOf = ({ path, parameters }: RoutedTool['route'], given: Arguments): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === null) throw errors.missingArgument({ var_name: name });
    const text = wellFormed(typeof value === 'string' ? value : JSON.stringify(value));
    const isRest = parameters.some((parameter) => parameter.name === name && parameter.slashes);
    return isRest ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text);
  });

/** Returns the arguments that are not in the path, as a JSON object. */
const bodyOf = ({ route, fixed }: RoutedTool, given: Arguments): string => {
  const inPath = new Set(route.parameters.filter((row) => row.in === 'path').map(({ name }) => name));
  const others = Object.entries(given).filter(([name]) => !inPath.has(name));
  return JSON.stringify(Object.fromEntries([...others, ...Object.entries(fixed ?? {})]));
};

/** A context like that of the HTTP request, with a request of its own. The HTTP response belongs to all calls. */
const contextOf = (context: Context, exchange: RequestState, end: RequestEnd): Context =>
  Object.create(context, { state: { value: { ...context.state, exchange, end } } }) as Context;

const failed = (body: ErrorBody): ToolResult => ({ text: JSON.stringify(body), isError: true });

/** The operation has ended, so a change was made. */
const tooLarge = (): ToolResult =>
  failed({
    result: 'error',
    msg: `The operation succeeded, but its response is too large: at most ${inKibibytes(budgets.agentResults.bytes)} KiB in a request. Ask for less.`,
    code: 'RESPONSE_TOO_LARGE',
  });

/** Runs tools in the pipeline of HTTP requests, without a request to itself. */
export const createCaller = (services: Services, api: Api, context: Context): Caller => {
  // Agents have no sessions.
  const end = new RequestEnd(context.res, undefined);
  let hasCalled = false;
  let bytesLeft: number = budgets.agentResults.bytes;

  const respond = async (tool: RoutedTool, given: Arguments): Promise<ToolResult> => {
    // Messages that arrive together, and their large arguments, get separate turns of the event loop.
    await ownTurn();
    const { operationId, method } = tool.route;
    const call = { operationId, body: bodyOf(tool, given) };
    const exchange = new RequestState(method, API_ROOT + pathOf(tool.route, given), '', call);
    hasCalled = true;
    const output = await api.handle(exchange, contextOf(context, exchange, end));
    const parts = await successParts(output ?? {}, exchange.ignored);
    const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    if (bytes > bytesLeft) return tooLarge();
    bytesLeft -= bytes;
    // The transport writes the text into JSON as soon as it has the last result.
    await ownTurn();
    return { text: parts.join(''), isError: false };
  };

  return {
    get hasCalled() {
      return hasCalled;
    },
    async call(tool, given) {
      try {
        return await respond(tool, given);
      } catch (error) {
        return failed(knownError(error, context, services).body);
      }
    },
  };
};
