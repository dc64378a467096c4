import { analyseClip, renderedClip } from '@hooplog/eval';
import { openCountPage } from '../harness/count-page.ts';
import { expect, test } from '../harness/test.ts';

interface Calls {
  readonly lines: string | null;
  readonly shots: readonly {
    readonly rimSeconds: number;
    readonly outcome: string;
    readonly zone: string | null;
    readonly needsReview: boolean;
  }[];
}

/** The calls reported during filming, for each shot of the finished count. */
interface LiveCalls extends Calls {
  readonly told: readonly (string | null)[];
  readonly toldZones: readonly (string | null)[];
}

/** Moments to a hundredth: time stamps of browsers are whole microseconds. */
const rounded = ({ lines, shots }: Calls) => ({
  lines,
  shots: shots.map((shot) => ({ ...shot, rimSeconds: shot.rimSeconds.toFixed(2) })),
});

test(
  'frames from a camera give the same result as a file, here and on the server',
  { tag: '@long' },
  async ({ page }) => {
    const { path, truth } = await renderedClip('whole_lane');
    const counting = await openCountPage([path]);
    await page.goto(counting.address);
    const live = await page.evaluate<LiveCalls>(`asCamera('/film/0')`);
    const file = await page.evaluate<Calls>(`asFile('/film/0')`);
    await counting.close();
    const { shots } = await analyseClip(path, null);

    expect(live.shots.map(({ outcome }) => outcome)).toEqual(
      truth.shots.map(({ outcome }) => outcome),
    );
    // Exactly equal: the same decoder.
    expect(rounded(live)).toEqual(rounded(file));
    // Another decoder: the moment at the rim may differ by one frame, nothing else.
    const told = (calls: Calls['shots']) =>
      calls.map(({ outcome, zone, needsReview }) => ({ outcome, zone, needsReview }));
    expect(told(live.shots)).toEqual(told(shots));
    for (const [at, { rimSeconds }] of shots.entries()) {
      expect(Math.abs((live.shots[at]?.rimSeconds ?? 0) - rimSeconds)).toBeLessThan(0.05);
    }
    // Calls reported during filming are final; the last shot may be settled only at the end.
    const heard = live.told.slice(0, -1);
    expect(heard).toEqual(live.shots.slice(0, -1).map(({ outcome }) => outcome));
    expect(live.toldZones.slice(0, -1)).toEqual(live.shots.slice(0, -1).map(({ zone }) => zone));
  },
);
