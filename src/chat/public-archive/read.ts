import { errors } from '../../../generated/errors.js';
import { spectator } from '../../runtime/identity/actor.js';
import { readableHistory } from '../channels/model/policy.js';
import { type ChannelRow, findChannel } from '../channels/model/store.js';
import { visibleChannels } from '../channels/model/subscriptions.js';
import { kibibytes } from '../../lib/bytes.js';
import { paced } from '../../lib/event-loop.js';
import { messagePage } from '../messages/fetching/message-page.js';
import { listAllTopics, type TopicRow } from '../messages/model/topics.js';
import type { Message } from '../messages/model/view.js';
import { findWindow, type Found } from '../messages/narrow/anchor-window.js';
import { compileNarrow } from '../messages/narrow/narrow.js';
import type { RawNarrow } from '../narrow/terms.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import type { LongReading } from '../../runtime/store/types.js';

/** Messages on a page of a topic. */
const ON_PAGE = 50;

/** Messages in a feed. */
const IN_FEED = 30;

/** Bytes of the messages on a page and in a feed. Browsers show longer ones slowly, and they take the server long. */
const PAGE_BYTES = kibibytes(256);

/** Topics in the sitemap of a channel. The pages of the channel lead to the others. */
const IN_SITEMAP = 1000;

/** Topics on a page of a channel. */
const TOPICS_ON_PAGE = 200;

export type Channel = Pick<ChannelRow, 'id' | 'name' | 'rendered_description'>;

/** Part of a topic, ascending by ID. */
export interface TopicPage {
  readonly channel: Channel;
  readonly messages: readonly Message[];
  /** The first messages of the pages before and after this one. Undefined if there is none. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Reads for the archive, all as a spectator, each in one snapshot within the turns of spectators. */
export class ArchiveReader {
  constructor(
    private readonly services: Services,
    private readonly reading: LongReading,
  ) {}

  /** Returns the web-public channels, by name. */
  channels(): Promise<readonly Channel[]> {
    return this.#read(({ tx }) => visibleChannels(tx, spectator));
  }

  /** Returns topics of a channel, those with the newest messages first, after the one with a newest message. */
  topics(
    channelId: number,
    before = Infinity,
  ): Promise<{ channel: Channel; topics: readonly TopicRow[]; next: number | undefined }> {
    return this.#inChannel(channelId, async (scope, channel) => {
      const older = (await listAllTopics(scope.tx, channelId)).filter(({ max_id }) => max_id < before);
      const topics = older.slice(0, TOPICS_ON_PAGE);
      return { channel, topics, next: older.length > topics.length ? topics.at(-1)?.max_id : undefined };
    });
  }

  /** Returns the names of the topics of a channel with the newest messages. */
  topicNames(channelId: number): Promise<{ channel: Channel; names: readonly string[] }> {
    return this.#inChannel(channelId, async (scope, channel) => {
      const topics = await listAllTopics(scope.tx, channelId);
      return { channel, names: topics.slice(0, IN_SITEMAP).map(({ name }) => name) };
    });
  }

  /** Returns messages of a topic from an ID on, or from the first one on. Throws if the topic has none. */
  topic(channelId: number, topic: string, near = 0): Promise<TopicPage> {
    return this.#inChannel(channelId, async (scope, channel) => ({
      channel,
      ...(await messagesFrom(scope, narrowTo(channelId, topic), near)),
    }));
  }

  /** Returns the newest messages of a channel, the newest first. */
  newest(channelId: number): Promise<{ channel: Channel; messages: readonly Message[] }> {
    return this.#inChannel(channelId, async (scope, channel) => {
      const found = await find(scope, narrowTo(channelId), { anchor: null, before: IN_FEED });
      return { channel, messages: await load(scope, found, 'newest first') };
    });
  }

  #inChannel<T>(id: number, work: (scope: Scope, channel: Channel) => Promise<T>): Promise<T> {
    return this.#read(async (scope) => work(scope, await readableChannel(scope, id)));
  }

  #read<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    const { services } = this;
    return services.store.longSnapshot(this.reading, (tx) => work({ tx, services, actor: spectator }));
  }
}

/** The same error for channels that do not exist and for those that spectators cannot read. */
const readableChannel = async ({ tx, actor }: Scope, id: number): Promise<Channel> => {
  const channel = await findChannel(tx, id);
  if (!channel || channel.is_archived || readableHistory(actor.role, channel, false) !== 'all')
    throw errors.notFound();
  return channel;
};

const narrowTo = (channelId: number, topic?: string): RawNarrow => [
  { operator: 'channels', operand: 'web-public' },
  { operator: 'channel', operand: channelId },
  ...(topic === undefined ? [] : [{ operator: 'topic', operand: topic }]),
];

/** Finds messages before an ID, and one page more from it on. Null: the newest messages. */
const find = async (
  scope: Scope,
  narrow: RawNarrow,
  { anchor, before }: { readonly anchor: number | null; readonly before: number },
): Promise<Found> => {
  const compiled = await compileNarrow(scope, narrow);
  // A spectator has no unread messages, so that `null` is after all messages.
  const window = { anchor, before, after: ON_PAGE + 1, includeAnchor: true };
  return findWindow(scope.tx, scope.actor.id, compiled, window);
};

/** Returns the page from an ID on. If the messages from there on are deleted or moved, the last page. */
const messagesFrom = async (
  scope: Scope,
  narrow: RawNarrow,
  near: number,
): Promise<Omit<TopicPage, 'channel'>> => {
  const found = await find(scope, narrow, { anchor: near, before: ON_PAGE });
  const [first] = found.ids;
  if (first === undefined) throw errors.notFound();
  const ids = found.ids.filter((id) => id >= near).slice(0, ON_PAGE);
  if (ids.length === 0) return messagesFrom(scope, narrow, first);
  const messages = await load(scope, { ...found, ids });
  const last = messages.at(-1)?.id ?? near;
  return {
    messages,
    before: first < near ? first : undefined,
    after: found.ids.find((id) => id > last),
  };
};

/** Returns the first of the found messages that fit on a page, at least one. */
const load = async (scope: Scope, found: Found, order?: 'newest first'): Promise<Message[]> => {
  const form = { applyMarkdown: true, clientGravatar: false };
  const { messages } = await messagePage(scope, found, form);
  let left = PAGE_BYTES;
  const ordered = order ? [...messages].reverse() : messages;
  const fitting = ordered.filter((json, index) => {
    left -= json.length;
    return left >= 0 || index === 0;
  });
  return paced(fitting, (json) => JSON.parse(json) as Message);
};
