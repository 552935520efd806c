const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

type Attributes = Readonly<Record<string, string | number>>;

/** The only way our rules write a tag, so that attributes are always escaped. */
const tagOf = (tag: string, attributes: Attributes): string => {
  let open = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) open += ` ${name}="${escapeHtml(String(value))}"`;
  return `${open}>`;
};

/** An element; `content` is HTML already. */
export const element = (tag: string, attributes: Attributes, content: string): string =>
  `${tagOf(tag, attributes)}${content}</${tag}>`;

/** An element that never has content, such as an image. */
export const voidElement = tagOf;
