// A Koa server as one writes it by hand: koa-body, a look-up by method and path, no validation.
import Koa from 'koa';
import { koaBody } from 'koa-body';

import { loadConfig } from '../../dist/src/config.js';
import { createServer } from '../../dist/src/server.js';
import { bodyOf, operationsOf } from './operations.mjs';

const config = loadConfig(process.env);
const { services, close } = await createServer(config);
const operations = operationsOf(services);

const app = new Koa();
app.use(koaBody());
app.use(async (context) => {
  const actor = await services.actors.authenticate(context.get('authorization'));
  const run = operations[`${context.method} ${context.path}`];
  if (!run) return;
  context.body = bodyOf(await run(actor, context.query, context.request.body));
  context.type = 'application/json';
});
const listener = app.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${listener.address().port}`);
});
process.once('SIGTERM', async () => {
  listener.closeAllConnections();
  await close();
  process.exit(0);
});
