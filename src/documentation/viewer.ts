import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { DOCUMENT_PATH } from '../http/document.js';

/** The contract in the form for readers. */
export const CONTRACT_PATH = '/docs/contract.json';

const { resolve } = createRequire(import.meta.url);

/**
 * Scalar as one script for browsers. docs/documentation.md explains why it is Scalar. The package for Fastify
 * contains the same file as that for Vue, without the 240 MB of packages which that file is made from.
 */
export const readViewer = (): Promise<Buffer> =>
  readFile(resolve('@scalar/fastify-api-reference').replace(/index\.js$/, 'js/standalone.js'));

/** Scalar's own colors of small texts have too little contrast. */
const COLORS = `
.light-mode {
  --scalar-color-2: #4f4f4f; --scalar-color-3: #5e5e5e; --scalar-color-green: #06713a; --scalar-color-red: #b8140f; --scalar-color-blue: #0559ab;
  --scalar-color-orange: #994200; --scalar-color-yellow: #7a5c00; --scalar-color-purple: #5b3bb5;
}
.dark-mode {
  --scalar-color-3: #a0a0a0; --scalar-color-green: #2fd07b; --scalar-color-red: #ff7b75; --scalar-color-blue: #62b3ff;
  --scalar-color-orange: #ff9b52; --scalar-color-yellow: #f0c75e; --scalar-color-purple: #b8a1f5;
}
`;

/** Without `telemetry: false` and `withDefaultFonts: false`, the page would ask other hosts. */
const SETTINGS = {
  url: CONTRACT_PATH,
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  showToolbar: 'never',
  documentDownloadType: 'none',
  hideModels: true,
  defaultOpenFirstTag: false,
  // Only the samples of the contract, which the tests run.
  hiddenClients: true,
  // The key stays in the memory of the page.
  persistAuth: false,
  customCss: COLORS,
  authentication: { preferredSecurityScheme: 'basic' },
};

/** What the viewer sends while the reader has not filled in a username and a password. */
const PLACEHOLDERS = ['Basic username:password', `Basic ${btoa('username:password')}`, `Basic ${btoa(':')}`];

/**
 * Users who logged in on the login page try operations with their session: the token is that of the session, and the server
 * would ignore the session beside any other login.
 */
export const START_VIEWER = `Scalar.createApiReference('#documentation', {
  ...${JSON.stringify(SETTINGS)},
  onBeforeRequest({ request: { headers } }) {
    const [, token] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) || [];
    if (token) headers.set('X-CSRFToken', token);
    if (${JSON.stringify(PLACEHOLDERS)}.includes(headers.get('Authorization'))) headers.delete('Authorization');
  },
});
`;

/** Scalar colors some texts for the eye only. Readers need a contrast of 4.5. */
export const VIEWER_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Team chat service: the API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="documentation"></div>
    <noscript>This page needs JavaScript. These do not: <a href="/docs/guides">guides</a>, <a href="/docs/errors">errors</a>, <a href="/docs/events">events</a>, <a href="/docs/levels">feature levels</a>, and <a href="${DOCUMENT_PATH}">the contract</a>.</noscript>
    <script src="/docs/viewer.js"></script>
    <script src="/docs/start-viewer.js"></script>
  </body>
</html>
`;
