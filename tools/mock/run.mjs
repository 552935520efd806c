// `npm run mock`: builds what is out of date, then starts. Plain JavaScript, as src/start.mjs.
import { prepareServer } from '../../src/build.mjs';

prepareServer();
await import('../../dist/tools/mock/main.js');
