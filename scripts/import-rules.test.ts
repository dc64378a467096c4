import { describe, expect, it } from 'vitest';
import { findCycles } from './import-rules/cycles.ts';
import { broken, featureImports } from './import-rules/rules.ts';
import { readSource, readSources } from './import-rules/sources.ts';

/** drizzle takes all tables as one module. */
const BARRELS_WITH_A_REASON = ['apps/server/src/database/schema/index.ts'];

const sources = readSources();
const imports = sources.flatMap((source) => source.imports);

describe('which part may import which', () => {
  it('every source keeps the rules', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(broken(imports).join('\n')).toBe('');
  });

  it('has no cycles of features: each stands above or below the other', () => {
    expect(findCycles(featureImports(imports)).join('\n')).toBe('');
  });

  it('has no cycles: take the shared part of them into a third file', () => {
    expect(findCycles(imports).join('\n')).toBe('');
  });

  it('has no barrels inside apps: import from the file that has it', () => {
    const barrels = sources.filter(({ path, isBarrel }) => isBarrel && path.startsWith('apps/'));
    const paths = barrels.map(({ path }) => path);
    expect(paths.filter((path) => !BARRELS_WITH_A_REASON.includes(path))).toEqual([]);
  });
});

describe('the rules detect', () => {
  it.each([
    ['packages/vision/src/a.ts', 'node:fs', 'also runs in browsers'],
    ['packages/domain/src/a.ts', 'lodash', 'nothing but zod'],
    ['apps/web/src/app/a.tsx', '@hooplog/domain/specification', 'for tests only'],
    ['packages/contract/src/a.ts', '@hooplog/vision', 'may use domain and language only'],
    ['packages/vision/src/a.ts', '@hooplog/eyes', 'not the reverse'],
    ['packages/vision/src/judge/a.ts', '../frames/picture.ts', 'never see a picture'],
    ['packages/eyes/src/a.ts', '@hooplog/vision', 'use its types only'],
    ['packages/eyes/src/input/a.ts', 'node:fs', 'networks also run in browsers'],
    ['apps/server/src/services/a/a.ts', '@hooplog/eyes/node', 'networks run in jobs only'],
    ['apps/web/src/lib/a.ts', '@hooplog/eyes/web', 'web worker'],
    ['packages/media/src/a.ts', '@hooplog/contract', 'frame types only'],
    ['apps/web/src/features/a/a.ts', '../b/inside.ts', 'only its entry'],
    ['apps/web/src/features/a/a.ts', '../b/deep/b.tsx', 'only its entry'],
    ['apps/web/src/features/a/a.ts', '@hooplog/vision', 'web worker'],
    ['apps/web/src/components/a.ts', '../features/a/a.ts', 'Components know no feature'],
    [
      'apps/web/src/app/pages/a.tsx',
      '../../features/a/queries.ts',
      'composes the components of features',
    ],
    ['apps/web/src/app/shell/a.tsx', '../../features/a/a.tsx', 'loaded with their pages'],
    [
      'apps/server/src/http/routes/a.ts',
      '../../database/connect.ts',
      'put the rest into a service',
    ],
    ['apps/server/src/services/a/a.ts', '../../http/route.ts', 'knows nothing of HTTP'],
    ['apps/server/src/services/a/a.ts', '../../jobs/handlers/a.ts', 'by its definition'],
    ['apps/server/src/services/a/a.ts', '@hooplog/synth', 'serve tests'],
    ['apps/server/src/http/a.ts', '../../../../tools/api/player.ts', 'may be removed'],
    ['apps/cli/src/a.ts', '@hooplog/server', 'measures the core'],
  ])('%s importing %s', (path, specifier, sentence) => {
    const source = readSource(path, `import { a } from '${specifier}';`);
    expect(broken(source.imports).join('\n')).toContain(sentence);
  });

  it.each([
    ['apps/web/src/features/a/a.ts', '../b/b.tsx'],
    ['apps/web/src/features/a/deep/a.ts', '../../b/b.tsx'],
    ['apps/web/src/features/a/deep/a.ts', '../a.ts'],
    ['apps/web/src/app/pages/a.tsx', '../../features/b/inside.tsx'],
  ])('nothing wrong in %s importing %s', (path, specifier) => {
    const source = readSource(path, `import { a } from '${specifier}';`);
    expect(broken(source.imports)).toEqual([]);
  });

  it('two features that use each other', () => {
    const arrows = [
      ...readSource('apps/web/src/features/a/x.ts', "import { b } from '../b/b.tsx';").imports,
      ...readSource('apps/web/src/features/b/y.ts', "import type { a } from '../a/a.tsx';").imports,
    ];
    expect(findCycles(featureImports(arrows))).toEqual(['a → b → a']);
  });

  it('values where only types may be taken', () => {
    const { imports } = readSource(
      'packages/eyes/src/a.ts',
      "import type { Picture } from '@hooplog/vision';",
    );
    expect(broken(imports)).toEqual([]);
  });

  it.each(['', 'type'])('a cycle (import %s)', (keyword) => {
    const ring = [
      ...readSource('a.ts', "import { b } from './b.ts';").imports,
      ...readSource('b.ts', `import ${keyword} { a } from './a.ts';`).imports,
    ];
    expect(findCycles(ring)).toEqual(['a.ts → b.ts → a.ts']);
  });
});
