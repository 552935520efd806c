import type { Body } from '../client.js';
import { isInGroup } from './groups.js';
import { countUnread } from './messages.js';
import type { State } from './types.js';

/** System groups by their number in policies. */
const POLICY_GROUPS: Readonly<Record<number, string>> = {
  1: 'role:members',
  2: 'role:administrators',
  3: 'role:fullmembers',
  4: 'role:moderators',
  5: 'role:everyone',
  6: 'role:nobody',
};

const isWithinPolicy = (state: State, policy: number): boolean => {
  const group = state.realm_user_groups.find(({ name }: Body) => name === POLICY_GROUPS[policy]);
  return isInGroup(state, group.id);
};

/** The muted topics of subscribed channels, in the format of clients before feature level 134. */
const mutedTopics = (state: State): unknown[] =>
  state.user_topics
    .filter(({ visibility_policy }: Body) => visibility_policy === 1)
    .flatMap(({ stream_id, topic_name, last_updated }: Body) => {
      const channel = state.subscriptions.find((one: Body) => one.stream_id === stream_id);
      return channel ? [[channel.name, topic_name, last_updated]] : [];
    });

/** Adds the fields that follow from the rest of the state, so no event contains them. */
export const derive = (state: State): State => {
  const mayCreate = (group: Body): boolean => !state.is_guest && isInGroup(state, group);
  const publicOnes = mayCreate(state.realm_can_create_public_channel_group);
  const privateOnes = mayCreate(state.realm_can_create_private_channel_group);
  return {
    ...state,
    can_create_streams: publicOnes || privateOnes,
    can_create_public_streams: publicOnes,
    can_create_private_streams: privateOnes,
    can_create_web_public_streams:
      state.server_web_public_streams_enabled &&
      state.realm_enable_spectator_access &&
      mayCreate(state.realm_can_create_web_public_channel_group),
    can_subscribe_other_users: isWithinPolicy(state, state.realm_invite_to_stream_policy),
    can_invite_others_to_realm: isWithinPolicy(state, state.realm_invite_to_realm_policy),
    muted_topics: mutedTopics(state),
    jitsi_server_url: state.realm_jitsi_server_url ?? state.server_jitsi_server_url,
    unread_msgs: { ...state.unread_msgs, count: countUnread(state) },
  };
};
