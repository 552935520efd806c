import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import type { ReaderOperation } from '../../../tools/documentation/for-readers.js';
import { forReaders } from '../../../tools/documentation/for-readers.js';
import { buildDocument } from '../../../tools/generate-contract/write/document.js';
import { contract } from '../../support/contract-sources.js';

const page = (name: string): string => readFileSync(join(projectRoot, 'generated', `${name}.md`), 'utf8');

/** Extensions that the pages show as lists of values. */
const SHOWN = ['x-enum-descriptions', 'x-enum-varnames'];

describe('the contract for readers', () => {
  const readers = forReaders(buildDocument(contract), contract);
  const operations = readers.parts.flatMap((part) => part.operations);
  const named = (id: string): ReaderOperation => {
    const found = operations.find(({ operation }) => operation.id === id);
    if (!found) throw new Error(`No operation ${id}`);
    return found;
  };

  it('has every operation of the published document', () => {
    expect(operations.map(({ operation }) => operation.id)).to.have.members(
      contract.operations.map(({ id }) => id),
    );
  });

  it('has no extension that only programs read', () => {
    const { schemas } = readers;
    const published = operations.map((one) => one.published);
    const keys = new Set(JSON.stringify({ schemas, published }).match(/"x-[\w-]+"(?=:)/g));
    expect([...keys].map((key) => key.slice(1, -1)).filter((key) => !SHOWN.includes(key))).to.deep.equal([]);
  });

  it('names its parts in words', () => {
    expect(readers.parts.map(({ title }) => title)).to.include.members(['Messages', 'Profile fields']);
  });

  it('states the permission of every operation, and its errors with what to do', () => {
    for (const { operation, permission, description, errors } of operations) {
      expect(permission, operation.id).to.match(/^\w.*\.$/s);
      expect(description, operation.id).not.to.match(/^Permission: /m);
      for (const { remedy } of errors) expect(remedy, operation.id).to.match(/^\w.*\.$/);
    }
    const [first] = named('getEvents').errors.filter(({ code }) => code === 'BAD_EVENT_QUEUE_ID');
    expect(first).to.deep.include({
      status: 400,
      isOwn: true,
      remedy: contract.errorCodes.BAD_EVENT_QUEUE_ID?.remedy,
    });
  });

  it('states a remedy for each kind of errors of a code', () => {
    const { kinds = {} } = contract.errorCodes.BAD_REQUEST ?? {};
    const own = named('createDrafts').errors.filter(({ code, isOwn }) => code === 'BAD_REQUEST' && isOwn);
    const group = own.find(({ remedy }) => remedy === kinds.setting?.remedy);
    expect(group?.errors.flatMap(({ meaning }) => meaning).join()).to.include(
      'enable_drafts_synchronization',
    );
  });

  it('states the history of operations, parameters and fields, and the events of operations', () => {
    const { history, events } = named('sendMessage');
    expect(history.join('\n')).to.include('Changed in [level 166](/docs/levels#level-166): Ignores');
    expect(events).to.deep.equal(['attachment', 'message', 'user_topic']);
    const { properties = {} } = readers.schemas.SendMessageRequest ?? {};
    expect(properties.read_by_sender?.description).to.match(/\n\nNew in \[level 236\]/);
    expect(properties.topic?.description).to.include('Other name: `subject` (deprecated).');
  });

  it('has every error on the page of errors, with its operations', () => {
    const text = page('errors');
    for (const { name, code, description } of contract.errors.values()) {
      expect(text).to.include(`## \`${code}\``).and.to.include(`<a id="${name}"></a>`);
      expect(text).to.include(description.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'));
    }
    for (const { kinds, ...code } of Object.values(contract.errorCodes))
      for (const { remedy = '' } of kinds ? Object.values(kinds) : [code])
        expect(text).to.include(`**What to do:** ${remedy}`);
  });

  it('has every form of each event on the page of events, with its recipients', () => {
    const text = page('events');
    for (const { name, type, op } of contract.events) {
      expect(text).to.include(`## \`${type}\``);
      expect(text).to.include(`### ${name}${op === undefined ? '' : `: op \`${op}\``}\n`);
    }
    expect(text.match(/^\*\*To:\*\* .{10}/gm)).to.have.length(contract.events.length);
  });

  it('has each level on the page of levels, and by operation', () => {
    const text = page('feature-levels');
    for (const { level } of contract.levels)
      expect(text).to.include(`\n| <a id="level-${String(level)}"></a>${String(level)} |`);
    expect(text).to.match(/\| `POST \/messages` \| .*\[236\]\(#level-236\)/);
  });
});
