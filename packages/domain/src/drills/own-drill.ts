import { t } from '@hooplog/language';
import { countCharacters } from '../count-characters.ts';
import { COURT, isOnHalfCourt } from '../court/dimensions.ts';
import { zoneLabel, zoneOf } from '../court/zones.ts';
import { SHOT_KINDS, type ShotKind } from '../statistics/shot-kinds.ts';
import type { CourtPoint } from '../units.ts';
import { type Drill, type DrillSpot, maxDrillShots } from './drill.ts';

/** The rules that a player can give a drill. */
export type OwnRule =
  | { readonly kind: 'fixed_shots'; readonly shotsPerVisit: number; readonly rounds: number }
  | { readonly kind: 'make_to_move_on'; readonly makes: number; readonly inARow: boolean };

/** A drill made by a player. */
export interface OwnDrill {
  readonly name: string;
  /** In order, each snapped by `snapSpot`. */
  readonly spots: readonly CourtPoint[];
  readonly rule: OwnRule;
  /** The result to reach; null for none. */
  readonly aim: number | null;
  /** Kind of all its shots; null if they may be of any. */
  readonly shotKind: ShotKind | null;
}

export const OWN_DRILL = {
  /** Drills of one player. */
  KEPT_MAX: 50,
  /** The contract has it, too: pages load it without this file. */
  KEY_MAX: 600,
  NAME_MAX: 40,
  SPOTS_MAX: 12,
  SHOTS_PER_VISIT_MAX: 50,
  ROUNDS_MAX: 20,
  MAKES_MAX: 20,
  /** Over all spots and rounds. */
  SHOTS_MAX: 500,
} as const;

/** Ends the drill without a result: players would give up earlier. Stored results depend on it, so never change it. */
const SHOTS_A_MAKE = 10;

/** Spots lie on a grid of half a foot. `CORNER` shifts it so that no number is negative; `LAST_ROW` is its last row. */
const GRID = 2;
const CORNER = { x: 25, y: 5 } as const;
const LAST_ROW = Math.floor((COURT.HALF_COURT_Y + CORNER.y) * GRID);

const onGrid = ({ x, y }: CourtPoint) => ({
  column: Math.round((x + CORNER.x) * GRID),
  row: Math.round((y + CORNER.y) * GRID),
});
const fromGrid = (column: number, row: number): CourtPoint => ({
  x: column / GRID - CORNER.x,
  y: row / GRID - CORNER.y,
});

/** The grid spot nearest to a tap. */
export function snapSpot(point: CourtPoint): CourtPoint {
  const { column, row } = onGrid(point);
  return fromGrid(column, Math.min(LAST_ROW, Math.max(0, row)));
}

export const isSameSpot = (a: CourtPoint, b: CourtPoint): boolean => a.x === b.x && a.y === b.y;

const isWhole = (number: number, min: number, max: number): boolean =>
  Number.isInteger(number) && number >= min && number <= max;

function ruleProblem(rule: OwnRule): string | null {
  if (rule.kind === 'fixed_shots') {
    if (!isWhole(rule.shotsPerVisit, 1, OWN_DRILL.SHOTS_PER_VISIT_MAX)) {
      return t('Take 1 to {max} shots from each spot', { max: OWN_DRILL.SHOTS_PER_VISIT_MAX });
    }
    const isFew = isWhole(rule.rounds, 1, OWN_DRILL.ROUNDS_MAX);
    return isFew ? null : t('Go around 1 to {max} times', { max: OWN_DRILL.ROUNDS_MAX });
  }
  const isFew = isWhole(rule.makes, 1, OWN_DRILL.MAKES_MAX);
  return isFew ? null : t('Ask for 1 to {max} makes', { max: OWN_DRILL.MAKES_MAX });
}

/** The range of results that can be aimed for. */
function aimRange({ spots, rule }: OwnDrill, drill: Drill): readonly [least: number, most: number] {
  const max = maxDrillShots(drill);
  return rule.kind === 'fixed_shots' ? [1, max] : [spots.length * rule.makes, max];
}

