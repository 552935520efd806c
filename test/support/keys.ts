import { Client } from './client.js';

/** The status of a read request with this email and key. */
export const statusWith = async (url: string, email: string, key: string): Promise<number> =>
  (await new Client(url, { email, key }).send('GET', '/users/me')).status;
