import { expect } from 'chai';
import fc from 'fast-check';

import { fetchedTerms, eventTerms, findMessages, meetsAll, written, type Term } from './chat/narrow.js';
import { Choice } from './chat/choice.js';
import type { Message, User } from './chat/model.js';
import { senders } from './chat/step.js';
import { World } from './chat/world.js';
import type { Body } from '../support/client.js';
import { holds } from './property.js';

const numbers = fc.array(fc.nat(255), { maxLength: 24, size: 'max' });

/** What a user asks for. */
const asked = fc.record({ by: fc.nat(4), choices: numbers });

const ANCHORS = ['newest', 'oldest', 'first_unread'] as const;

interface Window {
  readonly anchor: string | number;
  readonly num_before: number;
  readonly num_after: number;
  readonly include_anchor: boolean;
}

const windowOf = (choice: Choice, messages: readonly Message[]): Window => {
  const anchor = choice.of<string | number>([...ANCHORS, ...messages.map(({ id }) => id)]) ?? 'newest';
  const [num_before, num_after] = [choice.number() % 5, choice.number() % 5];
  return { anchor, num_before, num_after, include_anchor: num_before * num_after > 0 || !choice.isChosen() };
};

const NEWEST = 10_000_000_000_000_000;

/** The messages that a window shows of all that were found. */
const shown = (
  all: readonly Message[],
  window: Window,
  isUnread: (message: Message) => boolean,
): number[] => {
  const { anchor, num_before, num_after, include_anchor } = window;
  const ids = all.map(({ id }) => id);
  const named: Readonly<Record<string, number>> = {
    newest: NEWEST,
    oldest: 0,
    first_unread: all.find(isUnread)?.id ?? NEWEST,
  };
  const at = typeof anchor === 'number' ? anchor : (named[anchor] ?? 0);
  const before = ids.filter((id) => id < at);
  return [
    ...(num_before > 0 ? before.slice(-num_before) : []),
    ...(include_anchor ? ids.filter((id) => id === at) : []),
    ...ids.filter((id) => id > at).slice(0, num_after),
  ];
};

/** A queue with a narrow, and the messages whose events it must have. */
interface NarrowedQueue {
  readonly user: User;
  readonly terms: readonly Term[];
  readonly registered: Body;
  readonly expected: number[];
}

const register = async (world: World, by: number, choice: Choice): Promise<NarrowedQueue> => {
  const user = world.chat.userAt(by);
  const terms = eventTerms(world.chat, user, choice);
  const narrow = terms.map((term) => written(term, choice.isChosen()));
  const registered = await world.client(user).ok('POST', '/register', { event_types: ['message'], narrow });
  return { user, terms, registered, expected: [] };
};

/** Compares what a narrow finds in the database with the model: everything, one window of it, and each message by ID. */
const compareFound = async (world: World, by: number, choice: Choice): Promise<void> => {
  const { chat } = world;
  const user = chat.userAt(by);
  const client = world.client(user);
  const terms = fetchedTerms(chat, user, choice);
  const narrow = terms.map((term) => written(term, choice.isChosen()));
  const window = windowOf(choice, chat.messages);
  const title = `${user.name}: ${JSON.stringify(narrow)} ${JSON.stringify(window)}`;
  const known = new Set(chat.messages.map(({ id }) => id));
  const idsOf = (list: Body[]): number[] => list.map(({ id }) => id as number).filter((id) => known.has(id));
  const everything = { anchor: 'newest', num_before: 1000, num_after: 0 };
  const { status, body } = await client.send('GET', '/messages', { ...everything, narrow });
  if (terms.some(({ isRefused }) => isRefused)) {
    expect(body.code, title).to.equal('BAD_NARROW');
    return;
  }
  expect(status, `${title}: ${JSON.stringify(body)}`).to.equal(200);
  const found = findMessages(chat, user, terms);
  expect(idsOf(body.messages), title).to.deep.equal(found.map(({ id }) => id));
  const matching = await client.ok('GET', '/messages/matches_narrow', { msg_ids: [...known], narrow });
  const received = found.filter(
    (message) => chat.received(user, message) && !chat.isChangedSince(user, message),
  );
  expect(Object.keys(matching.messages as object).map(Number), `${title}, matches_narrow`).to.have.members(
    received.map(({ id }) => id),
  );
  // Notices of the server would take places in a window.
  if (body.messages.length !== found.length) return;
  const part = await client.ok('GET', '/messages', { ...window, narrow });
  expect(idsOf(part.messages), title).to.deep.equal(
    shown(found, window, (message) => chat.isUnread(user, message)),
  );
};

describe('A narrow', () => {
  holds(
    'finds in the database, and lets through as events, what the model says',
    { cases: 12 },
    [
      fc.array(asked, { maxLength: 16, size: 'max' }),
      fc.array(fc.oneof(...senders), { minLength: 1, maxLength: 40, size: 'max' }),
      fc.boolean(),
      fc.array(asked, { maxLength: 80, size: 'max' }),
    ],
    (queues, steps, isIndexed, narrows) =>
      World.with(async (world) => {
        const { chat } = world;
        const narrowed: NarrowedQueue[] = [];
        for (const { by, choices } of queues) narrowed.push(await register(world, by, new Choice(choices)));
        for (const step of steps) {
          const before = chat.messages.at(-1);
          await step.send(world);
          const message = chat.messages.at(-1);
          if (!message || message === before || (before && message.id < before.id)) continue;
          for (const { user, terms, expected } of narrowed)
            if (chat.received(user, message) && meetsAll(terms, message)) expected.push(message.id);
        }
        const sent = new Set(chat.messages.map(({ id }) => id));
        for (const { user, terms, registered, expected } of narrowed) {
          const { queue_id, last_event_id } = registered;
          const { events } = await world
            .client(user)
            .ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
          const ids = events.map(({ message }: Body) => message.id).filter((id: number) => sent.has(id));
          expect(ids, `${user.name}: ${JSON.stringify(terms)}`).to.deep.equal(
            expected.filter((id) => sent.has(id)),
          );
        }
        await world.takePolicies();
        if (isIndexed) await world.buildSearchIndex();
        for (const { by, choices } of narrows) await compareFound(world, by, new Choice(choices));
      }),
  );
});
