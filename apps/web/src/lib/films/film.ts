import type { CourtKind, ZoneId } from '@hooplog/domain';
import type { CourtMark, RimEllipse } from '@hooplog/vision';
import type { CountedShot, CountResult } from '../device-count/protocol.ts';

/** What the player says of a shot while filming, against what was counted. */
export type ShotCall = 'made' | 'missed' | 'not_a_shot';

/** A shot that was counted while filming. Its seconds are those of its part. */
export interface FilmShot {
  /** One in the film: the part's number and the count's own id. */
  readonly key: string;
  readonly part: number;
  readonly shot: CountedShot;
  readonly called: ShotCall | null;
}

/** What was known of the view when it was last looked at: what remains of a part that was cut off. Displayed px. */
export interface SeenView {
  readonly width: number;
  readonly height: number;
  readonly ring: RimEllipse | null;
  readonly ringSure: number;
  readonly court: readonly CourtMark[] | null;
  /** Whether the player said so; films of older versions do not tell. */
  readonly courtSource?: 'user' | 'found' | null;
  /** Whose lines it has; films of older versions do not say. */
  readonly courtKind?: CourtKind | null;
  readonly framesPerSecond: number;
}

/** From one start of the camera to its end; a film that was interrupted has several. */
export interface FilmPart {
  /** Where it begins in the whole film, seconds. */
  readonly startSeconds: number;
  /** Its length so far. */
  readonly seconds: number;
  /** Seconds of it before which nothing counts: the player was still getting ready. */
  readonly countsFrom: number;
  readonly seen: SeenView | null;
  /** The ring that the player saw marked green when they started; films of older versions do not tell. */
  readonly setUp?: RimEllipse | null;
  /** Null while it runs, and where it was cut off: then only its shots are left. */
  readonly result: CountResult | null;
}

/** What is being filmed, or was. */
export interface FilmLog {
  readonly parts: readonly FilmPart[];
  /** In order of time. */
  readonly shots: readonly FilmShot[];
}

/** How a shot counts; null for one that the player has taken out. */
export function outcomeOf({ shot, called }: FilmShot): 'made' | 'missed' | null {
  return called === 'not_a_shot' ? null : (called ?? shot.outcome);
}

/** Whether a shot of a part was taken after the player was ready. A ball that was in the air by then is not counted. */
export function isCounted(
  { countsFrom }: Pick<FilmPart, 'countsFrom'>,
  { releaseSeconds, rimSeconds }: Pick<CountedShot, 'releaseSeconds' | 'rimSeconds'>,
): boolean {
  return (releaseSeconds ?? rimSeconds) >= countsFrom;
}

/** What counts of the shots, as far as it is known where they were taken from. */
export function countedOf(
  shots: readonly FilmShot[],
): readonly { readonly outcome: 'made' | 'missed'; readonly zone: ZoneId | null }[] {
  return shots.flatMap((shot) => {
    const outcome = outcomeOf(shot);
    return outcome === null ? [] : [{ outcome, zone: shot.shot.zone }];
  });
}

/** The score: what was made, and all that counts. */
export function scoreOf(shots: readonly FilmShot[]): { made: number; total: number } {
  const counted = countedOf(shots);
  return {
    made: counted.filter(({ outcome }) => outcome === 'made').length,
    total: counted.length,
  };
}

/** What follows a ball's arrival at the ring still belongs to its part. Seconds. */
const AFTER_LAST_SHOT = 2;

/** Where a part ends in the whole film, seconds. One that was cut off ends soon after its last shot. */
export function endOfPart({ parts, shots }: FilmLog, index: number): number {
  const part = parts[index];
  if (part === undefined) return 0;
  const last = shots.findLast((shot) => shot.part === index);
  const seconds = last === undefined ? 0 : last.shot.rimSeconds + AFTER_LAST_SHOT;
  return part.startSeconds + Math.max(part.seconds, seconds);
}
