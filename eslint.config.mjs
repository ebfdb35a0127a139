import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

// What a file may import follows from its folder: .dependency-cruiser.cjs and the tsconfig files.
export default defineConfig(
  globalIgnores([
    'build*',
    '.builds',
    '.docusaurus',
    '.cache',
    'packages/*/dist',
    '**/fixture',
    // Sites that unit tests build beside this check.
    '**/.fixture-*',
    'playwright-report',
    'test-results',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers in template strings read well and cannot surprise.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler may end in a call without a value.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `Props` interfaces and types are told apart by use, not by rule.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // They compare the types of every assignment once more, a fifth of the linter's time. There are
      // no enums here, and few classes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
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
    settings: { react: { version: 'detect' } },
    rules: {
      // Types take the place of prop types.
      'react/prop-types': 'off',
      // Quotes are straight in all text; an angle or a brace is a mistake.
      'react/no-unescaped-entities': ['error', { forbid: ['>', '}'] }],
      // A plain link inside the site loads the whole page anew and knows nothing of the base path.
      'react/forbid-elements': [
        'error',
        { forbid: [{ element: 'a', message: 'Use <Link> of @docusaurus/Link.' }] },
      ],
    },
  },
  {
    files: ['{platform,features,packages,site}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            'JSXText[value=/[‘’“”]/]',
            'Literal[value=/[‘’“”]/]',
            'TemplateElement[value.raw=/[‘’“”]/]',
          ].join(),
          message: 'Quotes and apostrophes are straight here, as in Markdown: \' and ".',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    // The compiler knows the names of Node.js, and those of browsers.
    rules: { 'no-undef': 'off' },
  },
);
