/** Refuses `import('./file')`: the tests load TypeScript by `require` alone, which halves the time that tsx needs. */
export const packagesOnly = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { file: 'Only packages are imported dynamically. Import one inside the file that needs it.' },
  },
  create: (context) => ({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && String(source.value).startsWith('.'))
        context.report({ node: source, messageId: 'file' });
    },
  }),
};
