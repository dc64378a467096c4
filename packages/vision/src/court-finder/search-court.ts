import type { CourtKind } from '@hooplog/domain';
import { COURT_KINDS } from '@hooplog/domain';
import type { SeenLines } from '../eyes.ts';
import type { CameraNumbers } from '../locate/camera.ts';
import { floorSeenBy } from '../locate/camera.ts';
import type { View } from '../locate/fit-camera.ts';
import { middleOf } from '../locate/fit-camera.ts';
import { minimise } from '../math/minimise.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';
import { cameraThresholds as usual } from '../thresholds/locate.ts';
import { LineField } from './line-field.ts';
import type { Match } from './match.ts';
import { evidenceFor, matchLines, lineResiduals, roughEvidence } from './match.ts';
import { priorResiduals, startsFor } from './starts.ts';
import type { CourtTemplate } from './template.ts';
import { courtTemplate } from './template.ts';

/** A court that may explain the lines and the ring. */
export interface FoundCourt {
  readonly kind: CourtKind;
  readonly camera: CameraNumbers;
  readonly match: Match;
  /** Cells of evidence for its lines, less the penalty for an unusual camera. */
  readonly score: number;
}

/** Work split into steps of a few milliseconds; each call runs the next one. */
export type Incremental<Result> = Generator<undefined, Result>;

const STARTS_PER_STEP = 100;

const MAX_NEAR = limits.survivorShare * limits.maxStarts;
const MAX_SHARP = Math.floor(limits.survivorShare * MAX_NEAR);

/** Halfway from rough to sharp, as a ratio. */
const NEAR_CELLS = Math.sqrt(limits.roughCells * limits.sharpCells);

const byScore = (a: FoundCourt, b: FoundCourt): number => b.score - a.score;

const TEMPLATES = Object.fromEntries(
  COURT_KINDS.map((kind) => [kind, courtTemplate(kind)]),
) as Record<CourtKind, CourtTemplate>;
/** Lanes of both widths. */
const ROUGH_TEMPLATES = (['high_school', 'nba'] as const).map((kind) =>
  courtTemplate(kind, limits.roughFeet),
);

/** Searches one picture for courts. */
class CourtSearch {
  private readonly view: View;
  private readonly starts: readonly CameraNumbers[];
  /** Line widths at the start of the search, in the middle and at the end. */
  private readonly rough: LineField;
  private readonly near: LineField;
  private readonly sharp: LineField;

  constructor(view: View, lines: SeenLines) {
    this.view = view;
    this.starts = startsFor(view);
    const field = new LineField(lines).sharing(limits.otherKind);
    this.rough = field.softened(limits.roughCells);
    this.near = field.softened(NEAR_CELLS);
    this.sharp = field.softened(limits.sharpCells);
  }

  /** All that were fitted to the end, the best first. */
  *run(): Incremental<FoundCourt[]> {
    const found: FoundCourt[] = [];
    for (const { camera } of distinct(yield* this.nearCourts()).slice(0, MAX_SHARP)) {
      found.push(...(yield* this.ofLikelyKinds(camera)));
    }
    found.sort(byScore);
    // Similar rule books end at different places: each is tried once more from the best one's result.
    const again = found[0] ? yield* this.ofLikelyKinds(found[0].camera) : [];
    return [...again, ...found].sort(byScore);
  }

  /** Fits the courts of the rule books that are nearest to the lines so far. */
  private *ofLikelyKinds(camera: CameraNumbers): Incremental<FoundCourt[]> {
    const likely = COURT_KINDS.map((kind) => this.scored(camera, TEMPLATES[kind], this.near))
      .sort(byScore)
      .slice(0, limits.maxKinds);
    const found: FoundCourt[] = [];
    for (const { kind } of likely) {
      yield;
      found.push(this.sharpened(camera, kind));
    }
    return found;
  }

