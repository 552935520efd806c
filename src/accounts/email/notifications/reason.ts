import type { UserSettings } from '../../../../generated/settings.js';
import { visibility } from '../../../chat/messages/model/topic-visibility-policy.js';

/** Why a user gets an email about a message, strongest reason first. */
export const reasons = ['direct', 'mention', 'wildcard', 'followed', 'channel'] as const;

export type Reason = (typeof reasons)[number];

/** A user's choices for a channel and a topic. */
export interface Choices {
  readonly is_muted: number | null;
  /** Null: the user's settings apply. */
  readonly email_notifications: number | null;
  readonly wildcard_mentions_notify: number | null;
  /** Null if the topic has no policy. */
  readonly visibility_policy: number | null;
}

/** How a message addresses a user. */
export interface Address {
  readonly isDirect: boolean;
  readonly isMentioned: boolean;
  readonly isWildcard: boolean;
}

const chosen = (own: number | null, general: boolean): boolean => (own === null ? general : own === 1);

const isMuted = ({ is_muted, visibility_policy }: Choices): boolean =>
  visibility_policy === visibility.muted || (is_muted === 1 && visibility_policy === null);

const wantsWildcards = (settings: Readonly<UserSettings>, choices: Choices): boolean => {
  const isFollowed = choices.visibility_policy === visibility.followed;
  if (isFollowed && settings.enable_followed_topic_wildcard_mentions_notify) return true;
  return !isMuted(choices) && chosen(choices.wildcard_mentions_notify, settings.wildcard_mentions_notify);
};

/** Returns the strongest reason for an email to a user about a message. Undefined if there is none. */
export const reasonFor = (
  settings: Readonly<UserSettings>,
  choices: Choices,
  { isDirect, isMentioned, isWildcard }: Address,
): Reason | undefined => {
  if (settings.enable_offline_email_notifications) {
    if (isDirect) return 'direct';
    if (isMentioned) return 'mention';
    if (isWildcard && wantsWildcards(settings, choices)) return 'wildcard';
  }
  if (isDirect) return undefined;
  const isFollowed = choices.visibility_policy === visibility.followed;
  if (isFollowed && settings.enable_followed_topic_email_notifications) return 'followed';
  const wantsChannel = chosen(choices.email_notifications, settings.enable_stream_email_notifications);
  return wantsChannel && !isMuted(choices) ? 'channel' : undefined;
};
