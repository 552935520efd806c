export { exampleFile, textFile } from '../../tools/demo/files.js';
