import type { Analysis, DetectedShot, Frame, FrameSource } from '@hooplog/vision';
import { ellipse, fillDisc, INKS, strokeLine } from './paint.ts';
import { writeText } from './write-text.ts';

/** Seconds for which a shot's path and call stay in the picture after the rim. */
const SHOWN_SECONDS = 1.5;

/**
 * Draws an analysis over its video: the ring, each ball's path while it flies, the call, and the count so far.
 * Judges nothing. Paints on the given frames.
 */
export async function* overlayFrames(
  source: FrameSource,
  analysis: Analysis,
): AsyncGenerator<Frame, void> {
  const scale = source.width / source.video.displayWidth;
  for await (const frame of source) {
    drawAnalysis(frame, analysis, scale);
    yield frame;
  }
}

function drawAnalysis(frame: Frame, { calibration, shots }: Analysis, scale: number): void {
  const thin = Math.max(1.5, frame.width / 500);
  const { cx, cy, rx, ry } = calibration.rim;
  strokeLine(frame, ellipse(cx * scale, cy * scale, rx * scale, ry * scale), thin, INKS.ring);
  for (const shot of shots) {
    if (isShown(shot, frame.seconds)) drawShot(frame, shot, scale, thin);
  }
  const counted = shots.filter(({ rimSeconds }) => rimSeconds <= frame.seconds);
  const made = counted.filter(({ outcome }) => outcome === 'made').length;
  const dot = Math.max(2, Math.round(frame.width / 320));
  const corner = { x: 4 * dot, y: 4 * dot };
  const inks = { letters: INKS.white, plate: INKS.shade };
  writeText(frame, `${made}/${counted.length}`, corner, dot, inks);
}

function isShown({ evidence, releaseSeconds, rimSeconds }: DetectedShot, seconds: number): boolean {
  const start = evidence.path[0]?.seconds ?? releaseSeconds ?? rimSeconds;
  return seconds >= start && seconds <= rimSeconds + SHOWN_SECONDS;
}

function drawShot(frame: Frame, shot: DetectedShot, scale: number, thin: number): void {
  const ink = INKS[shot.outcome];
  const path = shot.evidence.path
    .filter(({ seconds }) => seconds <= frame.seconds)
    .map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  strokeLine(frame, path, thin, ink);
  for (const { x, y } of path) fillDisc(frame, x, y, thin * 1.2, ink);
  const { crossing } = shot.evidence;
  if (crossing && crossing.seconds <= frame.seconds) {
    fillDisc(frame, crossing.x * scale, crossing.y * scale, thin * 2, INKS.white);
  }
  if (frame.seconds < shot.rimSeconds) return;
  const word = shot.outcome === 'made' ? 'MADE' : 'MISSED';
  const dot = Math.max(2, Math.round(frame.width / 320));
  const place = { x: 4 * dot, y: 16 * dot };
  const inks = { letters: INKS.white, plate: ink };
  writeText(frame, shot.needsReview ? `${word}?` : word, place, dot, inks);
}
