import type { Browser } from 'playwright-core';

import { launchChromium } from '../support/chromium.js';
import { startServer, type TestServer } from '../support/server.js';

interface Started {
  readonly site: TestServer;
  readonly browser: Browser;
}

/** Starts a server and Chromium before the tests of a suite, and ends both after them. The tests read them from the result. */
export const startsChromium = (): Started => {
  const started = {} as Started;
  before(async () => {
    Object.assign(started, { site: await startServer(), browser: await launchChromium() });
  });
  after(async () => {
    await started.browser.close();
    await started.site.close();
  });
  return started;
};
