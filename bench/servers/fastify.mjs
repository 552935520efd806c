// Fastify, which decodes and validates by the JSON schemas of the published document.
import formbody from '@fastify/formbody';
import Ajv2020 from 'ajv/dist/2020.js';
import Fastify from 'fastify';

import { contractOf, parseJson } from './contract.mjs';
import { bodyOf, operationsOf } from './operations.mjs';
import { serve } from './serve.mjs';

await serve(async (services) => {
  const operations = operationsOf(services);
  const app = Fastify();
  await app.register(formbody);
  const ajv = new Ajv2020({ coerceTypes: true, useDefaults: true, strict: false, validateFormats: false });
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  app.setErrorHandler(({ statusCode = 500, message }, _request, reply) => {
    reply.code(statusCode).send({ result: 'error', code: 'BAD_REQUEST', msg: message });
  });
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    request.actor = await services.actors.authenticate(request.headers.authorization);
  });
  for (const { operationId, method, url, schemas, json } of contractOf(Object.keys(operations)))
    app.route({
      method,
      url,
      schema: schemas,
      preValidation: async ({ query, body }) => {
        parseJson(query, json.query);
        parseJson(body, json.body);
      },
      handler: async ({ actor, query, body }, reply) => {
        reply.type('application/json');
        return bodyOf(await operations[operationId](actor, { ...query, ...body }));
      },
    });
  await app.ready();
  return app.server;
});
