import { DRILLS, playDrill } from '@hooplog/domain';
import type { CameraView, PlannedShot } from '@hooplog/synth';
import { cachedClip, type RenderedClip } from './rendered-clip.ts';

interface Play {
  /** Each shot, `o` made and `x` missed. */
  readonly outcomes: string;
  readonly seed: number;
  readonly view: CameraView;
}

/** The drills that are played most. */
const PLAYS = {
  'five-spot-50': { outcomes: 'ooxoxoooxo'.repeat(5), seed: 32, view: 'corner' },
  'around-the-world': { outcomes: 'oxooooxoo', seed: 21, view: 'diagonal' },
  mikan: { outcomes: 'oooxo'.repeat(6), seed: 31, view: 'corner' },
  'free-throws-under-pressure': { outcomes: 'ooxoooooooooo', seed: 21, view: 'diagonal' },
  'beat-the-pro': { outcomes: 'oooxoooooxooo', seed: 31, view: 'corner' },
} as const satisfies Record<string, Play>;

export type FilmedDrill = keyof typeof PLAYS;
export const FILMED_DRILLS = Object.keys(PLAYS) as readonly FilmedDrill[];

/** The film of a drill, played to its end. Rendered once and cached, like `renderedClip`. */
export function renderedDrill(key: FilmedDrill): Promise<RenderedClip> {
  const { outcomes, seed, view } = PLAYS[key];
  const drill = DRILLS.find((each) => each.key === key);
  if (drill === undefined) throw new Error(`There is no drill ${key}`);
  const [made, missed] =
    key === 'mikan' ? (['layup_in', 'layup_out'] as const) : (['swish', 'rim_out'] as const);
  const { shotSpots } = playDrill(drill, outcomes);
  const shots = shotSpots.map(({ at }, index): PlannedShot => ({
    spot: at,
    kind: outcomes[index] === 'o' ? made : missed,
  }));
  return cachedClip(`drill-${key}-1-${seed}`, { seed, shots, view, framesPerSecond: 24 });
}
