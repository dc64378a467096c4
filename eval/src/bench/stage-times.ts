/** The part of V8's CPU profile that is used here; times in microseconds. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples?: readonly number[] | undefined;
  readonly timeDeltas?: readonly number[] | undefined;
}

/** Seconds of this program's own thread, by the folder of the code that used them. */
export type StageTimes = Readonly<Record<string, number>>;

/** `…/packages/vision/src/detect/blobs.ts` → `detect`; `(garbage collector)` → `memory`. */
function stageOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string | null {
  if (functionName === '(idle)') return null;
  if (functionName === '(garbage collector)') return 'memory';
  const [, name, rest] = /packages\/(\w+)\/src\/(.*)$/.exec(url) ?? [];
  if (name === undefined || rest === undefined) return 'node';
  const folder = rest.includes('/') ? (rest.split('/')[0] ?? rest) : 'other';
  return name === 'vision' ? folder : name;
}

/** Sums a CPU profile by stage, the costliest first. */
export function stageTimes({ nodes, samples = [], timeDeltas = [] }: CpuProfile): StageTimes {
  const stages = new Map(nodes.map(({ id, callFrame }) => [id, stageOf(callFrame)]));
  const sums = new Map<string, number>();
  samples.forEach((id, at) => {
    const stage = stages.get(id) ?? null;
    if (stage === null) return;
    sums.set(stage, (sums.get(stage) ?? 0) + (timeDeltas[at] ?? 0) / 1e6);
  });
  return Object.fromEntries([...sums].sort(([, a], [, b]) => b - a));
}
