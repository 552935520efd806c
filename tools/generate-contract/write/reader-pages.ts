import type { Contract, ErrorDefinition, EventForm, Operation } from '../contract.js';
import { eventTypesOf } from '../schema/events-of-operation.js';
import { nameOfReference, type Schema } from '../schema/schema.js';
import { table } from '../schema/table.js';
import { page } from './pages.js';
import { errorsByStatus } from './published-errors.js';
import { levelLinkOfPage, operationLink } from './reader-links.js';

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Names the operations, or those that are missing if there are few. */
const operationList = (some: readonly Operation[], all: readonly Operation[]): string => {
  if (some.length === all.length) return 'all operations';
  const others = all.filter((one) => !some.includes(one));
  return others.length < some.length / 4
    ? `all operations but ${others.map(operationLink).join(', ')}`
    : some.map(operationLink).join(', ');
};

/** Returns the operations that document each error, by its name. */
const operationsByError = (contract: Contract): Map<string, Operation[]> => {
  const users = new Map<string, Operation[]>();
  for (const operation of contract.operations)
    for (const { definition } of [...errorsByStatus(operation, contract).values()].flat()) {
      const own = users.get(definition.name) ?? [];
      if (!own.includes(operation)) users.set(definition.name, [...own, operation]);
    }
  return users;
};

/** Returns what to do about errors, and the table of them. */
const remedyBlocks = (remedy: string, rows: readonly (readonly string[])[]): string[] => [
  `**What to do:** ${oneLine(remedy)}`,
  table(['status', 'msg', 'meaning', 'operations'], rows),
];

/** Returns the page of all errors by code: what each means, what to do, and which operations have it. */
export const writeErrorPage = (contract: Contract): string => {
  const users = operationsByError(contract);
  const codes = [...new Set([...contract.errors.values()].map(({ code }) => code))].sort();
  const row = ({ name, status, message, description }: ErrorDefinition): string[] => {
    const own = users.get(name) ?? [];
    return [
      // Beside the status, since a page in a repository has no other anchors.
      `<a id="${name}"></a>${String(status)}`,
      message === '' ? '' : `\`${oneLine(message)}\``,
      oneLine(description),
      own.length === 0 ? 'any request' : operationList(own, contract.operations),
    ];
  };
  return page(
    '# Errors',
    'Every error has a `code` for programs and a `msg` for users. Words in braces stand for values.',
    ...codes.flatMap((code) => {
      const { meaning = '', remedy = '', kinds } = contract.errorCodes[code] ?? {};
      const own = [...contract.errors.values()].filter((error) => error.code === code);
      const head = [`## \`${code}\``, oneLine(meaning)];
      if (!kinds) return [...head, ...remedyBlocks(remedy, own.map(row))];
      return [
        ...head,
        ...Object.entries(kinds).flatMap(([kind, common]) => {
          const rows = own.filter((error) => error.kind === kind).map(row);
          return [`### ${oneLine(common.meaning)}`, ...remedyBlocks(common.remedy, rows)];
        }),
      ];
    }),
  );
};

const typeName = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameOfReference(schema.$ref);
  const members = schema.oneOf ?? schema.anyOf;
  if (members) return members.map(typeName).join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const types = [schema.type ?? 'any value'].flat();
  return types
    .map((type) => (type === 'array' ? `array of ${typeName(schema.items ?? {})}` : type))
    .join(' or ');
};

const fieldRows = (schema: Schema, { schemas }: Contract): string[][] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => !['id', 'type', 'op'].includes(name))
    .map(([name, field]) => {
      const named = field.$ref === undefined ? undefined : schemas.get(nameOfReference(field.$ref));
      const presence = schema.required?.includes(name) ? '' : ', not always';
      return [
        `\`${name}\``,
        `${typeName(field)}${presence}`,
        oneLine(field.description ?? named?.description ?? ''),
      ];
    });

const formBlocks = (form: EventForm, contract: Contract): string[] => {
  const schema = contract.schemas.get(form.name) ?? {};
  const rows = fieldRows(schema, contract);
  const since = schema['x-since'];
  const varies = (schema['x-varies-by'] ?? []) as readonly string[];
  return [
    `### ${form.op === undefined ? form.name : `${form.name}: op \`${form.op}\``}`,
    schema.description?.trim() ?? '',
    `**To:** ${oneLine(contract.audiences[form.audience] ?? '')}`,
    ...(typeof since === 'number' ? [`**New in** ${levelLinkOfPage(since)}.`] : []),
    ...(varies.length === 0 ? [] : [`**Differs by:** ${varies.map((one) => `\`${one}\``).join(', ')}`]),
    ...(rows.length === 0 ? [] : [table(['field', 'type', 'meaning'], rows)]),
    `\`\`\`json\n${JSON.stringify(form.example, null, 2)}\n\`\`\``,
  ].filter((block) => block !== '');
};

/** Returns the page of all events: when each is sent, to whom, and its fields. */
export const writeEventPage = (contract: Contract): string => {
  const types = [...new Set(contract.events.map(({ type }) => type))].sort();
  return page(
    '# Events',
    'The events of [GET /events](../openapi/events/paths/events.yaml#getEvents) and of the [stream](../openapi/events/paths/events.stream.yaml#streamEvents). Each\nalso has an `id`, the ID of the event in its queue.',
    ...types.flatMap((type) => {
      const causes = contract.operations.filter((operation) =>
        eventTypesOf(operation, contract).includes(type),
      );
      return [
        `## \`${type}\``,
        ...(causes.length === 0 ? [] : [`**Sent by:** ${causes.map(operationLink).join(', ')}`]),
        ...contract.events.filter((form) => form.type === type).flatMap((form) => formBlocks(form, contract)),
      ];
    }),
  );
};
