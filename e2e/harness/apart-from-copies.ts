import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const JOURNEYS = join(import.meta.dirname, '../journeys');

/** Imports that exclude a journey, with the reason. */
const REASONS = {
  'demo-test': 'among the people of the demo',
  pushing: 'with a push service of its own, and a worker that pretends to analyse',
  'pretending-test': 'with a worker that pretends to analyse',
  'own-program': 'with settings of its own, or kills its own API',
  'fixed-player/answers': 'with fixed answers, whoever would give them',
  'fixed-player/show-filmed': 'with fixed answers, whoever would give them',
} as const;

const REASONS_BY_NAME: Readonly<Record<string, string>> = {
  'slow-network.spec.ts': 'about the order of what a network brings',
};

/**
 * The journeys that do not run against several copies, because they start their own program or use none; each with its
 * reason.
 */
export function apartFromCopies(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(JOURNEYS).filter((file) => file.endsWith('.spec.ts'))) {
    const source = readFileSync(join(JOURNEYS, name), 'utf8');
    const [, ofImports] =
      Object.entries(REASONS).find(([module]) => source.includes(`/harness/${module}.ts'`)) ?? [];
    const why = REASONS_BY_NAME[name] ?? ofImports;
    if (why !== undefined) found.set(name, why);
  }
  return found;
}
