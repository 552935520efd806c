import { budgets } from '../../lib/budgets.js';
import { findExcess, MAX_DEPTH } from '../../runtime/http/form.js';
import { readBodyText } from '../../runtime/http/body-text.js';
import type { Context } from '../../runtime/http/request.js';
import { ProtocolError } from './protocol-error.js';
import type { Tools } from './tools.js';

const LIST = 'tools/list';
const CALL = 'tools/call';
const CANCEL = 'notifications/cancelled';

/** The first version of the protocol without batches. */
const WITHOUT_BATCHES = '2025-06-18';

/** Levels of JSON around an argument: the batch, the message, `params` and `arguments`. */
const LEVELS_AROUND = 4;

/** Values around the arguments of a call. Beyond it, a batch has fewer arguments. */
const VALUES_AROUND = 1000;

/** The parts of a message that this server reads itself. The SDK checks its form. */
interface Message {
  readonly method?: unknown;
  readonly id?: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError(-32700, 'Parse error: Invalid JSON');
  }
};

const greatestValues = (tools: Tools): number =>
  Math.max(...[...tools.values()].map(({ route }) => route.body.values));

/**
 * Checks what the SDK leaves open: a batch has one response for each ID, and a request that is cancelled has none. Many
 * lists would hold the event loop.
 */
const checkBatch = (batch: readonly (Message | null)[], version: string): void => {
  const refuse = (fault: string): never => {
    throw new ProtocolError(-32600, `Invalid Request: ${fault}`);
  };
  const ids = batch.flatMap((message) => (message?.id === undefined ? [] : [message.id]));
  const methods = batch.map((message) => message?.method);
  if (batch.length === 0) refuse('The batch is empty');
  if (version >= WITHOUT_BATCHES) refuse(`Version ${version} has no batches`);
  if (new Set(ids).size < ids.length) refuse('IDs repeat');
  if (batch.length > 1 && methods.includes(CANCEL)) refuse('A batch cannot cancel its requests');
  if (methods.filter((method) => method === LIST).length > 1) refuse('A batch lists the tools once');
};

/** Reads the messages of a request: one JSON-RPC message, or a batch. */
export const readMessages = async (context: Context, tools: Tools): Promise<unknown> => {
  const { text } = await readBodyText(context, budgets.requestBody.bytes);
  const bounds = { depth: MAX_DEPTH + LEVELS_AROUND, values: greatestValues(tools) + VALUES_AROUND };
  const found = findExcess(text, bounds);
  if (found) {
    const fault = found.excess === 'depth' ? 'is nested too deeply' : 'has too many values';
    throw new ProtocolError(-32600, `Invalid Request: The JSON ${fault}`);
  }
  const body = parse(text);
  if (Array.isArray(body)) checkBatch(body as Message[], context.get('mcp-protocol-version'));
  return body;
};

/** Returns the number of messages that call no tool. A call counts as a request of its operation instead. */
export const countOthers = (body: unknown): number =>
  ([body].flat() as (Message | null)[]).filter((message) => message?.method !== CALL).length;
