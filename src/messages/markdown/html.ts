const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The only way our rules write an element, so that attributes are always escaped; `content` is HTML already. */
export const element = (
  tag: string,
  attributes: Record<string, string | number>,
  content: string,
): string => {
  let open = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) open += ` ${name}="${escapeHtml(String(value))}"`;
  return `${open}>${content}</${tag}>`;
};
