// Express with express-openapi-validator, which decodes and validates by the published document.
import { createServer } from 'node:http';

import express from 'express';
import OpenApiValidator from 'express-openapi-validator';

import { contractOf, documentOf, parseJson } from './contract.mjs';
import { bodyOf, operationsOf } from './operations.mjs';
import { serve } from './serve.mjs';

await serve((services) => {
  const operations = operationsOf(services);
  const served = Object.keys(operations);
  const contract = contractOf(served);
  const app = express();
  app.disable('etag');
  // Authentication by the validator costs 70 µs more, since each scheme that fails makes an error.
  app.use(async (request, _response, next) => {
    request.actor = await services.actors.authenticate(request.headers.authorization);
    next();
  });
  app.use(express.urlencoded({ extended: false }));
  // The validator reads the JSON parameters of a query, but not those of a form.
  for (const { method, url, json } of contract)
    app[method.toLowerCase()](url, ({ body }, _response, next) => {
      parseJson(body, json.body);
      next();
    });
  app.use(
    OpenApiValidator.middleware({
      apiSpec: documentOf(served),
      validateApiSpec: false,
      validateFormats: false,
      validateSecurity: false,
    }),
  );
  for (const { operationId, method, url } of contract)
    app[method.toLowerCase()](url, async ({ actor, query, body }, response) => {
      const output = await operations[operationId](actor, { ...query, ...body });
      response.type('application/json').send(await bodyOf(output));
    });
  // Express knows a handler of errors by its four parameters.
  app.use(({ status = 500, message }, _request, response, _next) => {
    response.status(status).json({ result: 'error', code: 'BAD_REQUEST', msg: message });
  });
  return createServer(app);
});
