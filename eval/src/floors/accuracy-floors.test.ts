import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ManifestClip } from '../manifest.ts';
import { readManifest } from '../manifest.ts';
import { failuresOf } from '../report/failures.ts';
import { analyseClips } from '../run/evaluate.ts';
import { LEFT_OUT_EYES } from '../run/left-out-eyes.ts';
import type { ClipResult } from '../score/score-clips.ts';
import { scoreClips } from '../score/score-clips.ts';
import { unlessHeld } from '../testing/unless-held.ts';
import { brokenLaws } from './analysis-laws.ts';
import { floorClips, floorFalseAttempts, floorRenderings } from './floor-sets.ts';
import { floorsSchema, raised, shortOf } from './floors.ts';

/** Shares measured once on these very clips. Lower one only with a decision record that gives the reason. */
const FLOORS = fileURLToPath(new URL('../../floors.json', import.meta.url));
const FOOTAGE = fileURLToPath(new URL('../../../../shared/clips', import.meta.url));
/** A minute on an idle machine; much more on a busy one. */
const LONG = 1_800_000;

/** `HOOPLOG_RAISE_FLOORS=1 npx vitest run eval/src/floors` writes only improvements. */
async function holdFloor(name: string, results: readonly ClipResult[]): Promise<void> {
  const floors = floorsSchema.parse(JSON.parse(await readFile(FLOORS, 'utf8')));
  const score = scoreClips(results);
  if (process.env['HOOPLOG_RAISE_FLOORS'] === '1') {
    const higher = { ...floors, [name]: raised(floors[name] ?? {}, score) };
    await writeFile(FLOORS, `${JSON.stringify(higher, null, 2)}\n`);
  }
  const wrong = results.flatMap((result) =>
    failuresOf(result).map((failure) => `${result.clip.file}: ${failure}`),
  );
  const short = shortOf(floors[name] ?? {}, score);
  expect(short, `${name}\n${wrong.join('\n')}`).toEqual([]);
}

describe('accuracy does not fall', () => {
  it(
    'on renderings, whose results also satisfy every invariant of an analysis',
    { timeout: LONG },
    unlessHeld('renderings', async () => {
      const results = await floorRenderings();
      expect(results.flatMap(brokenLaws)).toEqual([]);
      await holdFloor('rendered', results);
    }),
  );

  it(
    'on events that may be mistaken for a shot, without asking the player',
    { timeout: LONG },
    unlessHeld('false-attempts', async () => {
      await holdFloor('false attempts', await floorFalseAttempts());
    }),
  );

  it.skipIf(!existsSync(FOOTAGE))(
    'on real footage, by eyes not trained on it (skipped without ../shared/clips)',
    { timeout: LONG },
    unlessHeld(
      'real-footage',
      async () => {
        const clips = floorClips(await readManifest(FOOTAGE));
        const results = await analyseClips(FOOTAGE, clips, { weights: LEFT_OUT_EYES });
        const of = (isOf: (clip: ManifestClip) => boolean) =>
          results.filter(({ clip }) => isOf(clip));
        const behind = of(({ set }) => set === 'behind_board');
        await holdFloor(
          'scenes, one shooter',
          of(({ set }) => set === 'solo'),
        );
        await holdFloor(
          'scenes, games',
          of(({ set }) => set === 'game'),
        );
        await holdFloor(
          'rim clips',
          of(({ kind }) => kind === 'rim'),
        );
        expect(behind.length).toBeGreaterThan(0);
        expect(behind.flatMap(countedForCertain)).toEqual([]);
      },
      [FOOTAGE],
    ),
  );
});

/** Calls that the player is not asked to review. */
function countedForCertain({ clip, shots }: ClipResult): string[] {
  return shots
    .filter(({ needsReview }) => !needsReview)
    .map(({ rimSeconds, outcome }) => `${clip.file}: ${outcome} at ${rimSeconds.toFixed(2)} s`);
}
