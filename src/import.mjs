// `npm run import -- <archive>`: builds the server if it is not built, then imports an archive.
import { prepareCommand } from './build.mjs';

prepareCommand();
await import('../dist/src/exports/import-main.js');
