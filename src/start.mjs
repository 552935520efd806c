// `npm start`: installs and builds what is missing or out of date, then serves. Plain JavaScript with Node.js modules
// only, since a fresh clone has nothing else yet.
import { prepareServer } from './build.mjs';

prepareServer();
// The organization of the examples, for tools that send them.
const isDemo = process.argv.includes('--demo');
await import(isDemo ? '../dist/tools/demo/main.js' : '../dist/src/main.js');
