import { existsSync } from 'node:fs';

import type { Body, Client } from '../../support/client.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';

type Somebody = Pick<Person, 'client'>;

/** Uploads a file and returns its address. */
export const upload = async (
  { client }: Somebody,
  file: File = textFile('notes.txt', 'blue'),
): Promise<string> => {
  const { url } = (await client.ok('POST', '/user_uploads', { filename: file })) as { url: string };
  return url;
};

export const listed = async ({ client }: Somebody): Promise<Body[]> =>
  (await client.ok('GET', '/attachments')).attachments;

/** Returns the response for the address of a file. */
export const fetchFile = (
  { url }: TestServer,
  path: string,
  client?: Client,
  init: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly redirect?: 'manual';
  } = {},
): Promise<Response> => {
  const authorization = client?.authorization;
  return fetch(url + path, {
    ...init,
    headers: { ...(authorization !== undefined && { Authorization: authorization }), ...init.headers },
  });
};

/** Returns the status of a response, and the target if it redirects. */
export const redirectOf = async (
  site: TestServer,
  path: string,
  client?: Client,
): Promise<[number, string | null]> => {
  const { status, headers } = await fetchFile(site, path, client, { redirect: 'manual' });
  return [status, headers.get('location')];
};

/** Returns the address of the thumbnail of a file. */
export const thumbnailOf = (url: string, format = '840x560.webp'): string =>
  `${url.replace('/user_uploads/', '/user_uploads/thumbnail/')}/${format}`;

/** Returns whether the server still stores the bytes of a file. */
export const isKept = ({ services }: TestServer, url: string): boolean =>
  existsSync(services.files.pathOf(url.replace('/user_uploads/', 'attachments/').replace(/\/[^/]*$/, '')));

/** Advances the clock, and waits until the workers of these servers have finished. */
export const pass = async (milliseconds: number, ...sites: readonly TestServer[]): Promise<void> => {
  sites[0]?.clock.advance(milliseconds);
  for (const { server } of sites) {
    await server.workers.scheduledMessages.settled();
    await server.workers.unusedFiles.settled();
  }
  // The workers queue deletions in the outbox, which does them in the next round.
  sites[0]?.clock.advance(5000);
  for (const { server } of sites) await server.workers.outbox.settled();
};

/** Returns an event without its ID in the queue. */
export const withoutId = (event: Body): Body => ({ ...event, id: undefined });
