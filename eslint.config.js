import js from '@eslint/js';
import tseslint from 'typescript-eslint';

import { plainEnglish } from './tools/lint/plain-english.mjs';

const NODE_GLOBALS = [
  'AbortController',
  'Buffer',
  'URL',
  'URLSearchParams',
  'console',
  'fetch',
  'performance',
  'process',
  'setTimeout',
];

export default tseslint.config(
  { ignores: ['dist', 'data', 'generated', '**/node_modules'] },
  js.configs.recommended,
  { languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    // Only the store knows Knex, and only the configuration knows the environment.
    files: ['src/**/*.ts'],
    ignores: ['src/store/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['knex', 'libsql', 'mysql2'].map((name) => ({
            name,
            message: 'Parts see the store only through `tx`.',
          })),
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/config.ts', 'src/main.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/config.ts reads the environment.' },
      ],
    },
  },
  {
    // The tests load TypeScript by `require` alone, which halves the time that tsx needs (.mocharc.json).
    files: ['src/**/*.ts', 'test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportExpression > Literal[value=/^\\./]',
          message: 'Only packages are imported dynamically. Import one inside the file that needs it.',
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // Expectations are expressions, and the bodies tests read are held against the contract as they arrive.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    ignores: ['src/store/migrations/**'],
    plugins: { house: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'house/plain-english': 'error' },
  },
  { files: ['knexfile.ts', 'eslint.config.js', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
);
