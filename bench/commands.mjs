/**
 * Carries out the commands that the parent process sends, as `commander` does, and sends back their results. Ends with the
 * parent, even if that was killed: a forgotten process would take the time of later measurements.
 */
export const answerCommands = (commands) => {
  process.once('disconnect', () => process.exit());
  process.on('message', async ({ id, command, values }) => {
    try {
      process.send({ id, value: await commands[command](...values) });
    } catch (error) {
      process.send({ id, error: String(error.stack) });
    }
  });
};

/** Returns a function that has a child process carry out a command. */
export const commander = (child) => {
  const waiting = new Map();
  let next = 0;
  child.on('message', ({ id, value, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`A process ended with ${code}.`));
  });
  return (command, ...values) =>
    new Promise((resolve, reject) => {
      if (!child.connected) throw new Error('The process has ended.');
      const id = next++;
      waiting.set(id, { resolve, reject });
      child.send({ id, command, values });
    });
};
