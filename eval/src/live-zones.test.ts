import { openEyes } from '@hooplog/eyes/node';
import { openFrames } from '@hooplog/media';
import { Count, type DetectedShot } from '@hooplog/vision';
import { expect, test } from 'vitest';
import { renderedClip } from './rendered-clip.ts';
import { unlessHeld } from './testing/unless-held.ts';

/** Seconds of the film between two polls of a count, as in a page. */
const ASK_EVERY = 0.5;

test(
  'zones are reported while the film runs, as the finished analysis has them',
  unlessHeld('live-zones', async () => {
    const frames = await openFrames((await renderedClip('whole_lane')).path);
    const count = new Count(frames, { eyes: await openEyes() });
    const reported = new Map<number, DetectedShot>();
    let asked = 0;
    for await (const frame of frames) {
      const { seconds } = frame;
      await count.push(frame);
      if (seconds - asked < ASK_EVERY) continue;
      asked = seconds;
      for (const event of count.pollEvents())
        if (event.kind !== 'gone') reported.set(event.shot.id, event.shot);
    }
    const { court } = count.liveView;
    const { analysis, ids } = await count.finish(frames.video);
    expect(analysis.calibration).toMatchObject({ courtSource: 'found', lines: court?.kind });
    expect(ids.map((id) => reported.get(id ?? 0)?.zone)).toEqual(
      analysis.shots.map(({ zone }) => zone),
    );
    expect(analysis.shots.map(({ zone }) => zone)).not.toContain(null);
  }),
);
