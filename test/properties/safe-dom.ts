import { parseFragment, type DefaultTreeAdapterTypes as Dom } from 'parse5';

/*
 * What a browser makes of rendered HTML. `test/messages/markdown/safe-html.ts` compares the text with the exact list of
 * allowed tags. This parser follows the standard instead, so it also sees what that list might read differently.
 */

const FORBIDDEN = new Set(
  `script style iframe frame frameset object embed applet form input button select textarea meta link base title
   template noscript slot portal audio source track marquee foreignObject animate set use image`.split(/\s+/),
);

const LINKS = new Set(['href', 'src', 'xlink:href', 'action', 'formaction', 'srcset', 'poster', 'background', 'data']);
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
    const isCode = name.startsWith('on') || name === 'srcdoc' || (name === 'style' && /url|expression|import/i.test(value));
    const isLink = LINKS.has(name) && !SCHEMES.has(schemeOf(value));
    return isCode || isLink ? [`<${tagName} ${name}="${value}">`] : [];
  }),
];

const isElement = (node: Dom.Node): node is Dom.Element => 'tagName' in node;

const elementsIn = (node: Dom.ParentNode): Dom.Element[] =>
  node.childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);

/** Returns what a browser would run or load in the HTML, and where it reads another structure than is written. */
export const faultsOfDom = (html: string): string[] => {
  const faults: string[] = [];
  const fragment = parseFragment(html, {
    onParseError: ({ code, startOffset }) => faults.push(`${code} at ${startOffset}: ${html.slice(startOffset, startOffset + 40)}`),
  });
  const elements = elementsIn(fragment);
  const written = html.match(/<[a-z]/gi)?.length ?? 0;
  if (elements.length !== written) faults.push(`${written} tags are ${elements.length} elements`);
  return [...faults, ...elements.flatMap(faultsOfElement)].slice(0, 5);
};
