import type { ChromaPlanes } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { detectThresholds as limits } from '../thresholds/detect.ts';
import { contrastOf } from './contrast.ts';
import type { UnchangedTest } from './unchanged-pixels.ts';
import { areUnchanged, unchangedTest } from './unchanged-pixels.ts';

/** Which pixels differ from the background by more than noise. */
export interface Difference {
  readonly width: number;
  readonly height: number;
  /** 1 where the picture differs; never where it or the background is unknown. */
  readonly mask: Uint8Array;
  /** First and last differing column of a row; first > last if there is none. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** Smallest difference that is significant, grey levels, colour included. */
  readonly threshold: number;
  /** Grey levels the whole picture is brighter than the background: phones adapt to the light. */
  readonly brightness: number;
}

/**
 * Every nth pixel is sampled for the brightness and the noise; odd, so that columns mix. The median
 * of some thousand pixels is as good as that of all.
 */
const brightnessStep = 37;
const noiseStep = 19;

/** The level that half of all counted pixels do not exceed; null for no pixels. */
function medianLevel(counts: Int32Array, total: number): number | null {
  let sum = 0;
  for (let level = 0; level < counts.length; level++) {
    sum += counts[level]!;
    if (sum * 2 >= total) return total === 0 ? null : level;
  }
  return null;
}

/** Median of the signed difference over a sparse grid. */
function brightnessOf(now: Uint8Array, usual: Uint8Array): number {
  const counts = new Int32Array(511);
  let total = 0;
  for (let i = 0; i < now.length; i += brightnessStep) {
    if (now[i] === 0 || usual[i] === 0) continue;
    counts[now[i]! - usual[i]! + 255]!++;
    total++;
  }
  const level = medianLevel(counts, total);
  return level === null ? 0 : level - 255;
}

function colourDifference(a: ChromaPlanes, b: ChromaPlanes, out: Uint16Array): void {
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.abs(a.u[i]! - b.u[i]!) + Math.abs(a.v[i]! - b.v[i]!);
  }
}

/** Everything the loops over one picture need, in one shape so that they stay fast. */
interface Task {
  readonly now: Uint8Array;
  readonly usual: Uint8Array;
  readonly brightness: number;
  /** Per pixel of the colour planes; all 0 for grey video. */
  readonly colour: Uint16Array;
  readonly colourWidth: number;
  /** Grey levels of misfit tolerated at edges; null for a camera that stands still. */
  readonly forgiven: Uint8Array | null;
  readonly width: number;
  readonly height: number;
}

/** Grey levels of noise up to which the threshold is at its minimum. */
const calmLevel = Math.floor(limits.minDifference / limits.noiseFactor);

/**
 * The typical difference of pixels that show the same thing: the median over a sparse grid. Most
 * pictures are calm, and levels below `calmLevel` need no distinction: half of the grid is enough.
 */
function noiseOf(task: Task): number {
  const { now, usual, brightness, colour, forgiven, width, height } = task;
  const counts = new Int32Array(256);
  const total = Math.ceil(now.length / noiseStep);
  let calm = 0;
  let x = 0;
  for (let y = 0; y < height; y++, x -= width) {
    const row = y * width;
    const colourRow = (y >> 1) * task.colourWidth;
    for (; x < width; x += noiseStep) {
      const seen = now[row + x]!;
      const before = usual[row + x]!;
      let by = Math.abs(seen - before - brightness);
      if (forgiven !== null) by = Math.max(0, by - forgiven[row + x]!);
      by += colour[colourRow + (x >> 1)]!;
      const level = seen === 0 || before === 0 ? 0 : Math.min(255, by);
      counts[level]!++;
      if (level <= calmLevel) calm++;
    }
    if (calm * 2 >= total) return calmLevel;
  }
  return medianLevel(counts, total) ?? 0;
}

/**
 * Finds what differs, picture after picture of one size. It reuses its buffers: a `Difference` is
 * valid until the next one is requested.
 */
export class Differences {
  private mask = new Uint8Array(0);
  private first = new Int32Array(0);
  private last = new Int32Array(0);
  private colour = new Uint16Array(0);

