// Strict, type-aware lint: it finds the unhandled promises that faster linters miss.
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Screens whose calls are not made by `queryOf`, `useChange` and `<Loaded>`, each with its reason. */
const OWN_CALLS = [
  // It is what the others use.
  'apps/web/src/components/ui/loaded.tsx',
  // One conversation is put together from many pages.
  'apps/web/src/features/chat/use-conversation.ts',
  // What the server says counts only together with what the browser has kept.
  'apps/web/src/features/push/use-push.ts',
  // Cuts a film on the device, and calls nobody.
  'apps/web/src/features/workout-details/share-clips.tsx',
  // Measures the way of a file while it goes, and may be called off.
  'apps/web/src/features/upload/use-upload.ts',
  // Says beside the court what it does not take.
  'apps/web/src/features/court-marking/use-save-court.ts',
  'apps/web/src/features/video/use-confirm-hoop.ts',
  // A run of the review keeps the workout that it began with.
  'apps/web/src/features/video/use-counted-workout.ts',
];

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
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'waitFor',
          message:
            'expect.poll waits as long as vitest.config.ts says; this gives up after a second.',
        },
      ],
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
    files: ['apps/web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120 }] },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'latePart and lateDialog say so where a part cannot be fetched, and try again.',
        },
      ],
    },
  },
  {
    files: ['apps/web/src/{app,components,features}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', ...OWN_CALLS],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='useMutation']",
          message: 'useChange tells failures, refreshes what follows and knows who is signed out.',
        },
        {
          selector: "Property[key.name='queryFn'], Property[key.name='queryKey'] > ArrayExpression",
          message: 'queryOf makes key and fetcher of a call; useChange refreshes by its path.',
        },
        {
          selector: "ObjectPattern > Property[key.name='isError']",
          message: '<Loaded> shows what there is, what failed and what is gone, in one order.',
        },
        {
          selector: "ImportSpecifier[imported.name='isUnauthorized']",
          message: 'useChange and <Loaded> know who is signed out.',
        },
      ],
    },
  },
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
