import { renderWorkout } from '@hooplog/synth';
import { describe, expect, it } from 'vitest';
import { analyseFrames } from '../run/analyse-clip.ts';
import { unlessHeld } from '../testing/unless-held.ts';
import { WITHOUT_A_RING } from './floor-sets.ts';

describe('without a visible ring nothing is counted without review', () => {
  for (const [name, options] of WITHOUT_A_RING) {
    it(
      name,
      unlessHeld(name.replaceAll(/\W+/g, '-'), async () => {
        const { source } = renderWorkout(options);
        const { shots, failure } = await analyseFrames(source, null);
        const certain = shots.filter(({ needsReview }) => !needsReview);
        expect(certain).toEqual([]);
        if (name.startsWith('away')) expect(failure).toContain('looks like a hoop');
      }),
    );
  }
});
