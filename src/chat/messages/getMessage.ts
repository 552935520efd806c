import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { accessible } from './model/access.js';
import { hydrateMessages } from './fetching/hydrate-messages.js';

/** GET /messages/{message_id}: returns a message. */
export const getMessage = operation('getMessage', async (context) => {
  const { input, actor, request } = context;
  const access = accessible(actor);
  const where = { sql: `m.id = ? AND ${access.sql}`, values: [input.message_id, ...access.values] };
  const [found] = await hydrateMessages(context, where, {
    applyMarkdown: input.apply_markdown,
    clientGravatar: input.client_gravatar,
    client: request.client,
  });
  if (!found) throw errors.messageNotFound();
  return { raw_content: found.rawContent, message: found.message };
});
