/*
 * A model of the chat: who sees which channel, who reads which message in which version, and what is unread. It is written
 * from the specification and the descriptions of the operations, and shares no code with the server. It keeps a list of
 * recipients per message, which the server derives from subscriptions, so both find the same in different ways.
 */

export const ROLES = { owner: 100, administrator: 200, moderator: 300, member: 400, guest: 600 } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  role: Role;
}

/** The kinds of channels that `PATCH /streams/{stream_id}` names. */
export type Kind = 'web-public' | 'public' | 'shared' | 'protected';

export interface Channel {
  readonly id: number;
  readonly name: string;
  kind: Kind;
  /** Who can post: 1 everyone, 2 administrators, 4 moderators. */
  postPolicy: number;
  isArchived: boolean;
  readonly subscribers: Set<User>;
  /** Users for whom the channel is muted, also while they are not subscribed. */
  readonly muting: Set<User>;
}

export interface Reaction {
  readonly user: User;
  readonly emoji: string;
}

/** What a user reads of a message. */
export interface Version {
  readonly content: string;
  readonly topic: string;
  readonly reactions: readonly Reaction[];
}

/** What a content has, which the actions choose. */
export interface Content {
  readonly text: string;
  readonly words: readonly string[];
  readonly mentioned: readonly User[];
  readonly mentionsAll: boolean;
  readonly hasLink: boolean;
  readonly hasImage: boolean;
}

export interface Message {
  readonly id: number;
  readonly sender: User;
  /** Undefined for a direct message. */
  channel: Channel | undefined;
  topic: string;
  /** The users of a direct message. */
  readonly people: readonly User[];
  content: Content;
  reactions: Reaction[];
  readonly firstChannel: Channel | undefined;
  /** The subscribers of the first channel when it was sent. */
  readonly sentTo: ReadonlySet<User>;
  /** The subscribers of the present channel when it came there. */
  arrivedTo: ReadonlySet<User>;
  /** Users whose subscription to the first channel has not ended since. */
  readonly firstLasting: Set<User>;
  /** The same of the present channel. */
  readonly lasting: Set<User>;
  /** The version of the moment when a user left the channel. */
  readonly left: Map<User, Version & { readonly changes: number }>;
  /** Number of edits and moves. */
  changes: number;
  readonly read: Set<User>;
  readonly starred: Set<User>;
  /** Users whom an edit or the first content mentioned by name when they could get the mention. */
  readonly mentioned: Set<User>;
}

export const POLICY = { inherit: 0, muted: 1, unmuted: 2, followed: 3 } as const;

export interface Draft {
  readonly id: number;
  content: string;
}

export interface Group {
  readonly id: number;
  readonly name: string;
  readonly members: Set<User>;
}

export const topicKey = (topic: string): string => topic.toLowerCase();

export class Chat {
  readonly channels: Channel[] = [];
  readonly messages: Message[] = [];
  readonly groups: Group[] = [];
  readonly drafts = new Map<User, Draft[]>();
  /** The muted users of each user. */
  readonly muted = new Map<User, Set<User>>();
  /** The visibility policies of each user, by channel and topic. */
  readonly policies = new Map<User, Map<string, number>>();
  /** Topics whose policies a move may have changed. The model takes them from the next state of each user. */
  readonly movedTopics: { readonly channel: Channel; readonly topic: string }[] = [];

  constructor(readonly users: readonly User[]) {
    for (const user of users) {
      this.drafts.set(user, []);
      this.muted.set(user, new Set());
      this.policies.set(user, new Map());
    }
  }

  userAt(position: number): User {
    const user = this.users[position % this.users.length];
    if (!user) throw new Error('The chat has no users.');
    return user;
  }

  isAtLeast({ role }: User, least: keyof typeof ROLES): boolean {
    return role <= ROLES[least];
  }

  mutes(user: User, other: User): boolean {
    return this.muted.get(user)?.has(other) ?? false;
  }

  draftsOf(user: User): Draft[] {
    return this.drafts.get(user) ?? [];
  }

  policyOf(user: User, channel: Channel, topic: string): number {
    return this.policies.get(user)?.get(`${channel.id} ${topicKey(topic)}`) ?? POLICY.inherit;
  }

  setPolicy(user: User, channel: Channel, topic: string, policy: number): void {
    const key = `${channel.id} ${topicKey(topic)}`;
    if (policy === POLICY.inherit) this.policies.get(user)?.delete(key);
    else this.policies.get(user)?.set(key, policy);
  }

  isTopicMuted(user: User, channel: Channel, topic: string): boolean {
    const policy = this.policyOf(user, channel, topic);
    return policy === POLICY.inherit
      ? channel.muting.has(user) && channel.subscribers.has(user)
      : policy === POLICY.muted;
  }

  sees(user: User, { kind, isArchived, subscribers }: Channel): boolean {
    if (isArchived) return false;
    if (subscribers.has(user) || kind === 'web-public') return true;
    return this.isAtLeast(user, kind === 'public' ? 'member' : 'administrator');
  }

  /** Whether a user reads all messages of the channel. */
  readsAll(user: User, { kind, isArchived, subscribers }: Channel): boolean {
    if (isArchived) return false;
    if (kind === 'web-public' || (kind === 'public' && this.isAtLeast(user, 'member'))) return true;
    return kind !== 'protected' && subscribers.has(user);
  }

