import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/http/validators.js';
import { buildDocument } from '../../tools/generate-contract/write/document.js';
import { forReaders } from '../../tools/generate-contract/write/for-readers.js';
import { contract } from '../support/contract-sources.js';

const page = (name: string): string => readFileSync(join(projectRoot, 'generated', `${name}.md`), 'utf8');

/** Extensions that the viewer shows by itself. */
const SHOWN = ['x-codeSamples', 'x-displayName', 'x-enum-descriptions', 'x-enum-varnames'];

describe('the contract for readers', () => {
  const published = buildDocument(contract);
  const document = forReaders(published, contract);
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const descriptionOf = (id: string): string =>
    String(operations.find(({ operationId }) => operationId === id)?.description);

  it('has every operation of the published document', () => {
    const ids = Object.values(published.paths).flatMap((item) =>
      Object.values(item).map((one) => one.operationId),
    );
    expect(operations.map(({ operationId }) => operationId)).to.deep.equal(ids);
  });

  it('has no extension that only programs read', () => {
    const keys = new Set(JSON.stringify(document).match(/"x-[\w-]+"(?=:)/g));
    expect([...keys].map((key) => key.slice(1, -1)).filter((key) => !SHOWN.includes(key))).to.deep.equal([]);
  });

  it('names its parts in words', () => {
    const { tags } = document as unknown as { tags: { name: string; 'x-displayName': string }[] };
    const shown = Object.fromEntries(tags.map((tag) => [tag.name, tag['x-displayName']]));
    expect(shown).to.include({ messages: 'Messages', 'profile-fields': 'Profile fields' });
  });

  it('states the permission of every operation, and its errors with what to do', () => {
    for (const { operationId, description } of operations) {
      expect(description, String(operationId)).to.match(/\n\n\*\*Permission:\*\* /);
      expect(description, String(operationId)).to.include('**Errors**').and.to.include('](/docs/errors');
    }
    expect(descriptionOf('getEvents')).to.include(
      `- 400 [BAD_EVENT_QUEUE_ID](/docs/errors#BAD_EVENT_QUEUE_ID). What to do: ${contract.errorCodes.BAD_EVENT_QUEUE_ID?.remedy ?? ''}`,
    );
  });

  it('states a remedy for each kind of errors of a code', () => {
    const { kinds = {} } = contract.errorCodes.BAD_REQUEST ?? {};
    const item = (kind: string, meaning: string): string =>
      `- 400 [BAD_REQUEST](/docs/errors#BAD_REQUEST). What to do: ${kinds[kind]?.remedy ?? ''}\n  - ${meaning}`;
    expect(descriptionOf('sendTypingStatus')).to.include(item('setting', 'The user'));
    expect(descriptionOf('createDrafts')).to.include(
      item('setting', 'The setting `enable_drafts_synchronization`'),
    );
  });

  it('states the history of operations, parameters and fields, and the events of operations', () => {
    expect(descriptionOf('sendMessage')).to.include(
      '- Changed in [level 166](/docs/levels#level-166): Ignores',
    );
    expect(descriptionOf('sendMessage')).to.include(
      '**Events:** [`attachment`](/docs/events#attachment), [`message`](/docs/events#message), [`user_topic`](/docs/events#user_topic)',
    );
    const { schemas = {} } = document.components;
    const { properties: parameters } = schemas.SendMessageRequest as {
      properties: Record<string, { description: string }>;
    };
    expect(parameters.read_by_sender?.description).to.match(/\n\nNew in \[level 236\]/);
    expect(parameters.topic?.description).to.include('Other name: `subject` (deprecated).');
  });

  it('proposes a body in JSON, which has the example in it', () => {
    for (const { requestBody } of operations) {
      const types = Object.keys((requestBody as { content: object } | undefined)?.content ?? {});
      if (types.includes('application/json')) expect(types[0]).to.equal('application/json');
    }
  });

  it('has every error on the page of errors, with its operations', () => {
    const text = page('errors');
    for (const { code, description } of contract.errors.values()) {
      expect(text).to.include(`## \`${code}\``);
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
