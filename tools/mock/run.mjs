// `npm run mock`: builds the server if it is not built, then starts. Plain JavaScript, as src/start.mjs.
import { prepareCommand } from '../../src/build.mjs';

prepareCommand();
await import('../../dist/tools/mock/main.js');
