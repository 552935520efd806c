import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { contract } from '../support/contract-sources.js';
import { scratchFile } from '../support/scratch-file.js';
import { startDemo } from './demo.js';

/** Why a request with the examples of the document alone does not succeed, for an administrator. */
const NEEDS_HOOKS: Readonly<Record<string, readonly string[]>> = {
  'Dredd sends no files': [
    'POST /users/me/avatar',
    'POST /realm/emoji/{emoji_name}',
    'POST /user_uploads',
    'POST /realm/icon',
    'POST /realm/logo',
  ],
  'only the owner may do it': [
    'PATCH /realm',
    'POST /realm/domains',
    'PATCH /realm/domains/{domain}',
    'DELETE /realm/domains/{domain}',
    'PATCH /streams/{stream_id}',
  ],
  'an earlier request added a widget to the message': ['PATCH /messages/{message_id}'],
  'an earlier request ended the account': ['POST /users/me/api_key/regenerate'],
  'the server has no service for push notifications': ['POST /mobile_push/test_notification'],
  'it has the ID of a queue of another server': ['GET /events/stream'],
  'Dredd knows one form of a choice': ['GET /user_groups'],
};

/** `pass: POST (200) /drafts duration: 4ms` */
const LINE = /^(?<outcome>pass|fail): (?<method>[A-Z]+) \(2\d\d\) (?<path>[^\s?]+)/;

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path);

const titleOf = (method: string, path: string): string => {
  const exact = contract.operations.find((one) => one.method === method && one.path === path);
  const found = exact ?? contract.operations.find((one) => one.method === method && matches(one.path, path));
  return `${method} ${found?.path ?? path}`;
};

/** Runs the command as its documentation says, without hooks. Returns the outcome of each success of the document. */
const runDredd = async (url: string, user: string): Promise<ReadonlyMap<string, string>> => {
  const file = scratchFile('dredd.txt');
  const output = openSync(file, 'w');
  const dredd = join(projectRoot, 'node_modules/.bin/dredd');
  const args = [`${url}/openapi-3.0.json`, url, '--user', user, '--loglevel', 'warning'];
  await once(spawn(dredd, args, { stdio: ['ignore', output, output] }), 'close');
  const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).split('\n');
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const { outcome = '', method = '', path = '' } = LINE.exec(line)?.groups ?? {};
      return outcome === '' ? [] : [[titleOf(method, decodeURIComponent(path)), outcome]];
    }),
  );
};

describe('Dredd without hooks, on the organization of the examples', () => {
  it('gets each success that the examples can have in their order', async () => {
    const { url, email, key, stop } = await startDemo();
    const outcomes = await runDredd(url, `${email}:${key}`);
    await stop();
    const failed = [...outcomes].flatMap(([title, outcome]) => (outcome === 'fail' ? [title] : []));
    expect(failed).to.have.members(Object.values(NEEDS_HOOKS).flat());
    expect(outcomes.size).to.equal(contract.operations.length);
  });
});
