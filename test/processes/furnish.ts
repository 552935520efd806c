import type { Body, Client, Credentials } from '../support/client.js';
import { passwordOf } from '../support/people.js';
import type { Channel, ClientOf, Furnished } from './site.js';

const DRAFTS = 2;

const draftOf = (content: string): object => ({ type: '', to: [], topic: '', content });

const createChannels = async (
  owner: Client,
  principals: readonly number[],
  names: readonly string[],
): Promise<Channel[]> => {
  await owner.ok('POST', '/users/me/subscriptions', {
    subscriptions: names.map((name) => ({ name })),
    principals,
  });
  const { streams } = await owner.ok('GET', '/streams');
  const all = (streams as Body[]).map((one): Channel => ({ id: one.stream_id, name: one.name }));
  return names.flatMap((name) => all.find((one) => one.name === name) ?? []);
};

const createDrafts = async (client: Client): Promise<number[]> => {
  const drafts = Array.from({ length: DRAFTS }, () => draftOf('draft-first'));
  const { ids } = await client.ok('POST', '/drafts', { drafts });
  return ids as number[];
};

/** Creates users, with the owner at first, and what they change. */
export const furnish = async (
  credentials: Credentials,
  clientOf: ClientOf,
  count: number,
): Promise<Furnished> => {
  const owner = clientOf(credentials);
  const accounts = [{ ...credentials, id: (await owner.ok('GET', '/users/me')).user_id as number }];
  for (let index = 1; index <= count; index += 1) {
    const [full_name, email] = [`person ${index}`, `person${index}@example.com`];
    const password = passwordOf(email);
    const { user_id: id } = await owner.ok('POST', '/users', { email, password, full_name });
    const login = { username: email, password };
    const { api_key: key } = await clientOf(credentials).ok('POST', '/fetch_api_key', login);
    accounts.push({ id: id as number, email, key: key as string });
  }
  const ids = accounts.map(({ id }) => id);
  const group = { name: 'everybody here', description: 'load-group', members: ids };
  const { group_id } = await owner.ok('POST', '/user_groups/create', group);
  const channels = await createChannels(owner, ids, ['load', 'one', 'two']);
  const people = await Promise.all(
    accounts.map(async (account) => ({ ...account, drafts: await createDrafts(clientOf(account)) })),
  );
  return { people, channels, group: group_id as number };
};
