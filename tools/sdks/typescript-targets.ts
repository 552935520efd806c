import { byOpenapiGenerator } from './by-openapi-generator.js';
import type { Target } from './target.js';
import { npmPackage, openapiGenerator, typescript } from './toolboxes.js';

const bin = (name: string): string => `../node_modules/.bin/${name}`;

const inTypescript = (target: Omit<Target, 'base' | 'compile' | 'run'>): Target => ({
  ...target,
  base: 'typescript',
  compile: [[bin('tsc')]],
  run: ['node', 'scenario.js'],
});

/** Generators from npm. */
export const fromNpm: readonly Target[] = [
  inTypescript({
    name: 'openapi-fetch',
    title: '`openapi-typescript`, `openapi-fetch` (TypeScript)',
    toolbox: npmPackage('openapi-typescript', '7.13.0', 'openapi-fetch@0.17.0'),
    document: 'openapi.json',
    generate: [
      [bin('openapi-typescript'), 'openapi.json', '--default-non-nullable=false', '--output', 'api.d.ts'],
    ],
    limits: '`--default-non-nullable=false`. `querySerializer` as above, and `JSON.stringify` for `narrow`.',
  }),
  inTypescript({
    name: 'hey-api',
    title: '`@hey-api/openapi-ts` (TypeScript)',
    toolbox: npmPackage('@hey-api/openapi-ts', '0.99.0'),
    document: 'openapi.json',
    generate: [[bin('openapi-ts')]],
    limits: "`client.setConfig({ auth: 'email:key', querySerializer })`.",
  }),
  inTypescript({
    name: 'orval',
    title: '`orval` (TypeScript)',
    toolbox: npmPackage('orval', '8.38.0'),
    document: 'openapi-3.0.json',
    generate: [[bin('orval'), '--config', 'orval.config.mjs']],
    limits: 'A `mutator` adds the address of the server and the credentials.',
  }),
  inTypescript({
    name: 'swagger-typescript-api',
    title: '`swagger-typescript-api` (TypeScript)',
    toolbox: npmPackage('swagger-typescript-api', '13.13.0'),
    document: 'openapi-3.0.json',
    generate: [
      [
        bin('swagger-typescript-api'),
        'generate',
        '--path=openapi.json',
        '--output=.',
        '--name=sdk.ts',
        '--silent',
      ],
    ],
    limits:
      "`securityWorker` returns the header with the credentials. `baseApiParams: { format: 'json' }`, without which it reads no body of a shared response.",
  }),
  inTypescript({
    name: 'oazapfts',
    title: '`oazapfts` (TypeScript)',
    toolbox: npmPackage('oazapfts', '7.5.0', '@oazapfts/runtime@1.2.0'),
    document: 'openapi-3.0.json',
    generate: [[bin('oazapfts'), 'openapi.json', 'sdk.ts']],
    limits: '`defaults.headers` has the credentials.',
  }),
  inTypescript({
    name: 'openapi-zod-client',
    title: '`openapi-zod-client` (TypeScript)',
    toolbox: npmPackage('openapi-zod-client', '1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'),
    document: 'openapi-sdk.json',
    generate: [[bin('openapi-zod-client'), 'openapi.json', '--output=sdk.ts']],
    limits: '`axiosConfig: { auth: { username: email, password: key } }`.',
  }),
];

export const typescriptFetch: Target = inTypescript({
  name: 'openapi-generator-typescript-fetch',
  title: 'openapi-generator `typescript-fetch`',
  toolbox: openapiGenerator('typescript', typescript),
  document: 'openapi-3.0.json',
  generate: [
    byOpenapiGenerator(
      'typescript-fetch',
      'sdk',
      '--additional-properties=withoutRuntimeChecks=true,modelPropertyNaming=original,paramNaming=original,importFileExtension=.js',
    ),
  ],
  limits: '`withoutRuntimeChecks=true`, `modelPropertyNaming=original`, `paramNaming=original`.',
});
