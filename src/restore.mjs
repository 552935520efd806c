// `npm run restore -- <folder>`: installs and builds what is missing or out of date, then restores a backup.
import { prepare } from './build.mjs';

prepare();
await import('../dist/src/backups/restore-main.js');
