import { idOf } from '../../src/server/documentation/markdown.js';

/** A section of a text in Markdown, with the ID of its heading. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Returns what stands before the first section of a text, and its sections. */
export const sectionsOf = (markdown: string): { readonly first: string; readonly sections: Section[] } => {
  const [first = '', ...rest] = markdown.split(/^## /m);
  return {
    first,
    sections: rest.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { id: idOf(title), title, text: lines.join('\n') };
    }),
  };
};
