const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Escapes a text whose entities clients show as characters. */
export const escapeText = (text: string): string =>
  text.replace(/[<>"]|&(?!(?:#\d+|#x[\da-f]+|[\da-z]+);)/gi, (character) => escapes[character] ?? '');

type Attributes = Readonly<Record<string, string | number>>;

/** All our rules write tags with this function, so attributes are always escaped. */
export const tagOf = (tag: string, attributes: Attributes, escape = escapeHtml): string => {
  let open = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) open += ` ${name}="${escape(String(value))}"`;
  return `${open}>`;
};

/** Returns an element. `content` must already be HTML. */
export const element = (tag: string, attributes: Attributes, content: string): string =>
  `${tagOf(tag, attributes)}${content}</${tag}>`;

/** Returns an element that never has content, such as an image. */
export const voidElement = (tag: string, attributes: Attributes): string => tagOf(tag, attributes);

/** The same with attributes from a text, whose entities mean their characters there, too. */
export const typed = {
  element: (tag: string, attributes: Attributes, content: string): string =>
    `${tagOf(tag, attributes, escapeText)}${content}</${tag}>`,
  voidElement: (tag: string, attributes: Attributes): string => tagOf(tag, attributes, escapeText),
};
