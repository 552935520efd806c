import { budgets } from '../../lib/budgets.js';
import type { ErrorBody } from '../../contract/api-error.js';
import { type Arguments, callOperation, requestOf } from '../../runtime/http/call.js';
import type { Api } from '../../runtime/http/dispatch.js';
import { RequestEnd } from '../../runtime/http/request-end.js';
import type { Context } from '../../runtime/http/request.js';
import { knownError } from '../../runtime/http/respond.js';
import { inKibibytes } from '../../lib/bytes.js';
import { ownTurn } from '../../lib/event-loop.js';
import type { Services } from '../../accounts/services.js';
import type { RoutedTool } from './tools.js';

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
  const calls = { api, context, end: new RequestEnd(context.res, undefined) };
  let hasCalled = false;
  let bytesLeft: number = budgets.agentResults.bytes;

  const respond = async (tool: RoutedTool, given: Arguments): Promise<ToolResult> => {
    // Messages that arrive together, and their large arguments, get separate turns of the event loop.
    await ownTurn();
    const request = requestOf(tool.route, { ...given, ...tool.fixed });
    hasCalled = true;
    const parts = await callOperation(calls, request);
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