/** Control characters, line breaks, direction marks, and all others without a width of their own. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
const HAS_LETTER = /[\p{L}\p{N}\p{Emoji_Presentation}]/u;

/** A name as stored in a key: anyone who opens the link sees it. */
const plainName = (name: string): string => name.replace(UNSEEN, ' ').trim();

/** Problems of a drill that a player makes, by field; empty if there are none. */
export function ownDrillProblems(own: OwnDrill): Partial<Record<keyof OwnDrill, string>> {
  const { name, spots, rule, aim } = own;
  if (!HAS_LETTER.test(plainName(name))) return { name: t('Please enter a name') };
  if (countCharacters(name) > OWN_DRILL.NAME_MAX) {
    return { name: t('A name can have at most {max} characters', { max: OWN_DRILL.NAME_MAX }) };
  }
  if (!isWhole(spots.length, 1, OWN_DRILL.SPOTS_MAX)) {
    return { spots: t('Tap 1 to {max} spots on the court', { max: OWN_DRILL.SPOTS_MAX }) };
  }
  const isSpot = (spot: CourtPoint, index: number) =>
    isOnHalfCourt(spot) &&
    isSameSpot(snapSpot(spot), spot) &&
    !spots.slice(0, index).some((other) => isSameSpot(other, spot));
  if (!spots.every(isSpot)) return { spots: t('Each spot is on the court, and there once') };
  const problem = ruleProblem(rule);
  if (problem !== null) return { rule: problem };
  const drill = toDrill(own);
  if (maxDrillShots(drill) > OWN_DRILL.SHOTS_MAX) {
    return { rule: t('All of it has at most {max} shots', { max: OWN_DRILL.SHOTS_MAX }) };
  }
  const [least, most] = aimRange(own, drill);
  if (aim !== null && !isWhole(aim, least, most)) {
    return { aim: t('A target from {least} to {most} can be reached', { least, most }) };
  }
  return {};
}

const rulePart = (rule: OwnRule): string =>
  rule.kind === 'fixed_shots'
    ? `f${rule.shotsPerVisit}x${rule.rounds}`
    : `${rule.inARow ? 'r' : 'm'}${rule.makes}`;

/** The kind of its shots in a key: never rename released ones. */
const KIND_PARTS: Readonly<Record<ShotKind, string>> = {
  catch_and_shoot: 'c',
  off_the_dribble: 'd',
  layup: 'l',
  free_throw: 'f',
};

const pair = (number: number) => number.toString(36).padStart(2, '0');
const spotPart = (spot: CourtPoint): string => {
  const { column, row } = onGrid(spot);
  return pair(column) + pair(row);
};

/** Keeps letters and digits, and encodes all else by its bytes, so that links are not cut and need no escaping. */
const namePart = (name: string): string =>
  encodeURIComponent(name)
    .replaceAll(/[-_.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '_');

/**
 * The key of a drill that a player made. It contains the whole drill, so that workouts, links and exports need
 * nothing else; another rule gives another key.
 */
export function ownDrillKey({ name, spots, rule, aim, shotKind }: OwnDrill): string {
  const target = aim === null ? [] : [`t${aim}`];
  const kind = shotKind === null ? [] : [`k${KIND_PARTS[shotKind]}`];
  const parts = [rulePart(rule), ...target, ...kind];
  return ['own', ...parts, spots.map(spotPart).join(''), namePart(plainName(name))].join('-');
}

const KEY =
  /^own-(?:f(?<shots>\d{1,2})x(?<rounds>\d{1,2})|(?<order>[rm])(?<makes>\d{1,2}))(?:-t(?<aim>\d{1,3}))?(?:-k(?<kind>[cdlf]))?-(?<spots>(?:[0-9a-z]{4}){1,12})-(?<name>\w+)$/;

function readName(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('_', '%'));
  } catch {
    return '';
  }
}

/**
 * The drill that a key contains; null for any other key, and for one that differs from what `ownDrillKey` would
 * write.
 */
