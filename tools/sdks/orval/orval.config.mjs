export default {
  sdk: {
    input: 'openapi.json',
    output: {
      target: 'sdk.ts',
      client: 'fetch',
      mode: 'single',
      override: { mutator: { path: './custom-fetch.ts', name: 'customFetch', extension: '.js' } },
    },
  },
};
