import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import { linkifying } from '../linkifiers/matching.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { checkGroupMentions } from '../user-groups/policy.js';
import { render, type Rendered } from './markdown/render.js';
import { findNames } from './names.js';
import type { Topic, TopicReader } from './visibility.js';

/** Emoji and formulas grow; a message that would grow beyond this is refused. */
const MAX_HTML_LENGTH = 1_000_000;

export interface RenderedMessage extends Rendered {
  /** Everybody it names, as they see the topic it goes to. */
  readonly named: ReadonlyMap<number, TopicReader>;
}

/** Renders a message with what its sender knows, and refuses mentions of groups they may not mention. */
export const renderMessage = async (
  tx: Tx,
  server: Server,
  sender: Actor,
  content: string,
  place?: Topic,
): Promise<RenderedMessage> => {
  const names = await findNames(tx, sender, content, place);
  const { current, linkifiers } = server.organization;
  const rendered = await render(content, {
    names,
    defaultCodeLanguage: current.settings.default_code_block_language,
    linkifying: await linkifying(linkifiers),
  });
  if (rendered.html.length > MAX_HTML_LENGTH) throw errors.messageNotRendered();
  const groups = [...names.groupsByKey.values()].filter(({ id }) => rendered.mentions.groupIds.has(id));
  await checkGroupMentions(tx, server, sender, groups);
  return { ...rendered, named: names.users };
};
