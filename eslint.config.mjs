import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** Modules that ship to browsers although they lie in a plugin's folder. */
const CLIENT_MODULES = [
  'plugins/*/select.ts',
  'plugins/search/{client,shared}/**/*.ts',
  'plugins/catalog/{csv,filter,identifiers,route,series,vocabulary}.ts',
  'plugins/lexicon/{filter,route}.ts',
  'plugins/offline/client/**/*.ts',
  'plugins/offline/worker/**/*.ts',
  'plugins/light-client/client/*.{ts,tsx}',
  'plugins/markdown-copies/route.ts',
  'plugins/cards/path.ts',
  'plugins/docs/nearby.ts',
  'plugins/shared/{dates,order}.ts',
  'plugins/templates/address.ts',
  'plugins/videos/{structuredData,topics}.ts',
  'src/**/*.{ts,tsx}',
];

export default defineConfig(
  globalIgnores(['build*', '.docusaurus', '.cache', 'playwright-report', 'test-results']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers in template strings read well and cannot surprise.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `Props` interfaces and types are told apart by use, not by rule.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    plugins: { '@docusaurus': docusaurus },
    settings: { react: { version: 'detect' } },
    languageOptions: { globals: globals.browser },
    rules: {
      // Types take the place of prop types.
      'react/prop-types': 'off',
      '@docusaurus/no-html-links': ['error', { ignoreFullyResolved: true }],
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  {
    files: CLIENT_MODULES,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*', '@docusaurus/utils'], message: 'Ships to browsers.' }] },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
