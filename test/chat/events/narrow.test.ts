import { expect } from 'chai';

import { ApiError } from '../../../src/contract/api-error.js';
import { checkEventNarrow, compileNarrow } from '../../../src/chat/narrow/event-predicate.js';
import type { Audience } from '../../../src/runtime/event-log/events.js';
import { messageId, parseTerms, type RawNarrow } from '../../../src/chat/narrow/terms.js';

const ANNA = 1;
const BORIS = 2;
const CLARA = 3;

const person = (id: number, email: string): object => ({ id, email });
const anna = person(ANNA, 'anna@example.com');
const boris = person(BORIS, 'boris@example.com');
const clara = person(CLARA, 'clara@example.com');

const design = {
  id: 10,
  type: 'stream',
  stream_id: 7,
  display_recipient: 'Design',
  subject: '✔ Colors',
  sender_id: BORIS,
  sender_email: 'boris@example.com',
};
const direct = {
  id: 11,
  type: 'private',
  display_recipient: [anna, boris],
  subject: '',
  sender_id: BORIS,
  sender_email: 'boris@example.com',
};
const group = { ...direct, id: 12, display_recipient: [anna, boris, clara] };

/** Returns the IDs of the messages that match the narrow for Anna. */
const matching = (
  narrow: RawNarrow,
  audience: Audience = { users: [ANNA] },
  messages: readonly { readonly id: number }[] = [design, direct, group],
): number[] => {
  const matches = compileNarrow(parseTerms(narrow));
  return messages
    .filter((message) => matches({ id: 1, event: { type: 'message', message }, audience }, ANNA))
    .map(({ id }) => id);
};

