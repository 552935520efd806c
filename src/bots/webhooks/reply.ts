import { findExcess, MAX_DEPTH } from '../../http/bounded-json.js';
import { GENERIC_INTERFACE, type BotService } from '../services.js';

/** The service responded with something that is no reply. The message is shown to users. */
export class InvalidReply extends Error {}

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

const genericText = (fields: Fields): unknown => {
  const { response_not_required: isSilent } = fields;
  return isSilent ? undefined : (fields.response_string ?? fields.content);
};

/** Returns the text with which the bot replies. Undefined if it does not reply. */
export const readReply = (response: string, { interface: format }: BotService): string | undefined => {
  const fields = parse(response);
  // Some services respond with an empty text if there is no reply.
  if (fields === '') return undefined;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new InvalidReply('Invalid response format');
  const text = format === GENERIC_INTERFACE ? genericText(fields as Fields) : (fields as Fields).text;
  if (text === undefined || text === null) return undefined;
  if (typeof text !== 'string' && typeof text !== 'number') throw new InvalidReply('Invalid response format');
  return String(text).trim() === '' ? undefined : String(text);
};
