// `npm run load -- --users 1000`: the mix of a real chat on the built server, with its store and the clients in processes of
// their own.
import { prepare } from '../../src/build.mjs';
import { readArguments } from './arguments.mjs';
import { measure } from './measure.mjs';

const wanted = readArguments(process.argv.slice(2));
prepare();
const isRight = await measure(wanted);
if (!isRight) process.exitCode = 1;
