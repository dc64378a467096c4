import type { CourtKind, ZoneId } from '@hooplog/domain';
import type { CourtMark, RimEllipse } from '@hooplog/vision';
import type { CountedShot, CountResult } from '../device-count/protocol.ts';

/** The player's correction of a counted shot while filming. */
export type ShotCall = 'made' | 'missed' | 'not_a_shot';

/** A shot counted while filming. Its seconds are those of its part. */
export interface FilmShot {
  /** Unique in the film: the part's number and the count's own id. */
  readonly key: string;
  readonly part: number;
  readonly shot: CountedShot;
  readonly called: ShotCall | null;
}

/** The view as last seen: all that remains of an interrupted part. Displayed px. */
export interface SeenView {
  readonly width: number;
  readonly height: number;
  readonly ring: RimEllipse | null;
  readonly ringSure: number;
  readonly court: readonly CourtMark[] | null;
  /** Whether the player gave it; missing in films of older versions. */
  readonly courtSource?: 'user' | 'found' | null;
  /** Whose rule book its lines follow; missing in films of older versions. */
  readonly courtKind?: CourtKind | null;
  readonly framesPerSecond: number;
}

/** From one start of the camera to its end; an interrupted film has several. */
export interface FilmPart {
  /** Its start in the whole film, seconds. */
  readonly startSeconds: number;
  /** Its length so far. */
  readonly seconds: number;
  /** Shots before this second do not count: the player was still getting ready. */
  readonly countsFrom: number;
  readonly seen: SeenView | null;
  /** The ring marked green when the player started; missing in films of older versions. */
  readonly setUp?: RimEllipse | null;
  /** Null while it runs, and if it was interrupted: then only its shots are left. */
  readonly result: CountResult | null;
}

/** A film, in progress or ended. */
export interface FilmLog {
  readonly parts: readonly FilmPart[];
  /** In order of time. */
  readonly shots: readonly FilmShot[];
}

/** How a shot counts; null if the player removed it. */
export function outcomeOf({ shot, called }: FilmShot): 'made' | 'missed' | null {
  return called === 'not_a_shot' ? null : (called ?? shot.outcome);
}

/** Whether a shot of a part was taken after the player was ready. A ball already in the air then does not count. */
export function isCounted(
  { countsFrom }: Pick<FilmPart, 'countsFrom'>,
  { releaseSeconds, rimSeconds }: Pick<CountedShot, 'releaseSeconds' | 'rimSeconds'>,
): boolean {
  return (releaseSeconds ?? rimSeconds) >= countsFrom;
}

/** The shots that count, with their zones as far as known. */
export function countedOf(
  shots: readonly FilmShot[],
): readonly { readonly outcome: 'made' | 'missed'; readonly zone: ZoneId | null }[] {
  return shots.flatMap((shot) => {
    const outcome = outcomeOf(shot);
    return outcome === null ? [] : [{ outcome, zone: shot.shot.zone }];
  });
}

/** The score: makes, and all that count. */
export function scoreOf(shots: readonly FilmShot[]): { made: number; total: number } {
  const counted = countedOf(shots);
  return {
    made: counted.filter(({ outcome }) => outcome === 'made').length,
    total: counted.length,
  };
}

/** Seconds of a part after the ball's last arrival at the rim. */
const AFTER_LAST_SHOT = 2;

/** Where a part ends in the whole film, seconds. An interrupted one ends soon after its last shot. */
export function endOfPart({ parts, shots }: FilmLog, index: number): number {
  const part = parts[index];
  if (part === undefined) return 0;
  const last = shots.findLast((shot) => shot.part === index);
  const seconds = last === undefined ? 0 : last.shot.rimSeconds + AFTER_LAST_SHOT;
  return part.startSeconds + Math.max(part.seconds, seconds);
}
