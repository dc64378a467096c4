import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const JOURNEYS = join(import.meta.dirname, '../journeys');

/** What a journey imports, and why it then needs a program of its own. */
const REASONS = {
  'demo-test': 'among the people of the demo',
  pushing: 'with a push service of its own, and a worker that pretends to analyse',
  'pretending-test': 'with a worker that pretends to analyse',
  'own-program': 'with settings of its own, or kills its own API',
} as const;

/** The journeys that start a program of their own, each with the reason. */
export function ownPrograms(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(JOURNEYS).filter((file) => file.endsWith('.spec.ts'))) {
    const source = readFileSync(join(JOURNEYS, name), 'utf8');
    const [, why] =
      Object.entries(REASONS).find(([module]) => source.includes(`/harness/${module}.ts'`)) ?? [];
    if (why !== undefined) found.set(name, why);
  }
  return found;
}
