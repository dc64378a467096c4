// Strict, type-aware lint: it finds the unhandled promises that plain linters miss (decision 140).
import { defineConfig } from 'oxlint';

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

const TESTS = '**/*.test.*';

/** Rules, each an error. @param names divided by blanks */
const errors = (names: string) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error'] as const),
  );

const EVERYWHERE = errors(`
  for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
  no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
  no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally
  no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members no-unused-vars no-useless-assignment
  no-useless-backreference no-useless-catch no-useless-escape preserve-caught-error require-yield use-isnan
  valid-typeof
`);

/** What the compiler finds in TypeScript. */
const PLAIN_SCRIPTS = errors(`
  constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super
  no-undef no-unreachable no-unsafe-negation no-with
`);

/** typescript-eslint's strict and stylistic rules with types. */
const TYPED = errors(`
  no-var prefer-const prefer-rest-params prefer-spread no-array-constructor no-unused-expressions
  no-useless-constructor no-empty-function
  typescript/adjacent-overload-signatures typescript/array-type typescript/await-thenable
  typescript/ban-ts-comment typescript/ban-tslint-comment typescript/class-literal-property-style
  typescript/consistent-generic-constructors typescript/consistent-indexed-object-style
  typescript/consistent-type-assertions typescript/no-array-delete typescript/no-base-to-string
  typescript/no-confusing-non-null-assertion typescript/no-confusing-void-expression typescript/no-deprecated
  typescript/no-duplicate-enum-values typescript/no-duplicate-type-constituents typescript/no-dynamic-delete
  typescript/no-empty-object-type typescript/no-explicit-any typescript/no-extra-non-null-assertion
  typescript/no-extraneous-class typescript/no-floating-promises typescript/no-for-in-array
  typescript/no-generated-empty-object-type typescript/no-implied-eval typescript/no-inferrable-types
  typescript/no-invalid-void-type typescript/no-meaningless-void-operator typescript/no-misused-new
  typescript/no-misused-promises typescript/no-misused-spread typescript/no-mixed-enums typescript/no-namespace
  typescript/no-non-null-asserted-nullish-coalescing typescript/no-non-null-asserted-optional-chain
  typescript/no-non-null-assertion typescript/no-redundant-type-constituents typescript/no-require-imports
  typescript/no-this-alias typescript/no-unnecessary-boolean-literal-compare typescript/no-unnecessary-condition
  typescript/no-unnecessary-template-expression typescript/no-unnecessary-type-arguments
  typescript/no-unnecessary-type-assertion typescript/no-unnecessary-type-constraint
  typescript/no-unnecessary-type-conversion typescript/no-unnecessary-type-parameters typescript/no-unsafe-argument
  typescript/no-unsafe-assignment typescript/no-unsafe-call typescript/no-unsafe-declaration-merging
  typescript/no-unsafe-enum-comparison typescript/no-unsafe-function-type typescript/no-unsafe-member-access
  typescript/no-unsafe-return typescript/no-unsafe-unary-minus typescript/no-useless-default-assignment
  typescript/no-wrapper-object-types typescript/non-nullable-type-assertion-style typescript/only-throw-error
  typescript/prefer-as-const typescript/prefer-find typescript/prefer-for-of typescript/prefer-function-type
  typescript/prefer-includes typescript/prefer-literal-enum-member typescript/prefer-namespace-keyword
  typescript/prefer-nullish-coalescing typescript/prefer-optional-chain typescript/prefer-promise-reject-errors
  typescript/prefer-reduce-type-parameter typescript/prefer-regexp-exec typescript/prefer-return-this-type
  typescript/prefer-string-starts-ends-with typescript/related-getter-setter-pairs typescript/require-await
  typescript/triple-slash-reference typescript/unbound-method typescript/unified-signatures
  typescript/use-unknown-in-catch-callback-variable
`);

const REACT = errors(`
  react/rules-of-hooks react/exhaustive-deps react/static-components react/use-memo react/void-use-memo
  react/preserve-manual-memoization react/incompatible-library react/immutability react/globals react/refs
  react/set-state-in-effect react/error-boundaries react/purity react/set-state-in-render react/unsupported-syntax
`);

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react'],
  jsPlugins: ['./scripts/lint/own-rules.mjs'],
  // Only what is named here.
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/dist/**',
    '.toolchain/**',
    'data/**',
    'test-results/**',
    'apps/server/src/database/migrations/**',
  ],
  rules: EVERYWHERE,
  overrides: [
    { files: ['**/*.mjs', '**/*.js'], rules: PLAIN_SCRIPTS, env: { node: true, es2024: true } },
    {
      files: ['apps/web/public/**', 'apps/web/src/service-worker/**'],
      env: { browser: true, serviceworker: true },
    },
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...TYPED,
        // Numbers and booleans read well in messages; objects do not.
        'typescript/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowBoolean: true },
        ],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        'typescript/consistent-type-definitions': ['error', 'interface'],
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
      // A hook of the server that calls nothing back ends by its promise.
      files: ['apps/server/src/http/**'],
      rules: { 'typescript/require-await': 'off' },
    },
    {
      // Pixel loops: the index is in range by construction, and a check per pixel costs a third of the time.
      files: [
        'packages/vision/src/**',
        'packages/synth/src/**',
        'packages/eyes/src/**',
        'apps/web/src/lib/device-count/worker/**',
      ],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    { files: ['apps/web/**/*.{ts,tsx}'], rules: REACT },
    {
      files: ['apps/web/src/**/*.tsx'],
      excludeFiles: [TESTS],
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
            message:
              'lazyPart and lazyDialog say so where a part cannot be fetched, and try again.',
          },
        ],
      },
    },
    {
      files: ['apps/web/src/{app,components,features}/**/*.{ts,tsx}'],
      excludeFiles: [TESTS, ...OWN_CALLS],
      rules: { 'hooplog/one-way-to-call': 'error' },
    },
  ],
});
