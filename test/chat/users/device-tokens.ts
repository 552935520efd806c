import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';

/** Returns the stored device tokens of a user. */
export const storedTokens = (site: TestServer, { id }: Person): Promise<Body[]> =>
  site.services.store.read((tx) => tx.all('SELECT * FROM device_tokens WHERE user_id = ?', [id]));
