// `npm run restore -- <folder>`: installs and builds what is missing or out of date, then restores a backup.
import { prepareServer } from './build.mjs';

prepareServer();
await import('../dist/src/backups/restore-main.js');
