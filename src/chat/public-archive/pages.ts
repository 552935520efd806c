import { emojiCharacters } from '../../markdown/emoji/data.js';
import { paced } from '../../lib/event-loop.js';
import type { Message } from '../messages/model/view.js';
import type { TopicRow } from '../messages/model/topics.js';
import { scriptlessHtml } from '../../markdown/scriptless-html.js';
import { Html, html } from '../../runtime/pages/page.js';
import { ARCHIVE_PATH, archivedNarrow, channelPath, feedPath, topicPath } from './addresses.js';
import type { PageContent } from './page.js';
import type { Channel, TopicPage } from './read.js';

/** Topics without a name. */
const UNNAMED = '(no topic)';

const topicName = (topic: string): string => (topic === '' ? UNNAMED : topic);

const TIMES = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Returns a moment of UNIX seconds. */
const moment = (seconds: number): Html => {
  const at = new Date(seconds * 1000);
  return html`<time datetime="${at.toISOString()}">${TIMES.format(at)} UTC</time>`;
};

/** Returns the HTML of a text in Markdown, whose links lead to the archive where they can. */
export const archivedHtml = (rendered: string): Html => new Html(scriptlessHtml(rendered, archivedNarrow));

const showChannel = (channel: Channel): Html =>
  html`<li>
    <h2><a href="${channelPath(channel)}">#${channel.name}</a></h2>
    ${archivedHtml(channel.rendered_description)}
  </li>`;

/** The first page: all channels. */
export const channelsPage = async (
  organization: string,
  channels: readonly Channel[],
): Promise<PageContent> => ({
  titles: [organization],
  path: ARCHIVE_PATH,
  body: html`${channels.length === 0 && html`<p>No channel is open to readers without an account.</p>`}
    <ul class="items">
      ${await paced(channels, showChannel)}
    </ul>`,
});

const showTopic = (channel: Channel, { name, date_sent }: TopicRow): Html =>
  html`<li>
    <h2><a href="${topicPath(channel, name)}">${topicName(name)}</a></h2>
    <p class="note">Last message: ${moment(date_sent)}</p>
  </li>`;

/** The topics of a channel. `before` is the message that the page begins after, and `next` that of the next one. */
export const channelPage = async (
  organization: string,
  channel: Channel,
  topics: readonly TopicRow[],
  { before, next }: { readonly before: number | undefined; readonly next: number | undefined },
): Promise<PageContent> => {
  const path = channelPath(channel);
  return {
    titles: [`#${channel.name}`, organization],
    path: before === undefined ? path : `${path}?before=${before}`,
    feed: feedPath(channel),
    above: [{ path: ARCHIVE_PATH, name: organization }],
    body: html`<div class="content">${archivedHtml(channel.rendered_description)}</div>
      <p><a href="${feedPath(channel)}">Feed of new messages</a></p>
      ${topics.length === 0 && html`<p>There are no ${before !== undefined && 'older '}topics.</p>`}
      <ul class="items">
        ${await paced(topics, (topic) => showTopic(channel, topic))}
      </ul>
      ${next !== undefined && html`<p><a href="${path}?before=${next}">Older topics</a></p>`}`,
  };
};

/** An emoji as text: its character, or its name. */
const emojiText = ({ emoji_code, emoji_name, reaction_type }: Message['reactions'][number]): string =>
  (reaction_type === 'unicode_emoji' ? emojiCharacters(emoji_code) : undefined) ?? `:${emoji_name}:`;

const reactionsOf = ({ reactions }: Message): Html | undefined => {
  const counts = new Map<string, number>();
  for (const reaction of reactions) {
    const text = emojiText(reaction);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  return html`<p class="note">
    Reactions: ${[...counts].map(([text, count]) => html`<span>${text} ${count}</span> `)}
  </p>`;
};

/** Clients show the sender in place of the command `/me`. */
const contentOf = ({ content, is_me_message }: Message): Html =>
  archivedHtml(is_me_message ? content.replace('<p>/me ', '<p>') : content);

const showMessage = (message: Message): Html =>
  html`<article id="message-${message.id}">
    <h2>${message.sender_full_name}</h2>
    <p class="note">
      <a href="#message-${message.id}">${moment(message.timestamp)}</a>
    </p>
    <div class="content">${contentOf(message)}</div>
    ${reactionsOf(message)}
  </article>`;

/** Messages of a topic. */
export const topicPage = async (
  organization: string,
  { channel, messages, before, after }: TopicPage,
): Promise<PageContent> => {
  // Topics are found in any case.
  const name = messages.at(-1)?.subject ?? '';
  const linkTo = (near: number, text: string): Html =>
    html`<p><a href="${topicPath(channel, name, near)}">${text}</a></p>`;
  return {
    titles: [topicName(name), `#${channel.name}`, organization],
    path: topicPath(channel, name, before === undefined ? undefined : messages[0]?.id),
    feed: feedPath(channel),
    above: [
      { path: ARCHIVE_PATH, name: organization },
      { path: channelPath(channel), name: `#${channel.name}` },
    ],
    body: html`${before !== undefined && linkTo(before, 'Earlier messages')}
    ${await paced(messages, showMessage)} ${after !== undefined && linkTo(after, 'Later messages')}`,
  };
};
