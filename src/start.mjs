// `npm start`: installs and builds what is missing or out of date, then serves. Plain JavaScript with Node.js modules
// only, since a fresh clone has nothing else yet.
import { prepareServer } from './build.mjs';

prepareServer();
await import('../dist/src/main.js');
