// Stands in for `analysis/child-main.ts` in tests of the queue: says what a child says, without looking at a picture.
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DetectedShot } from '@hooplog/vision';
import { followParent } from '../analysis/follow-parent.ts';
import type { AnalysisTask, ChildMessage } from '../analysis/messages.ts';
import { readPretended } from './pretend-video.ts';

function tell(message: ChildMessage): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

const shotAt = (rimSeconds: number, outcome: 'made' | 'missed'): DetectedShot => ({
  releaseSeconds: null,
  rimSeconds,
  outcome,
  confidence: 0.9,
  needsReview: false,
  court: { x: 0, y: 14.5 },
  zone: 'zone_5_free_throw',
  evidence: {
    reason: `Called at ${rimSeconds}`,
    path: [],
    crossing: null,
    features: {},
    location: {
      method: 'both',
      errorFeet: 0.8,
      feet: { x: 310.5, y: 322 },
      distanceFeet: { value: 14.5, error: 0.8 },
    },
  },
});

const ADVICE = [
  { code: 'hoop_small' as const, seconds: null, message: 'Move closer to the hoop.' },
];

async function pretend(task: AnalysisTask): Promise<void> {
  const { steps, stepMs, shots, crash } = readPretended(
    await fs.readFile(task.inputPath, 'latin1'),
  );
  const video = { durationSeconds: 60, width: 640, height: 360, framesPerSecond: 30 };
  tell({ type: 'media', ...video });
  if (crash) process.exit(1);
  if (task.makeRendition) {
    const renditionPath = path.join(task.workDirectory, 'rendition.mp4');
    const posterPath = path.join(task.workDirectory, 'poster.jpg');
    await fs.writeFile(renditionPath, '0123456789');
    await fs.writeFile(posterPath, 'a still picture');
    tell({ type: 'rendition', renditionPath, posterPath });
  }
  for (let step = 1; step <= steps; step += 1) {
    await delay(stepMs);
    const fraction = step / (steps + 1);
    tell({ type: 'progress', stage: 'counting_shots', fraction, shotsSoFar: step, advice: ADVICE });
  }
  const rim = task.calibration?.rim ?? null;
  const ring = rim ?? { cx: 300, cy: 80, rx: 20, ry: 7 };
  const scene = { width: video.width, height: video.height, rim: ring, court: null };
  tell({ type: 'scene', scene: { ...scene, flights: [], pace: 1 } });
  tell({
    type: 'analysis',
    analysis: {
      video,
      calibration: {
        rim: ring,
        source: rim === null ? 'found' : 'user',
        confidence: 0.8,
        court: task.calibration?.court ?? null,
        courtSource: task.calibration?.court == null ? null : 'user',
        lines: null,
      },
      shots: shots.map((outcome, index) => shotAt(index * 5 + 2, outcome)),
      warnings: ADVICE,
    },
  });
}

followParent(pretend);
