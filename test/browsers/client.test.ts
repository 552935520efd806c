import { join } from 'node:path';

import { expect } from 'chai';
import { buildSync } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

import type * as package_ from '../../client/src/index.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { launchChromium } from '../support/chromium.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';
import { migratedTestDatabase, type TestDatabase } from '../support/store.js';
import { SiteProxy } from './site-proxy.js';

declare const teamChat: typeof package_;

/** The package in one script, as a page loads it. */
const clientPage = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectRoot, 'client/src/index.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'teamChat',
    platform: 'browser',
    write: false,
  });
  return `<!doctype html><title>Client</title><script>${outputFiles[0]?.text ?? ''}</script>`;
};

/** Sends a message in each form of a request, and returns the contents of their events. */
const converse = async (transport: 'poll' | 'stream'): Promise<string[]> => {
  const client = teamChat.createClient();
  const contents: string[] = [];
  for await (const event of client.events({ types: ['registered', 'message'], transport })) {
    if (event.type === 'registered') {
      const to = [(await client.getOwnUser()).user_id];
      const { url } = await client.uploadFile({ filename: new File(['To be'], 'speech.txt') });
      await client.sendMessage({ type: 'direct', to, content: 'Is this fine?' });
      await client.sendMessage({ type: 'direct', to, content: `[speech](${url})` });
      continue;
    }
    contents.push(event.message.content);
    if (contents.length === 2) break;
  }
  return contents;
};

describe('the client in Chromium', () => {
  let database: TestDatabase;
  let proxy: SiteProxy;
  let site: TestServer;
  let browser: Browser;
  let page: Page;

  before(async () => {
    database = await migratedTestDatabase();
    proxy = await SiteProxy.start({ '/client/': clientPage() });
    site = await startServer({ database, env: { SITE_URL: proxy.url } });
    proxy.target = site.url;
    browser = await launchChromium();
    page = await browser.newPage();
    await page.goto(`${proxy.url}/login`);
    await page.fill('input[name=username]', OWNER.email);
    await page.fill('input[name=password]', OWNER.password);
    await page.click('button');
    await page.waitForURL(`${proxy.url}/`);
    await page.goto(`${proxy.url}/client/`);
  });
  after(async () => {
    await browser.close();
    proxy.stop();
    await site.close();
    await database.remove();
  });

  for (const transport of ['poll', 'stream'] as const)
    it(`sends and receives with the session of the page (${transport})`, async () => {
      const [first, second] = await page.evaluate(converse, transport);
      expect(first).to.equal('Is this fine?');
      expect(second).to.match(/^\[speech\]\(\/user_uploads\//);
    });
});
