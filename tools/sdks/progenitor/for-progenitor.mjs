// Changes the document as the generator requires: it refuses multipart bodies, and several errors of one operation.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'openapi.json';
const document = JSON.parse(readFileSync(FILE, 'utf8'));

/** What all errors have in common. */
const anyError = {
  description: 'The request failed.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

for (const item of Object.values(document.paths))
  for (const [method, operation] of Object.entries(item)) {
    if (operation.requestBody?.content['multipart/form-data']) delete item[method];
    else operation.responses = { 200: operation.responses[200], '4XX': anyError };
  }
writeFileSync(FILE, JSON.stringify(document));
