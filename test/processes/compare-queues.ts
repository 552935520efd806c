import type { History } from './history.js';
import type { Poller } from './poller.js';
import type { Sent } from './sent.js';

/** Objects whose events only their user gets. */
const OWN = 'draft-text/';

/** Returns the events that only one of two queues of a user got, of those after both were registered. */
const differencesOf = (one: Poller, other: Poller): string[] => {
  const from = Math.max(one.queue.registeredAt, other.queue.registeredAt);
  const ids = new Set([...one.events.keys(), ...other.events.keys()].filter((id) => id > from));
  const different = [...ids].filter((id) => one.events.get(id) !== other.events.get(id));
  return different.map(
    (id) =>
      `queues of ${one.person.email}: event ${id} is ${one.events.get(id)} in one, and ${other.events.get(id)} in the other`,
  );
};

/** Returns the texts of an object that a queue got not at all, twice, out of order, or although nothing wrote them. */
const textsIn = (poller: Poller, key: string, history: History): string[] => {
  const { certain, open } = history.texts(key);
  if (key.startsWith(OWN) && !poller.person.drafts.some((id) => key.endsWith(`/${id}`))) return [];
  const heard = poller.heard.filter(([one]) => one === key).map(([, value]) => String(value));
  const known = new Set([...certain, ...open]);
  const reordered = history.reordered(key, heard);
  return [
    ...certain.filter((text) => !heard.includes(text)).map((text) => `no event that ${key} is ${text}`),
    ...heard
      .filter((text, index) => heard.indexOf(text) !== index)
      .map((text) => `two events that ${key} is ${text}`),
    ...heard
      .filter((text) => !known.has(text))
      .map((text) => `an event that ${key} is ${text}, which nothing wrote`),
    ...(reordered === undefined ? [] : [`${key}: ${reordered}`]),
  ].map((text) => `queue of ${poller.person.email}: ${text}`);
};

const messagesIn = (poller: Poller): string[] =>
  poller.heard.flatMap(([key]) => (key.startsWith('message/') ? key.slice('message/'.length) : []));

/** Compares the events of all queues with each other, and with what was written. */
export const compareQueues = (
  pollers: readonly Poller[],
  { sent, history }: { readonly sent: Sent; readonly history: History },
): string[] =>
  pollers.flatMap((poller) => {
    const first = pollers.find(({ person }) => person === poller.person) ?? poller;
    const ofMessages = sent
      .differences(messagesIn(poller))
      .map((text) => `queue of ${poller.person.email}: ${text}`);
    return [
      ...differencesOf(first, poller),
      ...ofMessages,
      ...history.textKeys.flatMap((key) => textsIn(poller, key, history)),
    ];
  });