export function readOwnDrill(key: string): OwnDrill | null {
  const parts = KEY.exec(key)?.groups;
  if (parts === undefined) return null;
  const { shots, rounds, order, makes, aim, kind, spots = '', name = '' } = parts;
  const own: OwnDrill = {
    name: readName(name),
    spots: (spots.match(/.{4}/g) ?? []).map((spot) =>
      fromGrid(parseInt(spot.slice(0, 2), 36), parseInt(spot.slice(2), 36)),
    ),
    rule:
      shots === undefined
        ? { kind: 'make_to_move_on', makes: Number(makes), inARow: order === 'r' }
        : { kind: 'fixed_shots', shotsPerVisit: Number(shots), rounds: Number(rounds) },
    aim: aim === undefined ? null : Number(aim),
    shotKind: SHOT_KINDS.find((known) => KIND_PARTS[known] === kind) ?? null,
  };
  const isWritten = Object.keys(ownDrillProblems(own)).length === 0 && ownDrillKey(own) === key;
  return isWritten ? own : null;
}

function ruleOf({ spots, rule }: OwnDrill): Drill['rule'] {
  if (rule.kind === 'fixed_shots') return rule;
  return { ...rule, maxShots: spots.length * rule.makes * SHOTS_A_MAKE };
}

/** "Take 10 shots from each of the 5 spots, twice. How many of the 100 do you make?" */
function fixedShotsText(spots: number, shots: number, rounds: number): string {
  const all = spots * shots * rounds;
  if (spots === 1) {
    return rounds === 1
      ? t(
          'Take {shots, plural, one {# shot} other {# shots}} from the spot. How many of {all} do you make?',
          { shots, all },
        )
      : t(
          'Take {shots, plural, one {# shot} other {# shots}} from the spot, {rounds} times around. How many of {all} do you make?',
          { shots, rounds, all },
        );
  }
  return rounds === 1
    ? t(
        'Take {shots, plural, one {# shot} other {# shots}} from each of the {spots} spots. How many of {all} do you make?',
        { shots, spots, all },
      )
    : t(
        'Take {shots, plural, one {# shot} other {# shots}} from each of the {spots} spots, {rounds} times around. How many of {all} do you make?',
        { shots, spots, rounds, all },
      );
}

/** "Make 3 in a row from each of the 5 spots to move on. Use as few shots as you can." */
function makesText(spots: number, makes: number, isInARow: boolean): string {
  if (spots === 1) {
    return isInARow
      ? t('Make {makes} in a row from the spot. Use as few shots as you can.', { makes })
      : t('Make {makes} from the spot. Use as few shots as you can.', { makes });
  }
  return isInARow
    ? t(
        'Make {makes} in a row from each of the {spots} spots to move on. Use as few shots as you can.',
        { makes, spots },
      )
    : t('Make {makes} from each of the {spots} spots to move on. Use as few shots as you can.', {
        makes,
        spots,
      });
}

const rulesOf = ({ spots, rule }: OwnDrill): string =>
  rule.kind === 'fixed_shots'
    ? fixedShotsText(spots.length, rule.shotsPerVisit, rule.rounds)
    : makesText(spots.length, rule.makes, rule.inARow);

/** Names each spot by its zone; further spots in a zone get a number. */
function spotsOf(points: readonly CourtPoint[]): DrillSpot[] {
  const zones = points.map(zoneOf);
  return points.map((at, index) => {
    const zone = zoneOf(at);
    const place = zones.slice(0, index + 1).filter((one) => one === zone).length;
    return {
      name:
        place === 1
          ? zoneLabel(zone)
          : t('{zone} {number}', { zone: zoneLabel(zone), number: place }),
      zone,
      at,
    };
  });
}

function toDrill(own: OwnDrill): Drill {
  return {
    key: ownDrillKey(own),
    name: own.name,
    rules: rulesOf(own),
    spots: spotsOf(own.spots),
    rule: ruleOf(own),
    ...(own.aim !== null && { aim: own.aim }),
    ...(own.shotKind !== null && { shotKind: own.shotKind }),
  };
}

/** The drill of a player's own key; null for any other key. */
export function findOwnDrill(key: string): Drill | null {
  const own = readOwnDrill(key);
  return own === null ? null : toDrill(own);
}
