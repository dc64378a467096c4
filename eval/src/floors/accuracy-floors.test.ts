import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../manifest.ts';
import { failuresOf } from '../report/failures.ts';
import { analyseClips } from '../run/evaluate.ts';
import type { ClipResult } from '../score/score-clips.ts';
import { scoreClips } from '../score/score-clips.ts';
import { brokenLaws } from './analysis-laws.ts';
import { floorClips, floorRenderings } from './floor-sets.ts';
import { floorsSchema, raised, shortOf } from './floors.ts';

/** Shares measured once on these very clips. Lower one only with a decision record that says why. */
const FLOORS = fileURLToPath(new URL('../../floors.json', import.meta.url));
const FOOTAGE = fileURLToPath(new URL('../../../../shared/clips', import.meta.url));
/** A minute on an idle machine; much more beside other work. */
const LONG = 1_800_000;

/** `HOOPLOG_RAISE_FLOORS=1 npx vitest run eval/src/floors` writes what is better, and nothing else. */
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
    'on renderings, whose results also keep every law of an analysis',
    { timeout: LONG },
    async () => {
      const results = await floorRenderings();
      expect(results.flatMap(brokenLaws)).toEqual([]);
      await holdFloor('rendered', results);
    },
  );

  it.skipIf(!existsSync(FOOTAGE))(
    'on real footage (skipped without ../shared/clips)',
    { timeout: LONG },
    async () => {
      const clips = floorClips(await readManifest(FOOTAGE));
      const results = await analyseClips(FOOTAGE, clips, { withCourt: false });
      await holdFloor(
        'scenes, one shooter',
        results.filter(({ clip }) => clip.kind === 'scene'),
      );
      await holdFloor(
        'rim clips',
        results.filter(({ clip }) => clip.kind === 'rim'),
      );
    },
  );
});
