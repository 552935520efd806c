import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { checkGroupMentions } from '../user-groups/policy.js';
import { render, type Rendered } from './markdown/render.js';
import { knownNames } from './names.js';

/** Formulas and emoji grow; a message that would grow beyond this is refused. */
const MAX_HTML_LENGTH = 1_000_000;

/** Renders a message with what its sender knows, and refuses mentions of groups they may not mention. */
export const renderMessage = async (
  tx: Tx,
  server: Server,
  sender: Actor,
  content: string,
): Promise<Rendered> => {
  const rendered = await render(content, {
    names: await knownNames(tx, sender, content),
    defaultCodeLanguage: server.organization.current.settings.default_code_block_language,
  });
  if (rendered.html.length > MAX_HTML_LENGTH) throw errors.messageNotRendered();
  const { groupIds } = rendered.mentions;
  if (groupIds.size > 0) await checkGroupMentions(tx, server, sender, [...groupIds]);
  return rendered;
};
