import { expect } from 'chai';

import type { TestServer } from '../../../support/server.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { registered } from './fixtures.js';

interface Level {
  readonly level: number;
  readonly line: string;
  readonly release: string;
  readonly change: string;
}

/** The levels on the page that the server publishes. */
const publishedLevels = async ({ url }: TestServer): Promise<Level[]> => {
  const page = await (await fetch(`${url}/docs/levels`)).text();
  return page.split('<h2').flatMap((section) => {
    const [, line = ''] = /^[^>]*>([^<]*)/.exec(section) ?? [];
    const rows = section.matchAll(/<td id="level-(\d+)">\1<\/td>\s*<td>(.*)<\/td>\s*<td>(.*)<\/td>/g);
    return Array.from(rows, ([, level, release = '', change = '']) => ({
      level: Number(level),
      line,
      release,
      change,
    }));
  });
};

/** Checks a level that only marks a release. */
export const marksRelease = (says: string, release: string): Sentence =>
  sentence(says, async ({ site }) => {
    const level = Number.parseInt(says, 10);
    const found = (await publishedLevels(site)).find((one) => one.level === level);
    expect(found).to.include({ release, change: 'Marks the release only.' });
  });

export const versioning: Section = {
  title: 'Versioning',
  sentences: [
    sentence('All paths live under `/api/v1`.', async ({ site }) => {
      expect((await fetch(`${site.url}/api/v1/server_settings`)).status).to.equal(200);
      expect((await fetch(`${site.url}/server_settings`)).status).to.equal(404);
    }),
    sentence(
      'The server exposes an integer feature level in the field service_feature_level of the GET /server_settings and POST /register responses.',
      async ({ site, anna }) => {
        const settings = await site.anonymous.ok('GET', '/server_settings');
        const state = await registered(anna.client, 'realm');
        for (const body of [settings, state]) expect(body.service_feature_level).to.equal(282);
      },
    ),
    sentence(
      'Each API change is recorded with the feature level at which it took effect.',
      async ({ site }) => {
        const recorded = (await publishedLevels(site)).map(({ level }) => level);
        expect(recorded).to.deep.equal(Array.from({ length: 282 }, (_, index) => 282 - index));
      },
    ),
    sentence('Server releases 8.0, 9.0 and 10.0 are the release lines shown.', async ({ site }) => {
      const lines = (await publishedLevels(site)).map(({ line }) => line);
      expect(new Set(lines)).to.deep.equal(new Set(['10.0 (in development)', '9.0', '8.0 and earlier']));
      const { service_version } = await site.anonymous.ok('GET', '/server_settings');
      expect(service_version).to.match(/^10\.0/);
    }),
  ],
};
