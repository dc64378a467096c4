// Strict, type-aware lint: it finds the unhandled promises that faster linters miss.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '.toolchain/**',
      'data/**',
      'test-results/**',
      'apps/server/src/database/migrations/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers and booleans read well in messages; objects do not.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      // Index signatures are read with brackets: the compiler option noPropertyAccessFromIndexSignature asks for it.
      '@typescript-eslint/dot-notation': 'off',
      // Typed-array loops read `a[i]!` where the bound is the loop's own; elsewhere check instead.
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    // Pixel loops: the index is in range by construction, and a check per pixel costs a third of the time.
    files: [
      'packages/vision/src/**',
      'packages/synth/src/**',
      'packages/eyes/src/**',
      'apps/web/src/lib/device-count/worker/**',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['apps/web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'Buffer',
          'AbortController',
          'AbortSignal',
          'setInterval',
          'clearInterval',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
