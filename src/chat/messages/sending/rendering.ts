import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { findUploads } from '../../attachments/message-uploads.js';
import { linkifying } from '../../../markdown/linkifiers/matching.js';
import type { Scope } from '../../scope.js';
import type { Services } from '../../services.js';
import type { Store } from '../../../runtime/store/types.js';
import { checkGroupMentions } from '../../user-groups/policy.js';
import { storedContent } from '../model/content.js';
import { wildcardBits } from '../model/flags.js';
import { mayTakeLong, RenderedAhead } from '../../../markdown/ahead.js';
import { RenderingLimit } from '../../../markdown/limits.js';
import { render, type RenderContext, type Rendered } from '../../../markdown/render.js';
import { findNames, type FoundNames, type NamedUser } from './mention-lookup.js';
import type { MessageRow } from '../model/store.js';
import type { Topic } from '../model/topic-visibility-policy.js';

export interface RenderedMessage extends Rendered {
  /** All users whom the message names, with their visibility policy for its topic. */
  readonly named: ReadonlyMap<number, NamedUser>;
}

/** What a message is rendered with: the names and files that its sender may see. */
const contextOf = async (
  scope: Scope,
  content: string,
  place?: Topic,
): Promise<RenderContext & { readonly names: FoundNames }> => {
  const { services, actor: sender } = scope;
  const names = await findNames(scope, content, place);
  const uploads = await findUploads(scope, content);
  const { current, emojiImages, linkifiers } = services.organization;
  return {
    names,
    defaultCodeLanguage: current.settings.default_code_block_language,
    emojiImages,
    translatesEmoticons: sender.settings.translate_emoticons,
    linkifying: await linkifying(linkifiers),
    uploads,
    siteUrl: services.config.siteUrl,
    showsPreviews: current.settings.inline_image_preview,
  };
};

interface Outside {
  readonly store: Store;
  readonly services: Services;
  readonly actor: Actor;
}

const readContext = ({ store, services, actor }: Outside, content: string): Promise<RenderContext> =>
  store.read((tx) => contextOf({ tx, services, actor }, content));

const orRefuse = async (rendering: Promise<Rendered>): Promise<Rendered> => {
  try {
    return await rendering;
  } catch (error) {
    throw error instanceof RenderingLimit ? errors.messageNotRendered() : error;
  }
};

interface Writing extends Outside {
  readonly input: { readonly content?: string };
}

/** The step before operations that store a message: counts what their author stores, and renders it. */
export const prepareToStore = async (writing: Writing): Promise<Pick<Scope, 'ahead'>> => {
  await writing.services.messageBytes.settle(writing);
  return renderAhead(writing);
};

/** The step before operations that render a message: does it, if that may take long. */
export const renderAhead = async ({ input, ...outside }: Writing): Promise<Pick<Scope, 'ahead'>> => {
  const content = storedContent(input.content ?? '');
  if (!mayTakeLong(content)) return {};
  return { ahead: await RenderedAhead.of(content, await readContext(outside, content)) };
};

/** Renders a message with the names that its sender may see, and returns those names. */
export const renderDraft = async (
  scope: Scope,
  content: string,
  place?: Topic,
): Promise<Rendered & { readonly names: FoundNames }> => {
  const context = await contextOf(scope, content, place);
  const rendering = scope.ahead ? scope.ahead.use(content, context) : render(content, context);
  return { ...(await orRefuse(rendering)), names: context.names };
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
