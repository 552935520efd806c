import type { Action, Lane } from './action.js';
import { EMOJI, keys, SETTINGS, TOPICS } from './site.js';

type Maker = (lane: Lane) => Action | undefined;

/** Users change only so many messages at the same time, so that they meet. */
const MESSAGES = 4;
/** Seconds until a scheduled message is due, at most. */
const SOON = 4;

const latest = ({ site, choices }: Lane) => choices.one(site.messages.slice(-MESSAGES));

const send: Maker = (lane) => {
  const content = lane.token();
  return {
    request: ['POST', '/messages', { type: 'channel', to: lane.site.channel.id, topic: 'all', content }],
    sends: content,
    made: ({ id }) => {
      lane.site.addMessage(id as number, lane.person, content);
    },
  };
};

const schedule: Maker = ({ site, choices, token }) => {
  const content = token();
  const scheduled_delivery_timestamp = Math.floor(Date.now() / 1000) + 2 + choices.below(SOON);
  const { id: to } = site.channel;
  return {
    request: [
      'POST',
      '/scheduled_messages',
      { type: 'channel', to, topic: 'later', content, scheduled_delivery_timestamp },
    ],
    sends: content,
    // It is too late: the request was repeated, or had to wait.
    refusals: { BAD_REQUEST: [] },
  };
};

const edit: Maker = (lane) => {
  const { site, person, choices, token } = lane;
  const own = site.messages.slice(-2 * MESSAGES).filter(({ senderId }) => senderId === person.id);
  const message = choices.one(own);
  if (!message) return undefined;
  const content = token();
  return {
    request: ['PATCH', `/messages/${message.id}`, { content }],
    effects: [{ key: keys.content(message.id), leaves: content }],
  };
};

const react: Maker = (lane) => {
  const { person, choices } = lane;
  const [message, emoji_name = ''] = [latest(lane), choices.one(EMOJI)];
  if (!message) return undefined;
  const adds = choices.chance(0.5);
  const key = keys.reaction(message.id, person.id, emoji_name);
  const code = adds ? 'REACTION_ALREADY_EXISTS' : 'REACTION_DOES_NOT_EXIST';
  return {
    request: [adds ? 'POST' : 'DELETE', `/messages/${message.id}/reactions`, { emoji_name }],
    effects: [{ key, finds: !adds, leaves: adds }],
    refusals: { [code]: [[key, adds]] },
  };
};

const star: Maker = (lane) => {
  const { person, choices } = lane;
  const message = latest(lane);
  if (!message) return undefined;
  const adds = choices.chance(0.5);
  return {
    request: [
      'POST',
      '/messages/flags',
      { messages: [message.id], op: adds ? 'add' : 'remove', flag: 'starred' },
    ],
    effects: [{ key: keys.star(person.id, message.id), leaves: adds }],
  };
};

const editDraft: Maker = ({ person, choices, token }) => {
  const id = choices.one(person.drafts) ?? 0;
  const content = token().replace('load', 'draft');
  return {
    request: ['PATCH', `/drafts/${id}`, { draft: { type: '', to: [], topic: '', content } }],
    effects: [{ key: keys.draft(id), leaves: content }],
  };
};

const changeSetting: Maker = ({ person, choices }) => {
  const name = choices.one(SETTINGS) ?? '';
  const leaves = choices.chance(0.5);
  return {
    request: ['PATCH', '/settings', { [name]: leaves }],
    effects: [{ key: keys.setting(person.id, name), leaves }],
  };
};

const rename: Maker = ({ person, token }) => {
  const full_name = token();
  return {
    request: ['PATCH', '/settings', { full_name }],
    effects: [{ key: keys.name(person.id), leaves: full_name }],
  };
};

const setStatus: Maker = ({ person, token }) => {
  const status_text = token();
  return {
    request: ['POST', '/users/me/status', { status_text }],
    effects: [{ key: keys.status(person.id), leaves: status_text }],
  };
};

const setPolicy: Maker = ({ site, person, choices }) => {
  const topic = choices.one(TOPICS) ?? '';
  const visibility_policy = choices.below(4);
  return {
    request: ['POST', '/user_topics', { stream_id: site.channel.id, topic, visibility_policy }],
    effects: [{ key: keys.policy(person.id, site.channel.id, topic), leaves: visibility_policy }],
  };
};

const subscribe: Maker = ({ site, person, choices }) => {
  const channel = choices.one(site.others);
  if (!channel) return undefined;
  const { id, name } = channel;
  const key = keys.subscribed(person.id, id);
  if (choices.chance(0.5))
    return {
      request: ['POST', '/users/me/subscriptions', { subscriptions: [{ name }] }],
      effects: [{ key, leaves: true }],
      finds: ({ already_subscribed }) => [[key, Object.keys(already_subscribed as object).length > 0]],
    };
  return {
    request: ['DELETE', '/users/me/subscriptions', { subscriptions: [name] }],
    effects: [{ key, leaves: false }],
    finds: ({ removed }) => [[key, (removed as unknown[]).length > 0]],
  };
};

const describeGroup: Maker = ({ site, token }) => {
  const description = token();
  return {
    request: ['PATCH', `/user_groups/${site.group}`, { description }],
    effects: [{ key: keys.group(site.group), leaves: description }],
  };
};

const renameOrganization: Maker = ({ site, person, token }) => {
  if (person.id !== site.owner.id) return undefined;
  const name = token();
  return { request: ['PATCH', '/realm', { name }], effects: [{ key: keys.organization, leaves: name }] };
};

const MAKERS: readonly Maker[] = [
  send,
  schedule,
  edit,
  edit,
  react,
  react,
  star,
  editDraft,
  changeSetting,
  rename,
  setStatus,
  setPolicy,
  subscribe,
  describeGroup,
  renameOrganization,
];

/** Returns a request that changes something. */
export const nextWrite = (lane: Lane): Action => {
  for (;;) {
    const action = lane.choices.one(MAKERS)?.(lane);
    if (action) return action;
  }
};
