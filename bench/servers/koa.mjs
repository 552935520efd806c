// A Koa server as one writes it by hand: koa-body, a look-up by method and path, no validation.
import { createServer } from 'node:http';

import Koa from 'koa';
import { koaBody } from 'koa-body';

import { byHand } from './by-hand.mjs';
import { bodyOf } from './operations.mjs';
import { serve } from './serve.mjs';

await serve((services) => {
  const operations = byHand(services);
  const app = new Koa();
  app.use(koaBody());
  app.use(async (context) => {
    const actor = await services.actors.authenticate(context.get('authorization'));
    const run = operations[`${context.method} ${context.path}`];
    if (!run) return;
    context.body = await bodyOf(await run(actor, context.query, context.request.body));
    context.type = 'application/json';
  });
  return createServer(app.callback());
});
