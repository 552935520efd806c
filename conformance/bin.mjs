#!/usr/bin/env node
// `npx team-chat-conformance`. In a fresh clone of the repository it builds first; the published package is built.
import { existsSync } from 'node:fs';

if (!existsSync(new URL('dist/main.js', import.meta.url))) {
  const { build } = await import('../src/build.mjs');
  build();
}
await import('./dist/main.js');
