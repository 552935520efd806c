import { errors } from '../../generated/errors.js';
import { findUploads } from '../attachments/linked.js';
import type { Actor } from '../authentication/actor.js';
import { linkifying } from '../linkifiers/matching.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { checkGroupMentions } from '../user-groups/policy.js';
import { wildcardBits } from './flags.js';
import { render, type Rendered } from './markdown/render.js';
import { findNames } from './names.js';
import type { MessageRow } from './store.js';
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
  const names = await findNames(tx, server, sender, content, place);
  const { current, emojiImages, linkifiers } = server.organization;
  const rendered = await render(content, {
    names,
    defaultCodeLanguage: current.settings.default_code_block_language,
    emojiImages,
    translatesEmoticons: sender.settings.translate_emoticons,
    linkifying: await linkifying(linkifiers),
    uploads: await findUploads(tx, server, sender, content),
  });
  if (rendered.html.length > MAX_HTML_LENGTH) throw errors.messageNotRendered();
  const groups = [...names.groupsByKey.values()].filter(({ id }) => rendered.mentions.groupIds.has(id));
  await checkGroupMentions(tx, server, sender, groups);
  return { ...rendered, named: names.users };
};

type RenderedColumns = Pick<
  MessageRow,
  'rendered_content' | 'is_me_message' | 'has_attachment' | 'has_image' | 'has_link' | 'wildcard_mention'
>;

/** The columns of a message that follow from what it says; wildcards mean people of a channel. */
export const renderedColumns = (rendered: Rendered, isInChannel: boolean): RenderedColumns => {
  const { channelWildcard, topicWildcard } = rendered.mentions;
  const wildcards = (channelWildcard ? wildcardBits.channel : 0) | (topicWildcard ? wildcardBits.topic : 0);
  return {
    rendered_content: rendered.html,
    is_me_message: Number(rendered.isMe),
    has_attachment: Number(rendered.hasAttachment),
    has_image: Number(rendered.hasImage),
    has_link: Number(rendered.hasLink),
    wildcard_mention: isInChannel ? wildcards : 0,
  };
};
