import js from '@eslint/js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Each zone with what it must not import; see "The rooms" in docs/architecture.md. */
const zones = [
  {
    target: './codegen',
    from: ['./src', './prerender', './server', './dev', './generated', './reference-api'],
  },
  { target: './src', from: ['./codegen', './prerender', './server', './dev', './reference-api'] },
  {
    target: './generated',
    from: ['./codegen', './src', './prerender', './server', './dev', './reference-api'],
  },
  // Only server/main.ts knows of the API that may run beside the site.
  { target: './server/!(main).ts', from: './reference-api' },
  { target: './server', from: ['./codegen', './src', './dev', './generated'] },
  // Runs in the browser, as src/ does, and never leaves development.
  {
    target: './dev/showcase',
    from: ['./codegen', './prerender', './server', './reference-api'],
  },
  { target: './prerender', from: ['./codegen', './server', './dev', './reference-api'] },
  // Only reference-api/main.ts has a server of its own.
  { target: './reference-api/!(main).ts', from: './server' },
  { target: './reference-api/*/**', from: './server' },
  { target: './reference-api', from: ['./codegen', './src', './prerender', './dev', './generated'] },
]

/** What a browser must never be sent, in either spelling. */
const notForBrowsers = {
  patterns: [
    { group: ['node:*'], message: 'src/ runs in the browser.' },
    {
      group: ['yaml', 'zod', 'zod/*', 'ts-morph', '@formatjs/cli'],
      message: 'A build-time library; keep it in codegen/.',
    },
  ],
}

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.dist-*/**',
      'node_modules/**',
      'tests/fixtures/**',
      'tests/types/**',
      '**/.cache/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.json'] })] },
    rules: {
      // Only our own files can be in a cycle: packages are not read.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['src/**', 'dev/showcase/**'], rules: { 'no-restricted-imports': ['error', notForBrowsers] } },
  { files: ['src/**/*.tsx', 'dev/showcase/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['generated/**'],
    rules: {
      'max-lines': 'off',
      // A site without params or typed messages has empty registers.
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },
  {
    // Printed by openapi-typescript, in its own ways.
    files: ['**/generated/api.ts'],
    rules: {
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
  { files: ['tests/**', 'bench/**'], rules: { 'max-lines-per-function': 'off', 'no-console': 'off' } },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
)
