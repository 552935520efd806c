import { compareAll } from './specification/compare-all.js';
import { readDocument } from './specification/found.js';
console.log(compareAll(readDocument()).join('\n'));
