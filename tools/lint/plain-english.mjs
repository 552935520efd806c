import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The words that the rule of the same name in .spectral.yaml refuses in the contract. */
const readWords = () => {
  const { rules } = parse(readFileSync(new URL('../../.spectral.yaml', import.meta.url), 'utf8'));
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(rules['plain-english'].then.functionOptions.notMatch);
  return new RegExp(source, flags);
};

const TITLED = new Set(['describe', 'it']);

/** The text of a title that is a string or a template. */
const titleOf = ({ callee, arguments: [title] }) => {
  if (!TITLED.has(callee.name) || !title) return undefined;
  if (title.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.raw).join(' ');
  return typeof title.value === 'string' ? title.value : undefined;
};

/** Refuses in comments and in titles of tests the words that the contract's texts do without. */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '"{{word}}": name the role, or write "returns" or "response".' },
  },
  create(context) {
    const words = readWords();
    const check = (node, text) => {
      const word = words.exec(text)?.[0];
      if (word !== undefined) context.report({ node, messageId: 'word', data: { word } });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          check(comment, comment.value.replace(/\s*\n\s*\*?\s*/g, ' '));
      },
      CallExpression(node) {
        const title = titleOf(node);
        if (title !== undefined) check(node, title);
      },
    };
  },
};
