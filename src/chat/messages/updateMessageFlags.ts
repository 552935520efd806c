import { operation } from '../operation.js';
import { changeFlags, parseFlagChange } from './flag-changes.js';

/** POST /messages/flags: adds or removes a flag of messages. */
export const updateMessageFlags = operation('updateMessageFlags', async (context) => {
  const { messages } = context.input;
  await changeFlags(context, parseFlagChange(context.input), messages);
  return { messages };
});
