import { errors } from '../../../generated/errors.js';
import { findUploads } from '../../attachments/message-uploads.js';
import { linkifying } from '../../linkifiers/matching.js';
import type { Scope } from '../../scope.js';
import { checkGroupMentions } from '../../user-groups/policy.js';
import { wildcardBits } from '../model/flags.js';
import { RenderingLimit } from '../../markdown/limits.js';
import { render, type RenderContext, type Rendered } from '../../markdown/render.js';
import { findNames, type FoundNames, type NamedUser } from './mention-lookup.js';
import type { MessageRow } from '../model/store.js';
import type { Topic } from '../model/topic-visibility-policy.js';

export interface RenderedMessage extends Rendered {
  /** All users whom the message names, with their visibility policy for its topic. */
  readonly named: ReadonlyMap<number, NamedUser>;
}

const renderOrRefuse = async (content: string, context: RenderContext): Promise<Rendered> => {
  try {
    return await render(content, context);
  } catch (error) {
    throw error instanceof RenderingLimit ? errors.messageNotRendered() : error;
  }
};

/** Renders a message with the names that its sender may see, and returns those names. */
export const renderDraft = async (
  scope: Scope,
  content: string,
  place?: Topic,
): Promise<Rendered & { readonly names: FoundNames }> => {
  const { services, actor: sender } = scope;
  const names = await findNames(scope, content, place);
  const { current, emojiImages, linkifiers } = services.organization;
  const rendered = await renderOrRefuse(content, {
    names,
    defaultCodeLanguage: current.settings.default_code_block_language,
    emojiImages,
    translatesEmoticons: sender.settings.translate_emoticons,
    linkifying: await linkifying(linkifiers),
    uploads: await findUploads(scope, content),
    siteUrl: services.config.siteUrl,
    showsPreviews: current.settings.inline_image_preview,
  });
  return { ...rendered, names };
};

/** Renders a message that its sender sends. Throws if it mentions groups that the sender may not mention. */
export const renderMessage = async (
  scope: Scope,
  content: string,
  place?: Topic,
): Promise<RenderedMessage> => {
  const { names, ...rendered } = await renderDraft(scope, content, place);
  const groups = [...names.groupsByKey.values()].filter(({ id }) => rendered.mentions.groupIds.has(id));
  await checkGroupMentions(scope, groups);
  return { ...rendered, named: names.users };
};

type RenderedColumns = Pick<
  MessageRow,
  'rendered_content' | 'is_me_message' | 'has_attachment' | 'has_image' | 'has_link' | 'wildcard_mention'
>;

/** Returns the columns derived from the content. Only messages to channels have topics to mention. */
export const renderedColumns = (rendered: Rendered, isInChannel: boolean): RenderedColumns => {
  const { channelWildcard, topicWildcard } = rendered.mentions;
  const ofAll = channelWildcard ? wildcardBits.channel : 0;
  const ofTopic = isInChannel && topicWildcard ? wildcardBits.topic : 0;
  return {
    rendered_content: rendered.html,
    is_me_message: Number(rendered.isMe),
    has_attachment: Number(rendered.hasAttachment),
    has_image: Number(rendered.hasImage),
    has_link: Number(rendered.hasLink),
    wildcard_mention: ofAll | ofTopic,
  };
};
