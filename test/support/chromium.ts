import { chromium, type Browser } from 'playwright-core';

import { findOrInstall, findProgram } from './programs.js';

/** What a browser does besides showing pages: requests to its maker, and work for a graphics card. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds Chromium. Installs Debian's package if possible. */
export const chromiumProgram = (): Promise<string> =>
  findOrInstall(
    () => findProgram('chromium', 'chromium-browser', 'google-chrome'),
    ['chromium'],
    'The tests of pages need Chromium, and `chromium` was not found. Install it (Debian: `apt-get install chromium`).',
  );

/** Starts Chromium without a window. It ends with this process at the latest. */
export const launchChromium = async (): Promise<Browser> =>
  // Its sandbox refuses root.
  chromium.launch({ executablePath: await chromiumProgram(), args: QUIET, chromiumSandbox: false });
