import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { listen } from './fixtures.js';

// Helpers of the tests for editing and moving messages.

export const edit = ({ client }: Pick<Person, 'client'>, id: number, change: Parameters): Promise<Body> =>
  client.ok('PATCH', `/messages/${id}`, change);

export const refuses = (
  { client }: Pick<Person, 'client'>,
  id: number,
  change: Parameters,
  expected: Readonly<Record<string, unknown>> | string,
): Promise<Body> =>
  client.fails(
    'PATCH',
    `/messages/${id}`,
    change,
    typeof expected === 'string' ? { code: 'BAD_REQUEST', msg: expected } : expected,
  );

/** Returns a function for the user's message events from now on, without event IDs. */
export const hear = async (
  { client }: Pick<Person, 'client'>,
  types: readonly string[] = ['update_message', 'delete_message', 'update_message_flags'],
  more: Parameters = {},
): Promise<() => Promise<Body[]>> => {
  const heard = await listen(client, {
    event_types: JSON.stringify(types),
    client_capabilities: JSON.stringify({ bulk_message_deletion: true }),
    ...more,
  });
  return async () =>
    (await heard()).map((event) =>
      Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'id')),
    );
};
