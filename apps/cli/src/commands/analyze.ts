import { writeFile } from 'node:fs/promises';
import { openEyes } from '@hooplog/eyes/node';
import { openFrames, writeVideo } from '@hooplog/media';
import { analyse } from '@hooplog/vision';
import type { Analysis } from '@hooplog/vision';
import { analysisFile } from '../analysis-file.ts';
import { readCalibration } from '../calibration-file.ts';
import { readEquipment } from '../equipment-options.ts';
import { overlayFrames } from '../overlay/overlay-frames.ts';
import { ensureWritable } from '../output-file.ts';
import { onlyArgument, readArguments } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { shotTable } from '../shot-table.ts';
import { timedFrames } from '../timed-frames.ts';
import { UnopenedVideo } from '../cli-errors.ts';

const OVERLAY_LONG_SIDE = 1280;
/** Enough for 60/s with jitter; more frames per second show nothing more. */
const OVERLAY_FRAMES_PER_SECOND = 60;

const OPTIONS = ['calibration', 'json', 'overlay', 'rim-height', 'ball'] as const;

/** `hooplog analyze VIDEO`: finds the shots of a video and calls them made or missed. */
export async function runAnalyze(args: string[], { print, signal }: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const video = onlyArgument(positionals, 'video');
  await ensureWritable([values.json, values.overlay], video);
  const calibration =
    values.calibration === undefined ? null : await readCalibration(values.calibration);
  const equipment = readEquipment(values['rim-height'], values.ball);
  const started = performance.now();
  const frames = await opened(video, signal);
  const source = timedFrames(frames, () => performance.now());
  const eyes = await openEyes();
  const analysis = await analyse(source, { eyes, calibration, equipment, signal });
  const totalSeconds = (performance.now() - started) / 1000;
  print(shotTable(analysis));
  if (values.json !== undefined) {
    const file = analysisFile(analysis, { decodeSeconds: source.waitedSeconds(), totalSeconds });
    await writeFile(values.json, `${JSON.stringify(file, null, 2)}\n`);
  }
  if (values.overlay !== undefined) await writeOverlay(video, values.overlay, analysis, signal);
}

async function opened(path: string, signal: AbortSignal) {
  return openFrames(path, { signal }).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UnopenedVideo(`${path} cannot be opened: ${error.message}`, { cause: error });
  });
}

async function writeOverlay(
  video: string,
  output: string,
  analysis: Analysis,
  signal: AbortSignal,
): Promise<void> {
  const source = await openFrames(video, { longSide: OVERLAY_LONG_SIDE, signal });
  const { width, height } = source;
  const framesPerSecond = Math.min(OVERLAY_FRAMES_PER_SECOND, source.video.framesPerSecond || 30);
  await writeVideo(output, overlayFrames(source, analysis), {
    width,
    height,
    framesPerSecond,
    signal,
  });
}
