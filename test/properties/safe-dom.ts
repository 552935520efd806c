import { parseFragment, type DefaultTreeAdapterTypes as Dom } from 'parse5';

/*
 * What a browser makes of rendered HTML. `test/markdown/safe-html.ts` compares the text with the exact list of
 * allowed tags. This parser follows the standard instead, so it also sees what that list might read differently.
 */

/** Characters and entities that texts may have. */
const HARMLESS = /^(?:control-character|noncharacter)-in-input-stream$|character-reference/;

const FORBIDDEN = new Set(
  `script style iframe frame frameset object embed applet form input button select textarea meta link base title
   template noscript slot portal audio source track marquee foreignObject animate set use image`.split(/\s+/),
);

const LINKS = new Set([
  'href',
  'src',
  'xlink:href',
  'action',
  'formaction',
  'srcset',
  'poster',
  'background',
  'data',
]);
const SCHEMES = new Set(['http:', 'https:', 'ftp:', 'ftps:', 'mailto:', 'tel:']);

/** The scheme that a browser on this server follows. */
const schemeOf = (url: string): string => {
  try {
    return new URL(url, 'https://chat.example.com/').protocol;
  } catch {
    return 'https:';
  }
};

const faultsOfElement = ({ tagName, attrs }: Dom.Element): string[] => [
  ...(FORBIDDEN.has(tagName) ? [`<${tagName}>`] : []),
  ...attrs.flatMap(({ name, value }) => {
    const isCode =
      name.startsWith('on') ||
      name === 'srcdoc' ||
      (name === 'style' && /url|expression|import/i.test(value));
    const isLink = LINKS.has(name) && !SCHEMES.has(schemeOf(value));
    return isCode || isLink ? [`<${tagName} ${name}="${value}">`] : [];
  }),
];

const isElement = (node: Dom.Node): node is Dom.Element => 'tagName' in node;

const elementsIn = (node: Dom.ParentNode): Dom.Element[] =>
  node.childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);

/** Each tag of the text, in alphabetical order. */
const writtenTags = (html: string): string[] =>
  Array.from(html.matchAll(/<([a-z]\w*)/gi), ([, tag = '']) => tag).sort();

/** Returns what a browser would run or load in the HTML, and where it reads other elements than are written. */
export const faultsOfDom = (html: string): string[] => {
  const faults: string[] = [];
  const fragment = parseFragment(html, {
    onParseError({ code, startOffset }) {
      if (!HARMLESS.test(code))
        faults.push(`${code} at ${startOffset}: ${html.slice(startOffset, startOffset + 40)}`);
    },
  });
  const elements = elementsIn(fragment);
  // A browser ends a paragraph where a block begins, such as a spoiler in a quotation, and adds one at its end.
  const isKept = (tag: string): boolean => tag !== 'p';
  const written = writtenTags(html).filter(isKept).join(' ');
  const read = elements
    .map(({ tagName }) => tagName)
    .filter(isKept)
    .sort()
    .join(' ');
  if (read !== written) faults.push(`a browser reads ${read} instead of ${written}`);
  return [...faults, ...elements.flatMap(faultsOfElement)].slice(0, 5);
};

const textIn = (node: Dom.ParentNode): string =>
  node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textIn(child) : ''))
    .join('');

/** The text that a browser shows. */
export const textOfDom = (html: string): string => textIn(parseFragment(html));
