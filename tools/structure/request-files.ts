// Which files of the server a request runs through.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';

import { authentication, parseZuliprc } from '../../client/src/credentials.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { startEmbedded } from '../../src/server/testing/server.js';

/** The requests are measured when the server has answered each so many times, so that what it keeps is there. */
const WARM = 20;

const REQUESTS = [
  { method: 'GET', path: '/users/me' },
  { method: 'POST', path: '/messages', body: 'type=channel&to=general&topic=structure&content=Hello' },
  { method: 'GET', path: '/messages?anchor=newest&num_before=100&num_after=0' },
] as const;

/** Returns the files of `src/` with a function that each request calls, by the name of the request. */
export const filesOfRequests = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const server = await startEmbedded({});
  const { site, dataDir } = server;
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const headers = authentication(parseZuliprc(readFileSync(join(dataDir, 'owner.zuliprc'), 'utf8')));
  const found = new Map<string, readonly string[]>();
  for (const { method, path, ...rest } of REQUESTS) {
    const body = 'body' in rest ? new URLSearchParams(rest.body) : undefined;
    const send = async (): Promise<void> => {
      const response = await fetch(`${site}/api/v1${path}`, { method, headers, ...(body && { body }) });
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
      await response.arrayBuffer();
    };
    for (let time = 0; time < WARM; time += 1) await send();
    await session.post('Profiler.takePreciseCoverage');
    await send();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const start = `file://${projectRoot}/`;
    const files = result.flatMap(({ url, functions }) => {
      // What begins at the first character is the module itself.
      const isCalled = functions.some(
        ({ ranges: [range] }) => range && range.startOffset > 0 && range.count > 0,
      );
      return isCalled && url.startsWith(`${start}src/`) ? [url.slice(start.length).replace(/\?.*$/, '')] : [];
    });
    found.set(`${method} ${path.replace(/\?.*$/, '')}`, [...new Set(files)].sort());
  }
  session.disconnect();
  await server.close();
  return found;
};
