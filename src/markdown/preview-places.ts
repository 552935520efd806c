import type { Token } from 'markdown-it';

/** A link outside of quotations, and where its preview goes. */
export interface LinkPlace {
  readonly href: string;
  /** Text of the link. Undefined if it is the address. */
  readonly title: string | undefined;
  /** The end of a paragraph or list item. Undefined for other links, whose previews end the message. */
  readonly after: Token | undefined;
  /** The tokens of the paragraph if it contains only the link, and no other text. */
  readonly alone: readonly Token[];
}

/** Returns the end of the innermost list item that contains a token. */
const itemEnd = (tokens: readonly Token[], from: number): Token | undefined => {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.type === 'list_item_open') depth += 1;
    else if (token?.type === 'list_item_close') {
      if (depth === 0) return token;
      depth -= 1;
    }
  }
  return undefined;
};

const EMPHASIS = new Set(['strong', 'em', 's']);

const isBlank = ({ type, content }: Token): boolean => type === 'text' && content === '';

interface Link {
  readonly href: string;
  readonly text: string | undefined;
  readonly isEmphasized: boolean;
}

const linksIn = (children: readonly Token[]): Link[] => {
  let emphasis = 0;
  return children.flatMap((child, index) => {
    if (EMPHASIS.has(child.tag)) emphasis += child.nesting;
    if (child.type !== 'link_open') return [];
    const inside = children[index + 1];
    const text = inside?.type === 'text' || inside?.type === 'text_special' ? inside.content : undefined;
    return [{ href: String(child.attrGet('href') ?? ''), text, isEmphasized: emphasis > 0 }];
  });
};

const isLinkAlone = (children: readonly Token[]): boolean => {
  const shown = children.filter((child) => !isBlank(child));
  return (
    shown[0]?.type === 'link_open' &&
    shown.findIndex(({ type }) => type === 'link_close') === shown.length - 1
  );
};

/** Returns the links of a message in order, without those in quotations. */
export const placesOf = (tokens: readonly Token[], normalize: (text: string) => string): LinkPlace[] => {
  let quoted = 0;
  return tokens.flatMap((token, index) => {
    if (token.type === 'blockquote_open' || token.type === 'blockquote_close') quoted += token.nesting;
    const { children } = token;
    if (token.type !== 'inline' || quoted > 0 || !children) return [];
    const found = linksIn(children);
    if (found.length === 0) return [];
    const open = tokens[index - 1];
    const close = tokens[index + 1];
    const isParagraph = open?.type === 'paragraph_open' && close?.type === 'paragraph_close';
    // The paragraphs of a tight list are not shown.
    const end = !isParagraph ? undefined : open.hidden ? itemEnd(tokens, index) : close;
    const isAlone = isParagraph && isLinkAlone(children);
    return found.map(({ href, text, isEmphasized }) => {
      const isNamed = text !== undefined && text !== href && normalize(text) !== href;
      return {
        href,
        title: isNamed ? text : undefined,
        after: isEmphasized ? undefined : end,
        alone: isAlone && !isNamed ? [open, token, close] : [],
      };
    });
  });
};
