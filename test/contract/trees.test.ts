import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect } from 'chai';
import { parse } from 'yaml';

import { routes } from '../../generated/routes.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { handlerFile } from '../../tools/generate-contract/read/handler-file.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const { tags } = parse(read('openapi/openapi.yaml')) as { tags: readonly { readonly name: string }[] };
const parts = tags.map(({ name }) => name);

const { paths } = JSON.parse(read('generated/openapi.json')) as {
  paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly tags: [string] }>>>
  >;
};
const packages = readdirSync(join(projectRoot, 'src')).filter((name) => !name.includes('.'));

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([
      method,
      {
        operationId,
        tags: [part],
      },
    ]) => ({
      operationId,
      part,
      path,
      title: `${method.toUpperCase()} ${path}`,
    }),
  ),
);

/** An operation is named in camelCase, with a verb and a noun. All other files have lower case names. */
const isOperationName = (name: string): boolean => /^[a-z]+[A-Z]/.test(name);

/** Returns the operations of a part, each with its package: `chat/listDrafts`. */
const operationFiles = (tree: string, part: string, ending: string): string[] =>
  packages.flatMap((owner) => {
    const folder = join(projectRoot, tree, owner, part);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .flatMap((name) => (name.endsWith(ending) ? [basename(name, ending)] : []))
      .filter(isOperationName)
      .map((id) => `${owner}/${id}`);
  });

/** The file of a path: `/drafts/{draft_id}` is in `drafts.draft_id.yaml`. */
const fileOfPath = (path: string): string =>
  `${path.slice(1).replaceAll('/', '.').replaceAll(/[{}]/g, '')}.yaml`;

describe('the folders src, openapi and test', () => {
  for (const part of parts) {
    it(`have the same operations in ${part}`, () => {
      const stated = operations.flatMap((one) => (one.part === part ? [one.operationId] : []));
      const handlers = operationFiles('src', part, '.ts');
      expect(
        handlers.map((one) => basename(one)),
        part,
      ).to.have.members(stated);
      expect(operationFiles('test', part, '.test.ts'), part).to.have.members(handlers);
    });
  }

  it('have each path of a part in the file that has its name', () => {
    for (const part of parts) {
      const folder = join(projectRoot, 'openapi', part, 'paths');
      const own = operations.filter((one) => one.part === part).map(({ path }) => fileOfPath(path));
      expect(existsSync(folder) ? readdirSync(folder) : [], part).to.have.members([...new Set(own)]);
    }
  });

  it('have the parts of the document and no others', () => {
    const folders = readdirSync(join(projectRoot, 'openapi'), { withFileTypes: true });
    const named = folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect([...parts, 'common']).to.include.members(named);
  });

  it('have the operations of the route table', () => {
    expect(routes.map(({ operationId }) => operationId)).to.have.members(
      operations.map((one) => one.operationId),
    );
  });

  for (const { operationId, part, title } of operations) {
    it(`have ${title} in the comment of ${operationId}`, () => {
      const text = read(handlerFile(part, operationId));
      const comment = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export const (\w+)/.exec(text);
      expect(comment?.[2]).to.equal(operationId);
      expect(comment?.[1]).to.include(title);
    });
  }
});
