// A process of `npm run dev` that has loaded the packages of the server, and waits for the message to start it. Plain
// JavaScript, since a loader of TypeScript would slow the start down.
const [server, ...packages] = process.argv.slice(2);

for (const name of packages) await import(name).catch(() => undefined);
process.once('disconnect', () => process.exit(0));
process.once('message', () => {
  // A server that cannot start ends by itself.
  process.channel.unref();
  void import(server);
});
