import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';

const PATH = '/scheduled_messages';

export const schedule = async ({ client }: Pick<Person, 'client'>, fields: Parameters): Promise<number> => {
  const made = (await client.ok('POST', PATH, fields)) as { scheduled_message_id: number };
  return made.scheduled_message_id;
};

export const listed = async ({ client }: Pick<Person, 'client'>): Promise<Body[]> => {
  const { scheduled_messages } = (await client.ok('GET', PATH)) as { scheduled_messages: Body[] };
  return scheduled_messages;
};

/** Advances the clock in the workers' interval, so that these servers' workers look once per step. */
export const pass = async (seconds: number, ...sites: readonly TestServer[]): Promise<void> => {
  const [first] = sites;
  for (let passed = 0; passed < seconds; passed += 5) {
    first?.clock.advance(5000);
    await Promise.all(sites.map(({ server }) => server.workers.scheduledMessages.settled()));
  }
};

/** Advances the clock in one step, and then lets the workers look. */
export const advanceInOneStep = async (seconds: number, ...sites: readonly TestServer[]): Promise<void> => {
  sites[0]?.clock.advance(seconds * 1000);
  await Promise.all(sites.map(({ server }) => server.workers.scheduledMessages.settled()));
};

/** Returns the messages that a user received, oldest first. */
export const received = async ({ client }: Pick<Person, 'client'>): Promise<Body[]> => {
  const { messages } = (await client.ok('GET', '/messages', {
    anchor: 'newest',
    num_before: 100,
    num_after: 0,
    apply_markdown: false,
  })) as { messages: Body[] };
  return messages;
};
