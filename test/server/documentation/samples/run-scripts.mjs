// Runs programs for Node.js one after another in this process. Reads a job from each line of stdin, and writes its output
// as a line of stdout.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

/** Resolves with what a program prints, when it ends or, if it is endless, when it prints something. */
const run = ({ file, env, endless }) =>
  new Promise((resolve) => {
    Object.assign(process.env, env);
    let text = '';
    console.log = (...values) => {
      text += `${format(...values)}\n`;
      if (endless) resolve({ text, error: '' });
    };
    import(pathToFileURL(file).href).then(
      () => resolve({ text, error: '' }),
      (error) => resolve({ text, error: format(error) }),
    );
  });

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await run(JSON.parse(line)))}\n`);
process.exit();
