// `npm run export -- <file>`: installs and builds what is missing or out of date, then writes an archive of everything.
import { prepareServer } from './build.mjs';

prepareServer();
await import('../dist/src/exports/export-main.js');
