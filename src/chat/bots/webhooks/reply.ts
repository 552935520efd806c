import { errors } from '../../../../generated/errors.js';
import { ApiError } from '../../../contract/api-error.js';
import { findExcess, MAX_DEPTH } from '../../../runtime/http/form.js';
import { parseGivenWidget } from '../../messages/widgets/given-widget.js';
import type { Widget } from '../../messages/widgets/parse-widget.js';
import { type BotService, GENERIC_INTERFACE } from '../services.js';

/** What a bot sends as its reply. */
export interface Reply {
  readonly content: string;
  readonly widget?: Widget;
}

/** The service responded with something that is no reply. The message is shown to users. */
export class InvalidReply extends Error {}

/** As in a request that sends a message. */
const WIDGET_CHARACTERS = 10_000;

/** More values than any reply has. Parsing them takes a few milliseconds. */
const MOST_VALUES = 10_000;

const parse = (text: string): unknown => {
  if (findExcess(text, { depth: MAX_DEPTH, values: MOST_VALUES }))
    throw new InvalidReply('Invalid JSON in response');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InvalidReply('Invalid JSON in response');
  }
};

type Fields = Readonly<Record<string, unknown>>;

/** What a response of either format has of a reply. */
interface Given {
  readonly text: unknown;
  readonly widget?: unknown;
}

const genericReply = ({ response_not_required: isSilent, ...fields }: Fields): Given => {
  if (isSilent) return { text: undefined };
  const { response_string: text, content, widget_content: widget } = fields;
  // The older field for the text has no widget.
  return text === undefined || text === null ? { text: content, widget } : { text };
};

/** The same checks as for a request that sends a message, where the parameter is JSON text. */
const readWidget = (given: unknown): Widget => {
  try {
    const text = typeof given === 'string' ? given : '';
    if (text.length > WIDGET_CHARACTERS)
      throw errors.tooLong({ name: 'widget_content', limit: WIDGET_CHARACTERS });
    return parseGivenWidget(text);
  } catch (error) {
    throw error instanceof ApiError ? new InvalidReply(error.body.msg) : error;
  }
};

/** Returns the reply of the bot. Undefined if it does not reply. */
export const readReply = (response: string, { interface: format }: BotService): Reply | undefined => {
  const fields = parse(response);
  // Some services respond with an empty text if there is no reply.
  if (fields === '') return undefined;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new InvalidReply('Invalid response format');
  const { text, widget }: Given =
    format === GENERIC_INTERFACE ? genericReply(fields as Fields) : { text: (fields as Fields).text };
  if (text === undefined || text === null) return undefined;
  if (typeof text !== 'string' && typeof text !== 'number') throw new InvalidReply('Invalid response format');
  const content = String(text);
  if (content.trim() === '') return undefined;
  return { content, ...(widget !== undefined && widget !== null && { widget: readWidget(widget) }) };
};
