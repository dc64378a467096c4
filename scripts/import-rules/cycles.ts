import type { Import } from './sources.ts';

/** Cycles of files that import each other, types included, each as its path from file to file. */
export function findCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) {
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) cycles.push([...path.slice(seenAt), file].join(' → '));
    if (seenAt >= 0 || finished.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
