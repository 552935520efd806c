import type { Target } from './target.js';
import { npmPackage, pythonPackage } from './toolboxes.js';

const bin = (name: string): string => `../node_modules/.bin/${name}`;

export const targets: readonly Target[] = [
  {
    name: 'openapi-fetch',
    title: '`openapi-typescript`, `openapi-fetch` (TypeScript)',
    toolbox: npmPackage('openapi-typescript', '7.13.0', 'openapi-fetch@0.17.0'),
    document: 'openapi.json',
    generate: [
      [bin('openapi-typescript'), 'openapi.json', '--default-non-nullable=false', '--output', 'api.d.ts'],
    ],
    compile: [[bin('tsc')]],
    run: ['node', 'scenario.js'],
  },
  {
    name: 'openapi-python-client',
    title: '`openapi-python-client` (Python)',
    toolbox: pythonPackage('openapi-python-client', '0.29.1'),
    document: 'openapi-3.0.json',
    generate: [
      [
        '../.venv/bin/python',
        '-m',
        'openapi_python_client',
        'generate',
        '--path=openapi.json',
        '--config=generator.yaml',
        '--output-path=sdk',
        '--meta=none',
      ],
    ],
    compile: [['../.venv/bin/python', '-m', 'compileall', '-q', 'sdk', 'scenario.py']],
    run: ['../.venv/bin/python', 'scenario.py'],
  },
];
