import { createClient, type Client, type Credentials } from '../src/index.js';

const shortName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Creates an account, and logs in to get its key. */
export const addPerson = async (owner: Client, site: string, name: string): Promise<Credentials> => {
  const email = `${shortName(name)}@example.com`;
  const password = crypto.randomUUID().slice(-12);
  await owner.createUser({ email, password, full_name: name });
  const { api_key: key } = await createClient({ site }).fetchApiKey({ username: email, password });
  return { email, key };
};

export const addBot = async (owner: Client, name: string): Promise<Credentials> => {
  const { api_key: key, user_id } = await owner.createBot({ full_name: name, short_name: shortName(name) });
  const { user } = await owner.getUser({ user_id_or_email: String(user_id) });
  return { email: user.email, key };
};
