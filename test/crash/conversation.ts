// What one client does with messages that all clients see.
import { LATER } from './deliveries.js';
import { textAfter, type Load, type Maker } from './load.js';
import type { Change, Operation } from './types.js';

const TOPICS = 5;
const EMOJI = ['tada', 'heart', 'octopus'];
/** Messages whose flags one request changes. */
const FLAGGED = 4;
/** Seconds until a scheduled message is due, at most. */
const SOON = 4;

const send: Maker = (load) => {
  const { site, model, person, choices } = load;
  const token = load.token('load');
  const topic = `topic ${choices.below(TOPICS)}`;
  return {
    request: [
      'POST',
      '/messages',
      { type: 'channel', to: site.channel.id, topic, content: textAfter(load, token) },
    ],
    changes: [{ key: `message/${token}`, value: true, audience: 'all' }],
    tokens: [token],
    made([id]) {
      if (id !== undefined) model.addMessage({ id, token, senderId: person.id });
    },
  };
};

const edit: Maker = (load) => {
  const { model, person, choices } = load;
  const message = choices.one(model.latest.filter(({ senderId }) => senderId === person.id));
  if (!message) return undefined;
  const content = `${message.token} ${load.token('load')}`;
  return {
    request: ['PATCH', `/messages/${message.id}`, { content }],
    changes: [{ key: `content/${message.id}`, value: content, audience: 'all' }],
  };
};

/** Only the sender may change a content. */
const editOfOthers: Maker = (load) => {
  const { model, person, choices } = load;
  const message = choices.one(model.latest.filter(({ senderId }) => senderId !== person.id));
  if (!message) return undefined;
  const content = `${message.token} ${load.token('load')}`;
  return { request: ['PATCH', `/messages/${message.id}`, { content }], changes: [], isRefused: true };
};

const react: Maker = ({ model, person, choices }) => {
  const [message, emoji_name] = [choices.one(model.latest), choices.one(EMOJI)];
  if (!message) return undefined;
  const key = `reaction/${message.id}/${person.id}/${emoji_name}`;
  const isThere = model.values.get(key) === true;
  return {
    request: [isThere ? 'DELETE' : 'POST', `/messages/${message.id}/reactions`, { emoji_name }],
    changes: [{ key, value: isThere ? undefined : true, audience: 'all' }],
  };
};

const star: Maker = ({ model, person, choices }) => {
  const keyOf = (id: number): string => `starred/${person.id}/${id}`;
  const ids = model.latest.map(({ id }) => id);
  const adds = choices.chance(0.6);
  const messages = choices.some(
    ids.filter((id) => (model.values.get(keyOf(id)) === true) !== adds),
    FLAGGED,
  );
  if (messages.length === 0) return undefined;
  const value = adds ? true : undefined;
  return {
    request: ['POST', '/messages/flags', { messages, op: adds ? 'add' : 'remove', flag: 'starred' }],
    changes: messages.map((id): Change => ({ key: keyOf(id), value, audience: 'own' })),
  };
};

/** The worker that sends it can be killed at any step. */
const schedule: Maker = (load) => {
  const { site, model, choices } = load;
  const content = load.token('later');
  const scheduled_delivery_timestamp = Math.ceil(Date.now() / 1000) + 1 + choices.below(SOON);
  const { id: to } = site.channel;
  return {
    request: [
      'POST',
      '/scheduled_messages',
      { type: 'channel', to, topic: LATER, content, scheduled_delivery_timestamp },
    ],
    changes: [],
    mayBeRefused: true,
    made() {
      model.deliveries.acknowledge(content);
    },
  };
};

const MAKERS: readonly Maker[] = [send, send, send, schedule, edit, react, react, star, editOfOthers];

/** Returns the next operation. */
export const nextOfConversation = (load: Load): Operation | undefined => load.choices.one(MAKERS)?.(load);