  /** `tolerant`: the frame was moved into place, so edges may misfit. */
  from(background: Picture, picture: Picture, tolerant: boolean): Difference {
    const { width, height } = picture;
    this.fit(width, height);
    if (picture.chroma && background.chroma) {
      colourDifference(picture.chroma, background.chroma, this.colour);
    } else this.colour.fill(0);
    const brightness = brightnessOf(picture.luma, background.luma);
    const task: Task = {
      now: picture.luma,
      usual: background.luma,
      brightness,
      colour: this.colour,
      colourWidth: (width + 1) >> 1,
      forgiven: tolerant ? contrastOf(background) : null,
      width,
      height,
    };
    const threshold = Math.max(limits.minDifference, limits.noiseFactor * noiseOf(task));
    this.mark(task, Math.min(255, threshold));
    return { width, height, mask: this.mask, first: this.first, last: this.last, threshold, brightness }; // prettier-ignore
  }

  private fit(width: number, height: number): void {
    if (this.first.length === height && this.mask.length === width * height) return;
    this.mask = new Uint8Array(width * height);
    this.first = new Int32Array(height);
    this.last = new Int32Array(height);
    this.colour = new Uint16Array(((width + 1) >> 1) * ((height + 1) >> 1));
  }

  /** The hot loop of the whole analysis: sums and comparisons of small integers only. */
  private mark(task: Task, threshold: number): void {
    const { width, height } = task;
    this.first.fill(width);
    this.last.fill(-1);
    this.mask.fill(0);
    const words = wordsOf(task);
    const quiet = unchangedTest(threshold, task.brightness);
    for (let y = 0; y < height; y++) {
      if (words) this.markLoudWords(task, words, quiet, y, threshold);
      else this.markPixels(task, y, 0, width, threshold);
    }
  }

  private markLoudWords(
    task: Task,
    { now, usual, colour }: Words,
    quiet: UnchangedTest,
    y: number,
    threshold: number,
  ): void {
    const inRow = task.width >> 2;
    const colourRow = ((y >> 1) * task.colourWidth) >> 1;
    let loudFrom = -1;
    for (let at = 0, i = y * inRow; at < inRow; at++, i++) {
      if (areUnchanged(quiet, now[i]!, usual[i]!, colour[colourRow + at]!)) {
        if (loudFrom >= 0) this.markPixels(task, y, 4 * loudFrom, 4 * at, threshold);
        loudFrom = -1;
      } else if (loudFrom < 0) loudFrom = at;
    }
    if (loudFrom >= 0) this.markPixels(task, y, 4 * loudFrom, task.width, threshold);
  }

  private markPixels(task: Task, y: number, from: number, to: number, threshold: number): void {
    const { now, usual, brightness, colour, forgiven, width } = task;
    const { mask } = this;
    const colourRow = (y >> 1) * task.colourWidth;
    let first = this.first[y]!;
    let last = this.last[y]!;
    for (let x = from, i = y * width + from; x < to; x++, i++) {
      const seen = now[i]!;
      const before = usual[i]!;
      let by = Math.abs(seen - before - brightness);
      if (forgiven !== null) by = Math.max(0, by - forgiven[i]!);
      by += colour[colourRow + (x >> 1)]!;
      if (by <= threshold || seen === 0 || before === 0) continue;
      mask[i] = 1;
      if (x < first) first = x;
      last = x;
    }
    this.first[y] = first;
    this.last[y] = last;
  }
}

/** The planes, read four pixels at a time. */
interface Words {
  readonly now: Int32Array;
  readonly usual: Int32Array;
  readonly colour: Int32Array;
}

/** Null where rows or planes do not begin at a multiple of four. */
function wordsOf({ now, usual, colour, width }: Task): Words | null {
  if (width % 4 !== 0 || now.byteOffset % 4 !== 0 || usual.byteOffset % 4 !== 0) return null;
  const view = (plane: Uint8Array | Uint16Array): Int32Array =>
    new Int32Array(plane.buffer, plane.byteOffset, plane.byteLength >> 2);
  return { now: view(now), usual: view(usual), colour: view(colour) };
}
