import { expect } from 'chai';

import { rowsOf } from '../../../../src/archive/exports/reference/json-rows.js';

/** Splits a text that arrives in chunks of a size. Returns the rows, or the error. */
const split = async (text: string, size: number): Promise<unknown> => {
  const bytes = Buffer.from(text);
  const chunks = async function* (): AsyncGenerator<Buffer, void> {
    for (let at = 0; at < bytes.length; at += size)
      yield await Promise.resolve(bytes.subarray(at, at + size));
  };
  const found: unknown[] = [];
  try {
    for await (const { table, row } of rowsOf('realm.json', chunks())) found.push([table, row]);
    return found;
  } catch (error) {
    return (error as Error).message;
  }
};

const messageOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work;
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('The rows of a JSON file', () => {
  const examples: readonly (readonly [string, string, unknown])[] = [
    ['an empty file of tables', '{}', []],
    ['an empty list', ' [ ] ', []],
    ['empty tables', '{"a": [], "b": []}', []],
    [
      'a list without a name',
      '[{"id": 1}, {"id": 2}]',
      [
        ['', { id: 1 }],
        ['', { id: 2 }],
      ],
    ],
    [
      'tables in their order',
      '{"a":[{"x":1}],"b":[{"y":2}]}',
      [
        ['a', { x: 1 }],
        ['b', { y: 2 }],
      ],
    ],
    [
      'values beside tables, which are skipped',
      '{"s":true,"n":null,"o":{"a":[1]},"t":[{"x":1}]}',
      [['t', { x: 1 }]],
    ],
    ['brackets and quotation marks in texts', '{"a":[{"x":"}],\\"[{\\\\"}]}', [['a', { x: '}],"[{\\' }]]],
    ['nested values', '{"a":[{"x":[{"y":[[]]}]}]}', [['a', { x: [{ y: [[]] }] }]]],
    ['characters of several bytes', '{"ä":[{"x":"€😀"}]}', [['ä', { x: '€😀' }]]],
    [
      'spaces and line ends',
      '\r\n{ "a" :\t[ { "x" : 1 } , { } ] }\n',
      [
        ['a', { x: 1 }],
        ['a', {}],
      ],
    ],
  ];
  for (const [what, text, rows] of examples) {
    it(`are found in ${what}, wherever a chunk ends`, async () => {
      for (const size of [1, 2, 3, 1000]) expect(await split(text, size)).to.deep.equal(rows);
    });
  }

  const mistakes: readonly (readonly [string, string, string])[] = [
    ['an empty file', '', 'realm.json: is incomplete'],
    ['a file that ends early', '{"a":[{"x":1}', 'realm.json: is incomplete'],
    ['a row that ends early', '{"a":[{"x":1', 'realm.json: is incomplete'],
    ['rows without a comma', '{"a":[{} {}]}', 'realm.json, a, row 1: is not JSON: "{"'],
    ['a comma behind the last row', '{"a":[{},]}', 'realm.json, a, row 1: is not JSON: "]"'],
    ['a comma behind the last table', '{"a":[],}', 'realm.json: is not JSON: "}"'],
    ['a name without quotation marks', '{a:[]}', 'realm.json: is not JSON: "a"'],
    ['a name without a colon', '{"a" []}', 'realm.json: is not JSON: "["'],
    ['text behind the end', '{} x', 'realm.json: is not JSON: "x"'],
    ['a text instead of tables', '"a"', 'realm.json: is not JSON: "\\""'],
    ['a row that is no object', '{"a":[1]}', 'realm.json, a, row 1: is not an object'],
    ['a row that is a list', '{"a":[{},[1]]}', 'realm.json, a, row 2: is not an object'],
    ['an invalid row', '{"a":[{"x":tru}]}', 'realm.json, a, row 1: is not JSON in UTF-8'],
    ['brackets of the wrong kind', '{"a":[{]}]}', 'realm.json, a, row 1: is not JSON in UTF-8'],
  ];
  for (const [what, text, message] of mistakes) {
    it(`are refused in ${what}, with the place of the mistake`, async () => {
      for (const size of [1, 1000]) expect(await split(text, size)).to.equal(message);
    });
  }

  it('are refused if they are not UTF-8', async () => {
    const chunks = async function* (): AsyncGenerator<Buffer, void> {
      yield await Promise.resolve(Buffer.from('[{"x":"\xff"}]', 'latin1'));
    };
    const rows = rowsOf('realm.json', chunks());
    expect(await messageOf(rows.next())).to.include('is not JSON in UTF-8');
  });

  it('are refused if one is too long, before it is read to its end', async () => {
    let sent = 0;
    const chunks = async function* (): AsyncGenerator<Buffer, void> {
      yield Buffer.from('[{"x":"');
      for (;;) {
        sent += 1;
        yield await Promise.resolve(Buffer.alloc(1024 * 1024, 0x61));
      }
    };
    const rows = rowsOf('realm.json', chunks());
    expect(await messageOf(rows.next())).to.match(/row 1: has more than \d+ bytes/);
    expect(sent).to.be.lessThan(20);
  });
});
