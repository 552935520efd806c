import type { Body } from '../support/client.js';
import type { Action, Finding, Lane } from './action.js';
import { EMOJI, keys, SETTINGS, TOPICS } from './site.js';

/** Messages that one request returns. */
const PAGE = 6;

const inMessage = ({ site, person }: Lane, { id, content, reactions, flags }: Body): Finding[] => [
  [keys.content(id as number), content as string],
  [keys.star(person.id, id as number), (flags as string[]).includes('starred')],
  ...site.everybody.flatMap(({ id: user }) =>
    EMOJI.map((emoji): Finding => {
      const isThere = (reactions as Body[]).some((one) => one.user_id === user && one.emoji_name === emoji);
      return [keys.reaction(id as number, user, emoji), isThere];
    }),
  ),
];

const message = (lane: Lane): Action => {
  const { id } = lane.choices.one(lane.site.messages.slice(-PAGE)) ?? { id: 0 };
  return {
    request: ['GET', `/messages/${id}`, { apply_markdown: false }],
    finds: (body) => inMessage(lane, { ...body.message, id }),
    refusals: { BAD_REQUEST: [] },
  };
};

const messages = (lane: Lane): Action => ({
  request: [
    'GET',
    '/messages',
    {
      anchor: 'newest',
      num_before: PAGE,
      num_after: 0,
      apply_markdown: false,
      narrow: [{ operator: 'channel', operand: lane.site.channel.id }],
    },
  ],
  finds: (body) => (body.messages as Body[]).flatMap((one) => inMessage(lane, one)),
});

const drafts = (): Action => ({
  request: ['GET', '/drafts'],
  finds: (body) => (body.drafts as Body[]).map(({ id, content }): Finding => [keys.draft(id), content]),
});

const ownUser = ({ person }: Lane): Action => ({
  request: ['GET', '/users/me'],
  finds: ({ full_name }) => [[keys.name(person.id), full_name as string]],
});

const users = (): Action => ({
  request: ['GET', '/users'],
  finds: ({ members }) =>
    (members as Body[]).map(({ user_id, full_name }): Finding => [keys.name(user_id), full_name]),
});

const status = ({ site, choices }: Lane): Action => {
  const { id } = choices.one(site.everybody) ?? site.owner;
  return {
    request: ['GET', `/users/${id}/status`],
    finds: (body) => [[keys.status(id), (body.status.status_text as string | undefined) ?? '']],
  };
};

const groups = (): Action => ({
  request: ['GET', '/user_groups'],
  finds: ({ user_groups }) =>
    (user_groups as Body[]).map(({ id, description }): Finding => [keys.group(id), description]),
});

const subscriptions = ({ site, person }: Lane): Action => ({
  request: ['GET', '/users/me/subscriptions'],
  finds: (body) => {
    const ids = (body.subscriptions as Body[]).map(({ stream_id }) => stream_id as number);
    return site.others.map(({ id }): Finding => [keys.subscribed(person.id, id), ids.includes(id)]);
  },
});

const subscribers = ({ site, choices }: Lane): Action => {
  const { id } = choices.one(site.others) ?? site.channel;
  return {
    request: ['GET', `/streams/${id}/members`],
    finds: (body) =>
      site.everybody.map((user): Finding => [
        keys.subscribed(user.id, id),
        (body.subscribers as number[]).includes(user.id),
      ]),
  };
};

const organization = (): Action => ({
  request: ['GET', '/server_settings'],
  finds: ({ realm_name }) => [[keys.organization, realm_name as string]],
});

/** The state that a client fetches at its start. */
const register = ({ site, person }: Lane): Action => ({
  request: [
    'POST',
    '/register',
    {
      event_types: [],
      fetch_event_types: [
        'realm',
        'realm_user',
        'user_settings',
        'user_topic',
        'realm_user_groups',
        'user_status',
      ],
      client_capabilities: { user_settings_object: true },
    },
  ],
  finds: (body) => [
    [keys.organization, body.realm_name as string],
    ...(body.realm_users as Body[]).map(({ user_id, full_name }): Finding => [keys.name(user_id), full_name]),
    ...(body.realm_user_groups as Body[]).map(({ id, description }): Finding => [
      keys.group(id),
      description,
    ]),
    ...SETTINGS.map((name): Finding => [keys.setting(person.id, name), body.user_settings[name]]),
    ...site.everybody.map(({ id }): Finding => [keys.status(id), body.user_status[id]?.status_text ?? '']),
    ...TOPICS.map((topic): Finding => {
      const row = (body.user_topics as Body[]).find((one) => one.topic_name === topic);
      return [keys.policy(person.id, site.channel.id, topic), row?.visibility_policy ?? 0];
    }),
  ],
  cleanUp: (client, { queue_id }) => client.send('DELETE', '/events', { queue_id }),
});

const MAKERS: readonly ((lane: Lane) => Action)[] = [
  message,
  message,
  messages,
  drafts,
  ownUser,
  users,
  status,
  groups,
  subscriptions,
  subscribers,
  organization,
  register,
];

/** Returns a request that changes nothing. */
export const nextRead = (lane: Lane): Action => (lane.choices.one(MAKERS) ?? users)(lane);

/** The requests that read all objects of a user but those of old messages. */
export const everyRead = (lane: Lane): Action[] => MAKERS.map((maker) => maker(lane));