  /** Whether the user reads some messages of the channel: all, or those since the subscription began. */
  isReader(user: User, channel: Channel): boolean {
    return this.readsAll(user, channel) || (channel.subscribers.has(user) && !channel.isArchived);
  }

  mayPost(user: User, channel: Channel): boolean {
    const { kind, postPolicy, subscribers } = channel;
    const isPrivate = kind === 'shared' || kind === 'protected';
    if (!subscribers.has(user) && (isPrivate || !this.isAtLeast(user, 'member'))) return false;
    return postPolicy === 1 || this.isAtLeast(user, postPolicy === 2 ? 'administrator' : 'moderator');
  }

  /** Whether the user received the message. */
  received(user: User, { channel, people, sentTo, arrivedTo }: Message): boolean {
    return channel ? sentTo.has(user) && arrivedTo.has(user) : people.includes(user);
  }

  /** Whether the user can read the present version. */
  readsNow(user: User, message: Message): boolean {
    const { channel } = message;
    if (!channel) return message.people.includes(user);
    if (this.readsAll(user, channel)) return true;
    return !channel.isArchived && channel.subscribers.has(user) && message.arrivedTo.has(user);
  }

  /** Whether the user can read the message in any version. */
  reads(user: User, message: Message): boolean {
    return this.readsNow(user, message) || this.received(user, message);
  }

  version(user: User, message: Message): Version {
    const left = this.readsNow(user, message) ? undefined : message.left.get(user);
    return left ?? { content: message.content.text, topic: message.topic, reactions: message.reactions };
  }

  /** Whether the message was changed after the user left its channel, so that the user does not read the change. */
  isChangedSince(user: User, message: Message): boolean {
    return (
      !this.readsNow(user, message) &&
      (message.left.get(user)?.changes ?? message.changes) !== message.changes
    );
  }

  canBeUnread(user: User, message: Message): boolean {
    return (
      this.received(user, message) &&
      (!message.channel || (message.firstLasting.has(user) && message.lasting.has(user)))
    );
  }

  isUnread(user: User, message: Message): boolean {
    return this.canBeUnread(user, message) && !message.read.has(user);
  }

  isHistorical(user: User, message: Message): boolean {
    return !this.received(user, message);
  }

  isMentioned(user: User, message: Message): boolean {
    return message.mentioned.has(user);
  }

  isWildcardMentioned(user: User, message: Message): boolean {
    return message.content.mentionsAll && this.received(user, message);
  }

  topicOf({ channel, topic }: Message): readonly Message[] {
    return this.messages.filter((one) => one.channel === channel && topicKey(one.topic) === topicKey(topic));
  }

  messagesIn(channel: Channel): readonly Message[] {
    return this.messages.filter((one) => one.channel === channel);
  }

  /** Adds a message that was sent now. */
  send(sent: Pick<Message, 'id' | 'sender' | 'channel' | 'topic' | 'people' | 'content'>): void {
    const receivers = new Set(sent.channel ? sent.channel.subscribers : sent.people);
    const message: Message = {
      ...sent,
      reactions: [],
      firstChannel: sent.channel,
      sentTo: receivers,
      arrivedTo: receivers,
      firstLasting: new Set(receivers),
      lasting: new Set(receivers),
      left: new Map(),
      changes: 0,
      read: new Set([sent.sender, ...[...receivers].filter((user) => this.mutes(user, sent.sender))]),
      starred: new Set(),
      mentioned: new Set(),
    };
    this.messages.push(message);
    this.mention(message);
  }

  /** Records whom the content mentions. */
  mention(message: Message): void {
    message.mentioned.clear();
    for (const user of message.content.mentioned)
      if (this.received(user, message)) message.mentioned.add(user);
  }

  subscribe(user: User, channel: Channel): void {
    channel.subscribers.add(user);
  }

  /** Ends a subscription. The messages of the channel count as read. */
  unsubscribe(user: User, channel: Channel): void {
    channel.subscribers.delete(user);
    for (const message of this.messages)
      if (message.firstChannel === channel) message.firstLasting.delete(user);
    for (const message of this.messagesIn(channel)) {
      message.lasting.delete(user);
      message.read.add(user);
      const { content, topic, reactions, changes } = message;
      message.left.set(user, { content: content.text, topic, reactions: [...reactions], changes });
    }
  }

  move(message: Message, channel: Channel, topic: string): void {
    message.changes += 1;
    message.topic = topic;
    if (channel === message.channel) return;
    const readers = [...message.starred].filter((user) => this.readsNow(user, message));
    message.channel = channel;
    // In its first channel, it is as if it was never moved.
    message.arrivedTo = channel === message.firstChannel ? message.sentTo : new Set(channel.subscribers);
    message.left.clear();
    message.lasting.clear();
    for (const user of channel.subscribers) message.lasting.add(user);
    // Users who lose the message by the move lose their stars. Those who could not read it before do not learn of the move.
    for (const user of readers) if (!this.readsNow(user, message)) message.starred.delete(user);
  }

  delete(message: Message): void {
    this.messages.splice(this.messages.indexOf(message), 1);
  }
}