describe('The narrow of a queue', () => {
  it('matches channels by name and ID, topics and senders', () => {
    expect(matching([['channel', 'design']])).to.deep.equal([10]);
    expect(matching([['stream', 'DESIGN']])).to.deep.equal([10]);
    expect(matching([{ operator: 'channel', operand: 7 }])).to.deep.equal([10]);
    expect(matching([['channel', 'other']])).to.deep.equal([]);
    expect(matching([['topic', '✔ colors']])).to.deep.equal([10]);
    expect(matching([['sender', 'Boris@example.com']])).to.deep.equal([10, 11, 12]);
    expect(matching([{ operator: 'sender', operand: BORIS }])).to.deep.equal([10, 11, 12]);
    expect(matching([{ operator: 'sender', operand: CLARA }])).to.deep.equal([]);
    expect(matching([{ operator: 'id', operand: 11 }])).to.deep.equal([11]);
  });

  it('matches direct messages by participants', () => {
    expect(matching([['is', 'dm']])).to.deep.equal([11, 12]);
    expect(matching([['is', 'private']])).to.deep.equal([11, 12]);
    expect(matching([['dm', 'boris@example.com']])).to.deep.equal([11]);
    expect(matching([['pm-with', 'anna@example.com, boris@example.com']])).to.deep.equal([11]);
    expect(matching([{ operator: 'dm', operand: [BORIS, CLARA] }])).to.deep.equal([12]);
    expect(matching([['dm', 'anna@example.com']])).to.deep.equal([]);
    expect(matching([{ operator: 'dm-including', operand: [CLARA] }])).to.deep.equal([12]);
    expect(matching([{ operator: 'dm-including', operand: [BORIS, CLARA] }])).to.deep.equal([12]);
    expect(matching([['dm-including', 'boris@example.com']])).to.deep.equal([11, 12]);
    expect(matching([['dm', 'Boris@Example.COM']]), 'in any case').to.deep.equal([11]);
    const capitals = { ...direct, display_recipient: [anna, person(BORIS, 'Boris@example.com')] };
    expect(matching([['dm', 'boris@example.com']], undefined, [capitals])).to.deep.equal([11]);
  });

  it('matches groups of at least three users by one of them', () => {
    expect(matching([['group-pm-with', 'boris@example.com']])).to.deep.equal([12]);
    expect(matching([['group_pm_with', String(CLARA)]])).to.deep.equal([12]);
    expect(matching([{ operator: 'group-pm-with', operand: BORIS, negated: true }])).to.deep.equal([10, 11]);
    expect(matching([['group-pm-with', 'other@example.com']])).to.deep.equal([]);
  });

  it('matches messages of public channels by the audience', () => {
    const inPublic = { users: [ANNA], publicChannel: true };
    expect(matching([['channels', 'public']], inPublic, [design])).to.deep.equal([10]);
    expect(matching([['streams', 'public']], inPublic, [design])).to.deep.equal([10]);
    expect(matching([['channels', 'public']])).to.deep.equal([]);
    expect(matching([{ operator: 'channels', operand: 'public', negated: true }])).to.deep.equal([
      10, 11, 12,
    ]);
  });

  it('matches every message with `near` and `in:all`', () => {
    expect(matching([['near', '12']])).to.deep.equal([10, 11, 12]);
    expect(matching([{ operator: 'near', operand: '12', negated: true }])).to.deep.equal([10, 11, 12]);
    expect(matching([['in', 'all']])).to.deep.equal([10, 11, 12]);
  });

  it('matches direct messages by the empty topic, and by no channel', () => {
    expect(matching([['channel', 'undefined']])).to.deep.equal([]);
    expect(matching([['topic', '']])).to.deep.equal([11, 12]);
    expect(matching([{ operator: 'topic', operand: '', negated: true }])).to.deep.equal([10]);
  });

  it('compares the names of channels and topics as the store does', () => {
    expect(matching([['channel', ' ＤＥＳＩＧＮ']])).to.deep.equal([10]);
    expect(matching([['topic', ' ✔ ｃｏｌｏｒｓ ']])).to.deep.equal([10]);
    expect(matching([['topic', ' ']])).to.deep.equal([11, 12]);
  });

  it('accepts the former names of operators', () => {
    for (const name of ['channel', 'stream']) expect(matching([[name, 'design']])).to.deep.equal([10]);
    for (const name of ['topic', 'subject']) expect(matching([[name, '✔ colors']])).to.deep.equal([10]);
    for (const name of ['sender', 'from'])
      expect(matching([[name, 'boris@example.com']])).to.deep.equal([10, 11, 12]);
    for (const name of ['dm', 'pm-with', 'pm_with'])
      expect(matching([[name, 'boris@example.com']])).to.deep.equal([11]);
    expect(parseTerms([['streams', 'public']])[0]?.operator).to.equal('channels');
    expect(parseTerms([['group_pm_with', 'x']])[0]?.operator).to.equal('group-pm-with');
  });

  it('refuses a term without operator or operand, and names it', () => {
    for (const [field, term] of [
      ['operator', { operand: 'x' }],
      ['operand', { operator: 'is' }],
    ] as const)
      expect(() => parseTerms([['is', 'dm'], term] as RawNarrow), field)
        .to.throw(ApiError)
        .with.nested.property('body.msg', `Invalid narrow[1]: Value error, ${field} is missing`);
  });

  it('has message IDs up to 2147483647', () => {
    const idOf = (operand: string | number | number[]): number =>
      messageId({ operator: 'id', operand, negated: false });
    expect([idOf('0'), idOf(5), idOf('2147483647')]).to.deep.equal([0, 5, 2_147_483_647]);
    for (const wrong of ['2147483648', 'x5', '5x', '', '-1', [5]])
      expect(() => idOf(wrong), String(wrong))
        .to.throw(ApiError)
        .with.nested.property('body.desc', 'Invalid message ID');
  });

  it('matches by flags of the recipient', () => {
    const mentioned: Audience = { users: [ANNA, BORIS], flags: new Map([[ANNA, ['mentioned', 'read']]]) };
    const plain: Audience = { users: [ANNA, BORIS], flags: new Map([[BORIS, ['mentioned', 'read']]]) };
    expect(matching([['is', 'mentioned']], mentioned)).to.have.length(3);
    expect(matching([['is', 'mentioned']], plain)).to.deep.equal([]);
    expect(matching([['is', 'unread']], mentioned)).to.deep.equal([]);
    expect(matching([['is', 'unread']], plain)).to.have.length(3);
    expect(matching([['is', 'starred']], mentioned)).to.deep.equal([]);
    for (const [is, flag] of [
      ['starred', 'starred'],
      ['mentioned', 'mentioned'],
      ['mentioned', 'stream_wildcard_mentioned'],
      ['mentioned', 'topic_wildcard_mentioned'],
      ['mentioned', 'wildcard_mentioned'],
      ['alerted', 'has_alert_word'],
    ] as const)
      expect(matching([['is', is]], { users: [ANNA], defaultFlags: [flag] }), flag).to.have.length(3);
    expect(matching([['is', 'resolved']])).to.deep.equal([10]);
  });

  it('combines terms, and negates them', () => {
    expect(
      matching([
        ['is', 'dm'],
        ['-dm', 'boris@example.com'],
      ]),
    ).to.deep.equal([12]);
    expect(matching([{ operator: 'is', operand: 'dm', negated: true }])).to.deep.equal([10]);
    expect(matching([])).to.deep.equal([10, 11, 12]);
  });

  it('matches events of other types', () => {
    const matches = compileNarrow(parseTerms([['channel', 'other']]));
    expect(matches({ id: 1, event: { type: 'presence' }, audience: { users: [] } }, ANNA)).to.equal(true);
  });

  it('matches every message with an operand of `is` that no message alone can decide', () => {
    for (const operand of ['constructor', 'nosuch', '']) {
      expect(matching([['is', operand]]), operand).to.deep.equal([10, 11, 12]);
      expect(matching([{ operator: 'is', operand, negated: true }]), operand).to.deep.equal([10, 11, 12]);
      expect(
        matching([
          ['is', operand],
          ['is', 'dm'],
        ]),
        operand,
      ).to.deep.equal([11, 12]);
    }
  });

  it('refuses followed topics, also negated, since the policies of topics change', () => {
    for (const negated of [false, true])
      expect(() => {
        checkEventNarrow(parseTerms([['is', 'dm'], { operator: 'is', operand: 'followed', negated }]));
      })
        .to.throw(ApiError)
        .with.nested.property('body.msg', 'Operand followed not supported.');
    checkEventNarrow(
      parseTerms([
        ['topic', 'followed'],
        ['is', 'resolved'],
      ]),
    );
  });

  it('refuses operators that a message alone cannot decide', () => {
    for (const operator of ['search', 'has', 'with', 'in', 'channels', 'toString', 'nosuch']) {
      try {
        matching([[operator, 'x']]);
        expect.fail(operator);
      } catch (error) {
        expect(error).to.be.instanceOf(ApiError);
        const { body } = error as ApiError;
        expect(body).to.deep.include({ code: 'BAD_REQUEST', msg: `Operator ${operator} not supported.` });
      }
    }
  });
});
