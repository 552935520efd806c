/**
 * A text of exactly this many code points that is expensive to process. Different numbers give different
 * texts.
 */
export type WorstText = (length: number, number: number) => string;

/** `unit` as often as it fits, with the number at the end. */
const repeated = (unit: string, before = ''): WorstText => {
  const points = Array.from(unit);
  const head = Array.from(before);
  return (length, number) => {
    const last = String(number);
    const room = Math.max(length - head.length - last.length, 0);
    const middle =
      unit.repeat(Math.floor(room / points.length)) + points.slice(0, room % points.length).join('');
    return head.length + last.length > length ? last.slice(-length) : before + middle + last;
  };
};

/** For every text parameter: the most bytes in UTF-8, and the most bytes in JSON. */
export const everyText: Readonly<Record<string, WorstText>> = {
  letters: repeated('a'),
  'characters of four bytes': repeated('🫣'),
  'quotes and backslashes': repeated('"\\'),
};

/** Additional texts for parameters that may be Markdown, a search, a pattern or a template. */
export const longText: Readonly<Record<string, WorstText>> = {
  'emoji after a sign': repeated('🫣', '€'),
  'emoji by name': repeated(':smile: '),
  'keycaps, each of a digit': repeated('1\ufe0f\u20e3'),
  'control characters': repeated('\u0001'),
  'words of one letter': repeated('a b c d e f '),
  'Chinese words': repeated('漢字 '),
  quotes: repeated('> '),
  'quotes in quotes': repeated('>'),
  lists: repeated('- '),
  'numbered lists': repeated('1. a\n'),
  'emphasis that never ends': repeated('*a **b '),
  'marks of emphasis': repeated('*_'),
  brackets: repeated('['),
  'links that never end': repeated('[a]('),
  'images that never end': repeated('![a]('),
  links: repeated('[a](b) '),
  addresses: repeated('http://a.bc '),
  'an address of brackets': repeated('(', 'http://a.bc/'),
  backticks: repeated('`a``'),
  fences: repeated('```\n'),
  spoilers: repeated('```spoiler a\n'),
  'a quote in a fence': repeated('````quote\n'),
  mentions: repeated('@**all** '),
  'mentions of people': repeated('@**Person 1** '),
  'channels and topics': repeated('#**general>a** '),
  times: repeated('<time:2026-01-01T00:00:00Z> '),
  tags: repeated('<a href="'),
  entities: repeated('&amp;&#1;'),
  tables: repeated('|a', '|a|b|\n|-|-|\n'),
  'rows of a table': repeated('|a|b|\n', '|a|b|\n|-|-|\n'),
  paragraphs: repeated('a\n\n'),
  headings: repeated('# a\n'),
  formulas: repeated('$$x$$ '),
  'formulas that grow': repeated('\\frac{1}{2}', '$$'),
  'a formula in a fence': repeated('\\overbrace{a}^b', '```math\n'),
  'nested formulas': repeated('\\sqrt{', '```math\n'),
  'what linkifiers find': repeated('#1 '),
  'a pattern of choices': repeated('(a|a)*'),
  'a pattern of counts': repeated('(a{1,9}){1,9}'),
  'a pattern of classes': repeated('[\\p{L}\\p{N}]+'),
  'a template of expressions': repeated('{a}{+b}{?c*}', 'https://a.bc/'),
};
