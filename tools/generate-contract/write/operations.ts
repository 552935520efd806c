import type { Contract, Operation } from '../contract.js';
import { handlerFile } from '../read/handler-file.js';
import { deferredName, deferredSchema, inputName, outputName } from './published-schemas.js';
import { generated } from './routes.js';

const table = (name: string, comment: string, entries: readonly string[]): string =>
  `/** ${comment} */\nexport interface ${name} {\n${entries.map((entry) => `  ${entry};\n`).join('')}}\n`;

const traits = ({ id, open, transaction, retrySafe }: Operation): string =>
  `${id}: { open: ${String(open)}; transaction: '${transaction}'; retrySafe: ${String(retrySafe)} }`;

export const writeOperations = ({ operations }: Contract): string =>
  generated(
    [
      `import type { components } from './types.js';\n`,
      table(
        'Inputs',
        'What each handler gets.',
        operations.map((one) => `${one.id}: components['schemas']['${inputName(one)}']`),
      ),
      table(
        'Deferred',
        'What a handler gets only when it asks for it.',
        operations
          .filter((one) => deferredSchema(one) !== undefined)
          .map((one) => `${one.id}: components['schemas']['${deferredName(one)}']`),
      ),
      table(
        'Outputs',
        'What each handler returns.',
        operations.map((one) => `${one.id}: components['schemas']['${outputName(one)}']`),
      ),
      table('Traits', 'What the types of a handler depend on.', operations.map(traits)),
      `export type OperationId = keyof Traits;\nexport type Input<Id extends OperationId> = Inputs[Id];\nexport type Output<Id extends OperationId> = Outputs[Id];\n`,
    ].join('\n'),
  );

export const writeHandlers = ({ operations }: Contract): string => {
  const place = ({ part, id }: Operation): string => `${part}/${id}`;
  const ordered = [...operations].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const imports = ordered.map(
    ({ id, part }) => `import { ${id} } from '../${handlerFile(part, id).replace('.ts', '.js')}';\n`,
  );
  return generated(
    `import type { Services } from '../src/accounts/services.js';\nimport type { Handlers } from '../src/runtime/http/operation.js';\n${imports.join('')}\n` +
      `export const handlers = {\n${ordered.map(({ id }) => `  ${id},\n`).join('')}} satisfies Handlers<Services>;\n`,
  );
};