  /** Rough matches for both lane widths: one for each place where a camera may stand. */
  private *nearCourts(): Incremental<FoundCourt[]> {
    const found: (FoundCourt & { readonly template: CourtTemplate })[] = [];
    for (const template of ROUGH_TEMPLATES) {
      for (const { camera } of yield* this.likelyStarts(template)) {
        yield;
        found.push({ template, ...this.moved(camera, template, this.rough) });
      }
    }
    const near: FoundCourt[] = [];
    for (const { camera, template } of distinct(found.sort(byScore)).slice(0, MAX_NEAR)) {
      yield;
      near.push(this.moved(camera, template, this.near));
    }
    return near.sort(byScore);
  }

  /** The best fit of a court of one kind, from a camera near it. */
  private sharpened(camera: CameraNumbers, kind: CourtKind): FoundCourt {
    const template = TEMPLATES[kind];
    const near = this.moved(camera, template, this.near);
    return this.moved(near.camera, template, this.sharp);
  }

  private scored(camera: CameraNumbers, template: CourtTemplate, field: LineField): FoundCourt {
    const floor = floorSeenBy(camera, middleOf(this.view));
    const match = matchLines(floor, template.pieces, field, this.view);
    const odd =
      priorResiduals(this.view, camera)?.reduce((sum, row) => sum + row * row, 0) ?? Infinity;
    const score = evidenceFor(match) - limits.oddCells * odd;
    return { kind: template.kind, camera, match, score };
  }

  /** The best start for each direction around the ring, focal length and height. */
  private *likelyStarts(template: CourtTemplate): Incremental<FoundCourt[]> {
    const best = new Map<string, FoundCourt>();
    const lane = template.pieces.filter(({ group }) => group === 'lane');
    for (const [at, camera] of this.starts.entries()) {
      if (at % STARTS_PER_STEP === 0) yield;
      const floor = floorSeenBy(camera, middleOf(this.view));
      // Most starts end here: of thousands, hardly one has a lane where lines are.
      if (roughEvidence(floor, lane, this.rough, this.view) <= 0) continue;
      const found = this.scored(camera, template, this.rough);
      const [x, y] = camera;
      const direction = Math.round((Math.atan2(x, y) * 180) / Math.PI / limits.stepDegrees);
      const lens = Math.round(camera[6] / usual.focalSigma);
      const key = `${direction} ${lens} ${Math.round(camera[2] / usual.heightSigma)}`;
      const known = best.get(key);
      if (!known || found.score > known.score) best.set(key, found);
    }
    return [...best.values()].sort(byScore).slice(0, limits.maxStarts);
  }

  /** Moves the camera until its lines lie where lines are seen, as far as the field reaches. */
  private moved(start: CameraNumbers, template: CourtTemplate, field: LineField): FoundCourt {
    const middle = middleOf(this.view);
    const floor = floorSeenBy(start, middle);
    const match = matchLines(floor, template.pieces, field, this.view);
    const painted = template.pieces.filter(
      ({ group }) => group === 'lane' || match[group].evidence > 0,
    );
    const residuals = lineResiduals(floor, painted, field, this.view);
    const fit = minimise(
      (numbers) => {
        const camera = numbers as unknown as CameraNumbers;
        const odd = priorResiduals(this.view, camera);
        return odd && residuals(floorSeenBy(camera, middle)).concat(odd);
      },
      start,
      limits.maxIterations,
    );
    const camera = (fit?.parameters ?? start) as unknown as CameraNumbers;
    return this.scored(camera, template, field);
  }
}

/** Drops courts that ended where a better one did. */
function distinct<C extends FoundCourt>(found: readonly C[]): C[] {
  const unique: C[] = [];
  for (const one of found) {
    const isNew = unique.every(
      ({ camera: [x, y, z] }) =>
        Math.hypot(one.camera[0] - x, one.camera[1] - y, one.camera[2] - z) > limits.sameFeet,
    );
    if (isNew) unique.push(one);
  }
  return unique;
}

/** The courts that explain the lines and the ring of a view, the best first. Picture px. */
export const courtsIn = (lines: SeenLines, view: View): Incremental<FoundCourt[]> =>
  new CourtSearch(view, lines).run();
