/** A block of a text: a paragraph, a list, a table cell. */
export interface Block {
  readonly tag: string;
  /** The inline Markdown before the first child. */
  text: string;
  /** The inline Markdown after the block, inside its parent. */
  tail: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Block[];
}

export const newBlock = (tag: string, text = '', attributes: Record<string, string> = {}): Block => ({
  tag,
  text,
  tail: '',
  attributes,
  children: [],
});

export const append = (parent: Block, ...block: Parameters<typeof newBlock>): Block => {
  const made = newBlock(...block);
  parent.children.push(made);
  return made;
};

export const isList = (block: Block | undefined): boolean => block?.tag === 'ul' || block?.tag === 'ol';

/** Moves the text of a list item into a paragraph, because items with blank lines between them have paragraphs. */
export const loosen = (item: Block): void => {
  if (item.text === '') return;
  item.children.unshift(newBlock('p', item.text));
  item.text = '';
};
