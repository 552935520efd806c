// What the comparison servers have in common: the store of the server itself, and a free port.
import { loadConfig } from '../../dist/src/runtime/config.js';
import { createServer } from '../../dist/src/server/server.js';

/** Opens the store, and serves it with the listener that `create` makes. */
export const serve = async (create) => {
  const { services, close } = await createServer(loadConfig(process.env));
  const listener = await create(services);
  listener.listen(0, '127.0.0.1', () => {
    console.log(`ready on http://127.0.0.1:${listener.address().port}`);
  });
  process.once('SIGTERM', async () => {
    listener.closeAllConnections();
    await close();
    process.exit(0);
  });
};
