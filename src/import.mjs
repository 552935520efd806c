// `npm run import -- <archive>`: installs and builds what is missing or out of date, then imports an archive.
import { prepareServer } from './build.mjs';

prepareServer();
await import('../dist/src/exports/import-main.js');
