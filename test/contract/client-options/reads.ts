import type { Body, Parameters } from '../../support/client.js';
import type { Name, Room } from '../audiences/fixtures.js';
import { absent, type Differences } from './differences.js';

/** A parameter of a GET operation that changes the form of the response, and all that it changes. */
export interface Read {
  /** Who sends the requests, if it is not anna. */
  readonly by?: Name;
  readonly path?: (room: Room, made: Made) => string;
  /** The other parameters. */
  readonly parameters?: (room: Room, made: Made) => Parameters;
  /** Two values of the parameter. */
  readonly values: readonly [without: unknown, having: unknown];
  readonly differences: Differences;
}

/** Objects that the reads are about. */
export interface Made {
  readonly channel: string;
  /** The only message of the channel. Its content is "hello", and it is unread. */
  readonly message: number;
}

const GRAVATAR = /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon&version=1$/;
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const hasLength =
  (length: number) =>
  (value: unknown): boolean =>
    (value as Body[]).length === length;

const inChannel = (_room: Room, { channel, message }: Made): Parameters => ({
  narrow: [{ operator: 'channel', operand: channel }],
  anchor: message,
  num_before: 0,
  num_after: 0,
});

const content = (path: string): Differences => ({
  [`${path}.content`]: ['hello', '<p>hello</p>'],
  [`${path}.content_type`]: ['text/x-markdown', 'text/html'],
});

/**
 * The channels are the private one of the room, with anna and robot, the public one of these tests, with anna, a
 * web-public one without any of them, and those that the comparison creates.
 */
const listedChannels = (by: Name, parameters: Parameters, without: number): Read => ({
  by,
  parameters: () => parameters,
  values: [false, true],
  differences: { streams: [hasLength(without), (value) => (value as Body[]).length > without] },
});
/** IDs of system groups, which are the same in every new organization. */
const [ADMINISTRATORS, MODERATORS] = [2, 3];

/** By operation and parameter. */
export const reads: Readonly<Record<string, Read>> = {
  'listMessages apply_markdown': {
    parameters: inChannel,
    values: [false, true],
    differences: content('messages[]'),
  },
  'listMessages client_gravatar': {
    parameters: inChannel,
    values: [false, true],
    differences: { 'messages[].avatar_url': [GRAVATAR, null] },
  },
  'listMessages include_anchor': {
    parameters: inChannel,
    values: [false, true],
    differences: { messages: [hasLength(0), hasLength(1)], found_anchor: [false, true] },
  },
  'listMessages use_first_unread_anchor': {
    parameters: (room, made) => ({ ...inChannel(room, made), anchor: 'oldest' }),
    values: [false, true],
    differences: {
      anchor: [0, Number.isInteger],
      messages: [hasLength(0), hasLength(1)],
      found_anchor: [false, true],
      found_oldest: [true, false],
    },
  },
  'getMessage apply_markdown': {
    path: (_room, { message }) => `/messages/${String(message)}`,
    values: [false, true],
    differences: content('message'),
  },
  'getMessage client_gravatar': {
    path: (_room, { message }) => `/messages/${String(message)}`,
    values: [false, true],
    differences: { 'message.avatar_url': [GRAVATAR, null] },
  },
  'listUsers client_gravatar': {
    values: [false, true],
    differences: { 'members[].avatar_url': [GRAVATAR, null] },
  },
  'listUsers include_custom_profile_fields': {
    values: [false, true],
    differences: { 'members[].profile_data': [absent, isObject] },
  },
  'getUser client_gravatar': {
    path: ({ people }) => `/users/${String(people.anna.id)}`,
    values: [false, true],
    differences: { 'user.avatar_url': [GRAVATAR, null] },
  },
  'getUser include_custom_profile_fields': {
    path: ({ people }) => `/users/${String(people.anna.id)}`,
    values: [false, true],
    differences: { 'user.profile_data': [absent, isObject] },
  },
  'listSubscriptions include_subscribers': {
    values: [false, true],
    differences: { 'subscriptions[].subscribers': [absent, Array.isArray] },
  },
  'listChannels include_public': listedChannels('anna', {}, 2),
  'listChannels include_web_public': listedChannels('anna', { include_public: false }, 2),
  'listChannels include_subscribed': listedChannels('anna', { include_public: false }, 0),
  'listChannels include_all_active': listedChannels('ada', { include_public: false }, 0),
  'listChannels include_owner_subscribed': listedChannels('robot', { include_public: false }, 1),
  'listChannels include_default': {
    values: [false, true],
    differences: { 'streams[].is_default': [absent, (value) => typeof value === 'boolean'] },
  },
  'listUserGroupMembers direct_member_only': {
    path: () => `/user_groups/${String(ADMINISTRATORS)}/members`,
    values: [false, true],
    // Olga and the first owner are in the subgroup `role:owners`.
    differences: { members: [hasLength(3), hasLength(1)] },
  },
  'getUserGroupMembership direct_member_only': {
    path: ({ people }) => `/user_groups/${String(ADMINISTRATORS)}/members/${String(people.olga.id)}`,
    values: [false, true],
    differences: { is_user_group_member: [true, false] },
  },
  'listUserGroupSubgroups direct_subgroup_only': {
    path: () => `/user_groups/${String(MODERATORS)}/subgroups`,
    values: [false, true],
    differences: { subgroups: [hasLength(2), hasLength(1)] },
  },
};
