// `npm run backup -- <folder>`: installs and builds what is missing or out of date, then writes a backup.
import { prepareServer } from './build.mjs';

prepareServer();
await import('../dist/src/backups/backup-main.js');
