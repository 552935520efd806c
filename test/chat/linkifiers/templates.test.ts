import { expect } from 'chai';

import { linkBudget, Linkifying } from '../../../src/markdown/linkifiers/matching.js';
import { templateVariables } from '../../../src/markdown/linkifiers/url-template.js';
import { Pace } from '../../../src/lib/event-loop.js';

describe('The URL template of a linkifier', () => {
  it('can have every operator and modifier of RFC 6570', () => {
    for (const [template, names] of [
      ['https://a.example/', []],
      ['mailto:{a}@a.example', ['a']],
      ['HTTP://a.example/?a:b', []],
      ['//a.example/', []],
      ['a/b:c', []],
      ['{+a}', ['a']],
      ['https:{a}', ['a']],
      ['https://a.example/a-b~!$&*(),;=:@%[]#?/', []],
      ['{a}', ['a']],
      ['/{a}/{b}', ['a', 'b']],
      ['{+a}{#b}{.c}{/d}{;e}{?f}{&g}', ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
      ['{?a,b,c_1}', ['a', 'b', 'c_1']],
      ['{a:1}{b:9999}{c*}{/d:20,e*}', ['a', 'b', 'c', 'd', 'e']],
      ['{a.b}{%41%4a}{a%2Fb}', ['a.b', '%41%4a', 'a%2Fb']],
    ] as const) {
      expect([...(templateVariables(template) ?? ['refused'])], template).to.deep.equal(names);
    }
  });

  it('is refused otherwise', () => {
    const expressions = [
      '',
      '!a',
      '=a',
      'a,',
      ',a',
      'a b',
      'a..b',
      '.',
      'a:0',
      'a:',
      'a:10000',
      'a**',
      'a:1*',
    ];
    const templates = ['{', '}', '{a', 'a}', '{{a}}', 'a b', 'a"', "a'", 'a<', 'a>', 'a\\', 'a^', 'a`', 'a|'];
    const names = ['%4', '%zz', 'a-b', 'é'];
    const schemes = [
      'javascript:a',
      'JAVASCRIPT:a',
      'data:a',
      'ftp://a.example/',
      'tel:1',
      'httpss://a',
      ':a',
      'a:b',
      '{+a}:b',
      'java{a}script:b',
    ];
    for (const template of [...templates, ...schemes, ...[...expressions, ...names].map((one) => `{${one}}`)])
      expect(templateVariables(template), template).to.equal(undefined);
  });
});

describe('The matches of a linkifier', () => {
  /** Returns the parts of a text that become links of the patterns, which have one group `x`. */
  const linked = async (text: string, ...patterns: readonly string[]): Promise<readonly string[]> => {
    const linkifiers = patterns.map((pattern, id) => ({
      id,
      pattern,
      url_template: 'https://a.example/{x}',
    }));
    const found = await (await Linkifying.create(linkifiers)).find(text, linkBudget(), new Pace());
    return found.map(({ start, end }) => text.slice(start, end));
  };

  it('follow the start of the text, a space, a quotation mark, a comma, a colon, "(" or "<"', async () => {
    for (const before of ['', ' ', '\n', "'", '"', '(', ',', ':', '<'])
      expect(await linked(`${before}#1`, '#(?P<x>1)'), before).to.deep.equal(['#1']);
    for (const before of ['a', 'é', '1', '.', ';', ')', '[', ']', '{', '}', '>', '-', '/', '#'])
      expect(await linked(`${before}#1`, '#(?P<x>1)'), before).to.deep.equal([]);
  });

  it('precede the end of the text or a character that is neither a letter nor a digit', async () => {
    for (const after of ['', ' ', '.', '-', '_', '#', '😀'])
      expect(await linked(`#1${after}`, '#(?P<x>1)'), after).to.deep.equal(['#1']);
    for (const after of ['a', 'é', 'я', '字', '2', '٣'])
      expect(await linked(`#1${after}`, '#(?P<x>1)'), after).to.deep.equal([]);
  });

  it('can touch each other and matches of other linkifiers, but not overlap', async () => {
    expect(await linked('#1,#1 #1', '#(?P<x>1)')).to.deep.equal(['#1', '#1', '#1']);
    expect(await linked('a:b', 'a(?P<x>)', ':(?P<x>b)')).to.deep.equal(['a']);
    expect(await linked('a :b', ' (?P<x>:)', '(?P<x>b)', 'a(?P<x>)')).to.deep.equal(['a', 'b']);
    expect(await linked('a b c', '(?P<x>a b)', '(?P<x>b c)', '(?P<x>c)')).to.deep.equal(['a b', 'c']);
    expect(await linked('a b c', '(?P<x>b)', '(?P<x>a b c)')).to.deep.equal(['b']);
  });

  it('are in the order of the text', async () => {
    expect(await linked('a b c', '(?P<x>c)', '(?P<x>b)', '(?P<x>a)')).to.deep.equal(['a', 'b', 'c']);
  });
});
