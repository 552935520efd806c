import type { components } from '../../../../generated/types.js';
import { roles, type Actor } from '../../../runtime/identity/actor.js';
import type { Linkifying } from '../../../markdown/linkifiers/matching.js';
import { maySeeEmail } from '../../users/model/policy.js';
import { avatarUrl, shownAvatar } from '../../users/model/view.js';
import type { MessageFlag } from './flags.js';

export type Message = components['schemas']['FoundMessage'];
type EventMessage = components['schemas']['Message'];
export type Submessage = components['schemas']['Submessage'];
export type Reaction = components['schemas']['Reaction'];
type Recipient = components['schemas']['MessageRecipient'];

/** The part of a message that is the same for all readers. */
export interface MessageFacts {
  readonly id: number;
  readonly recipient_id: number;
  readonly content: string;
  readonly rendered_content: string;
  readonly date_sent: number;
  readonly client: string;
  readonly is_me_message: boolean;
  /** Null for direct messages. */
  readonly channel: { readonly id: number; readonly name: string; readonly topic: string } | null;
  /** The users in a direct conversation. */
  readonly people: readonly Pick<Actor, 'id' | 'email' | 'full_name'>[];
  readonly sender: Actor;
  readonly organization: string;
  readonly reactions: readonly Reaction[];
  readonly submessages: readonly Submessage[];
  readonly linkifying: Linkifying;
}

const viewRecipient = ({ id, email, full_name }: MessageFacts['people'][number]): Recipient => ({
  id,
  email,
  full_name,
  is_mirror_dummy: false,
});

/**
 * The part of every message object that is the same for all readers and clients. The rest is assigned to it: spreading
 * this many fields is forty times as slow in V8.
 */
const common = ({ channel, sender, ...message }: MessageFacts) => ({
  id: message.id,
  type: channel ? ('stream' as const) : ('private' as const),
  subject: channel?.topic ?? '',
  ...(channel && { stream_id: channel.id }),
  display_recipient: channel?.name ?? message.people.map(viewRecipient),
  recipient_id: message.recipient_id,
  sender_id: sender.id,
  sender_email: sender.email,
  sender_full_name: sender.full_name,
  sender_realm_str: message.organization,
  client: message.client,
  is_me_message: message.is_me_message,
  timestamp: message.date_sent,
  reactions: [...message.reactions],
  submessages: [...message.submessages],
  topic_links: channel ? [...message.linkifying.topicLinks(channel.topic)] : [],
});

type ContentForm = Pick<Message, 'content' | 'content_type'>;

const contentForm = (content: string, rendered: string, applyMarkdown: boolean): ContentForm =>
  applyMarkdown
    ? { content: rendered, content_type: 'text/html' }
    : { content, content_type: 'text/x-markdown' };

/** The client's options for messages. */
export interface MessageForm {
  readonly applyMarkdown: boolean;
  readonly clientGravatar: boolean;
}

/** What decides which form of a message its readers share. */
export interface SharedForm extends MessageForm {
  /** Whether the reader sees the email of the sender. */
  readonly seesEmail: boolean;
}

/** The fields of a message that depend on its reader. */
type ReaderFields = Pick<
  Message,
  'flags' | 'last_edit_timestamp' | 'edit_history' | 'match_content' | 'match_subject'
>;

/** The part of a message that is the same for all readers with one form. */
export const viewShared = (
  facts: MessageFacts,
  { applyMarkdown, ...form }: SharedForm,
): Omit<Message, keyof ReaderFields> =>
  Object.assign(common(facts), {
    ...contentForm(facts.content, facts.rendered_content, applyMarkdown),
    avatar_url: shownAvatar(facts.sender, form),
  });

/** What a message has for its reader. */
export interface MessageReading {
  readonly flags: readonly MessageFlag[];
  readonly edits: Pick<Message, 'last_edit_timestamp' | 'edit_history'> | undefined;
  readonly matches: Required<Pick<Message, 'match_content' | 'match_subject'>> | undefined;
}

/** The fields of a message that follow those of `viewShared`. */
export const viewReading = ({ edits, flags, matches }: MessageReading): ReaderFields => ({
  ...edits,
  flags: [...flags],
  ...matches,
});

/** A sent message in all forms that clients request, as the event log stores it. */
export type SentMessage = Omit<EventMessage, 'content_type'> & {
  readonly rendered_content: string;
  /** Whether clients can compute the Gravatar URL themselves. */
  readonly is_gravatar: boolean;
};

/** The recipient with the fewest permissions. */
const guestViewer = { id: 0, role: roles.guest };

export const wideMessage = (facts: MessageFacts): SentMessage =>
  Object.assign(common(facts), {
    content: facts.content,
    rendered_content: facts.rendered_content,
    // The event is shared by all readers, so it has the URL that every reader may see. It omits the URL only if all
    // readers can see the email.
    avatar_url: avatarUrl(facts.sender, false),
    is_gravatar: facts.sender.avatar_source === 'G' && maySeeEmail(guestViewer, facts.sender),
  });

/** The sender's data in a message. */
export type ShownSender = Pick<EventMessage, 'sender_email' | 'sender_full_name' | 'avatar_url'>;

export const viewSender = (sender: Actor): ShownSender => ({
  sender_email: sender.email,
  sender_full_name: sender.full_name,
  avatar_url: avatarUrl(sender, false),
});

/** Returns the message of an event in the form that a client requested. */
export const sentMessage = (
  { rendered_content, is_gravatar, content, avatar_url, ...message }: SentMessage,
  { applyMarkdown, clientGravatar }: MessageForm,
): EventMessage => ({
  ...message,
  ...contentForm(content, rendered_content, applyMarkdown),
  avatar_url: clientGravatar && is_gravatar ? null : avatar_url,
});
