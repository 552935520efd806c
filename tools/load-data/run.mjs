// `npm run load-data`: builds what is out of date, then loads. Plain JavaScript, as src/start.mjs.
import { prepareServer } from '../../src/build.mjs';

prepareServer();
await import('../../dist/tools/load-data/main.js');
