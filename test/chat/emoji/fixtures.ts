import type { Body, Client } from '../../support/client.js';
import { picture } from '../../support/pictures.js';

/** Adds an emoji and returns it as `GET /realm/emoji` lists it. */
export const addEmoji = async (client: Client, name: string, filename?: File): Promise<Body> => {
  await client.ok('POST', `/realm/emoji/${name}`, { filename: filename ?? (await picture()) });
  const { emoji } = await client.ok('GET', '/realm/emoji');
  return Object.values<Body>(emoji).find((one: Body) => one.name === name && !one.deactivated);
};
