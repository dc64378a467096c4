import { analyseClip, renderedClip } from '@hooplog/eval';
import { makeClipFolder } from '@hooplog/media/testing';
import { type IndexPatch, patchIndex } from '@hooplog/media/testing/patch-index';
import type { Video, WorkoutDetails } from '@hooplog/contract';
import { openCountPage } from '../harness/count-page.ts';
import { expect, test } from '../harness/test.ts';

/** A browser's result for a film. */
interface Calls {
  readonly shots: readonly { readonly rimSeconds: number | null; readonly outcome: string }[];
}

const outcomesOf = ({ shots }: Calls) => shots.map(({ outcome }) => outcome);

/** The same shots, at moments that differ by at most one frame: networks and decoders differ. */
function expectSame(counted: Calls, byCommandLine: Calls) {
  expect(outcomesOf(counted)).toEqual(outcomesOf(byCommandLine));
  for (const [at, { rimSeconds }] of byCommandLine.shots.entries()) {
    expect(counted.shots[at]?.rimSeconds).toBeCloseTo(rimSeconds ?? 0, 1);
  }
}

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
test.beforeAll(async () => {
  clips = await makeClipFolder();
  // The index is moved to the end, where it can grow. Frames are in display order and there is no sound: otherwise a
  // film would begin late once its edit list is removed.
  const h264 = '-c:v libx264 -preset ultrafast -crf 18 -bf 0';
  await clips.draw('film.mp4', `-i ${(await renderedClip()).path} -an ${h264}`);
});
test.afterAll(() => clips.remove());

test(
  'a device counts a 3GP film with a still end and a wrong length like the server and the command line',
  { tag: '@long' },
  async ({ page }) => {
    const patch: IndexPatch = { brand: '3gp4', lastPicture: 7, claimedLength: 1 / 30 };
    const path = await clips.write('strange.3gp', patchIndex(await clips.read('film.mp4'), patch));
    const counting = await openCountPage([path]);
    await page.goto(counting.address);
    const here = await page.evaluate<Calls>(`asFile('/film/0')`);
    await counting.close();
    const there = await analyseClip(path, null);
    expect(there.warnings.filter((code) => code.startsWith('film_'))).toEqual([]);
    expect(outcomesOf(here)).toEqual(['made', 'missed', 'made']);
    expectSame(here, there);
  },
);

/** Players differ in the timeline of the first, and browsers stop at the damage of the second. */
const LEFT_TO_SERVER = {
  'cut by an editor without re-encoding': (film: Buffer) =>
    patchIndex(film, { edits: [{ seconds: 5, from: 0 }, { seconds: 5, from: 9 }] }), // prettier-ignore
  'damaged in its middle': (film: Buffer) => {
    const damaged = Buffer.from(film);
    const start = damaged.indexOf('mdat') + 4;
    const size = damaged.readUInt32BE(start - 8);
    return damaged.fill(0, start + Math.round(0.4 * size), start + Math.round(0.45 * size));
  },
};

for (const [what, change] of Object.entries(LEFT_TO_SERVER)) {
  const tag = what.startsWith('damaged') ? [] : ['@long'];
  test(
    `a film ${what} goes to the server by itself, which counts it like the command line`,
    { tag },
    async ({ page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      const path = await clips.write('strange.mp4', change(await clips.read('film.mp4')));
      await page.goto('/upload');
      await page.locator('input[type=file]').setInputFiles(path);
      await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
      await page.getByRole('button', { name: 'Count shots' }).click();
      await expect(page.getByText('Is this the hoop?')).toBeVisible({ timeout: 240_000 });

      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const video = (await (await page.request.get(`/api/videos/${id}`)).json()) as Video;
      const saved = await page.request.get(`/api/workouts/${video.workoutId ?? ''}`);
      const workout = (await saved.json()) as WorkoutDetails;
      const { shots, warnings } = await analyseClip(path, null);
      expect(workout.countedOn).toBe('server');
      expect(shots.length).toBeGreaterThan(0);
      expectSame(workout, { shots });
      expect(video.warnings.map(({ code }) => code).toSorted()).toEqual(warnings.toSorted());
      expect(warnings.some((code) => code.startsWith('film_'))).toBe(what.startsWith('damaged'));
    },
  );
}
