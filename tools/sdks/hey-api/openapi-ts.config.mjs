export default {
  input: 'openapi.json',
  output: { path: 'sdk', module: { extension: '.js' } },
  logs: { file: false },
};
