import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { listen } from './fixtures.js';

// Helpers of the tests for both reaction operations.

export const TADA = { emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' };

export const react = ({ client }: Person, id: number, emoji: Parameters): Promise<Body> =>
  client.ok('POST', `/messages/${id}/reactions`, emoji);
export const takeBack = ({ client }: Person, id: number, emoji: Parameters): Promise<Body> =>
  client.ok('DELETE', `/messages/${id}/reactions`, emoji);
export const refuses = (
  method: 'POST' | 'DELETE',
  { client }: Person,
  id: number,
  emoji: Parameters,
  expected: Body,
): Promise<Body> => client.fails(method, `/messages/${id}/reactions`, emoji, expected);
export const by = ({ id, email, name }: Person, emoji: Parameters): Body => ({
  ...emoji,
  user_id: id,
  user: { id, email, full_name: name },
});
export const hear = (who: Person): ReturnType<typeof listen> =>
  listen(who.client, { event_types: JSON.stringify(['reaction']) });
