import { CAMERA_VIEWS } from './camera/views.ts';
import type { CameraMove } from './film/camera-move.ts';
import { makeRandom, type Random } from './random.ts';
import type { WorkoutOptions } from './render-workout.ts';
import type { ShotKind } from './scene/shot-kinds.ts';

/** Everything about a workout but its seed and its shots. */
type Conditions = Omit<WorkoutOptions, 'seed' | 'shots'>;

/** Conditions chosen by a seed, and their names for statistics. */
export interface VariedConditions {
  readonly options: Conditions;
  readonly names: readonly string[];
  /** H.264's constant rate factor for compressing the file. */
  readonly crf: number;
}

/** In the proportions of a workout with a friend under the basket. */
const KINDS: readonly ShotKind[] = [
  ...(['swish', 'swish', 'swish', 'rattle_in', 'rattle_in', 'rim_out', 'rim_out'] as const),
  ...(['air_ball', 'bank_in', 'board_out', 'layup_in', 'layup_out'] as const),
  ...(['put_back_in', 'put_back_out'] as const),
];

interface Choice {
  readonly name: string;
  readonly options: Conditions;
}

const choice = (name: string, options: Conditions): Choice => ({ name, options });

/** Rare properties of a video, at most one from each group. */
const GROUPS: readonly (readonly Choice[])[] = [
  [
    choice('dim', { light: 0.45, grain: 6, shutterShare: 0.9 }),
    choice('grainy', { grain: 7 }),
    choice('strong motion blur', { shutterShare: 0.95 }),
  ],
  [
    choice('24 frames/s', { framesPerSecond: 24 }),
    choice('60 frames/s', { framesPerSecond: 60 }),
    choice('variable frame rate', { variableRate: true }),
  ],
  [choice('double speed', { pace: 2 }), choice('slow motion', { pace: 0.4 })],
  [
    choice('brown ball', { ballColour: 'brown' }),
    choice('red, white and blue ball', { ballColour: 'red_white_blue' }),
    choice('yellow and blue ball', { ballColour: 'yellow_blue' }),
  ],
  [choice('shaking camera', { shakePixels: 2.5 }), choice('nudged camera', { nudgeSeconds: 7 })],
  [
    choice('passers-by behind', { passersBy: 2 }),
    choice('passers-by in front', { passersInFront: 2 }),
  ],
  [
    choice('second ball', { secondBall: 'dribbled' }),
    choice('second ball', { secondBall: 'tossed' }),
    choice('second ball', { secondBall: 'rolled' }),
  ],
  [choice('second hoop', { secondHoop: true })],
  [choice('portrait', { width: 360, height: 640, view: 'behind_shooter' })],
  [choice('high arcs', { steeper: 9 })],
];

/** The number of groups that a video has a property from. */
const UNUSUAL = [0, 1, 1, 2, 2, 3];

function chooseUnusual(random: Random): Choice[] {
  let groups = GROUPS;
  return Array.from({ length: random.pick(UNUSUAL) }, () => {
    const group = random.pick(groups);
    groups = groups.filter((other) => other !== group);
    return random.pick(group);
  });
}

function chooseLook(random: Random) {
  const setting = random.pick(['gym', 'gym', 'old_gym', 'playground'] as const);
  const board = random.pick(['white', 'glass', 'framed'] as const);
  const ring = random.pick(['orange', 'orange', 'red', 'dark'] as const);
  const net = random.pick(
    setting === 'playground'
      ? (['white', 'chain'] as const)
      : (['white', 'white', 'black'] as const),
  );
  const names = [setting === 'gym' ? '' : setting.replace('_', ' ')];
  if (board === 'glass') names.push('glass board');
  if (ring === 'dark') names.push('dark ring');
  if (net !== 'white') names.push(`${net} net`);
  return { look: { setting, board, ring, net }, names };
}

/** Moves of the phone by seed, each kind at several strengths. */
const MOVES: readonly CameraMove[] = [
  { kind: 'zoom_in', strength: 1.7 },
  { kind: 'late_hoop', strength: 0.75 },
  { kind: 'zoom_out', strength: 1.7 },
  { kind: 'leaves', strength: 0.75 },
  { kind: 'another_take', strength: 1 },
  { kind: 'hand_held', strength: 6 },
  { kind: 'zoom_in_slowly', strength: 1.7 },
  { kind: 'zoom_in', strength: 2.5 },
  { kind: 'late_hoop', strength: 0.55 },
  { kind: 'zoom_out', strength: 2.5 },
  { kind: 'leaves', strength: 1 },
  { kind: 'hand_held', strength: 12 },
  { kind: 'zoom_in', strength: 1.4 },
];

/** Conditions by seed with a single move of the phone (no sway, no knock), and without put-backs. */
export function movingConditions(seed: number): VariedConditions {
  const { options, names, crf } = varyConditions(seed);
  const rest: { -readonly [Key in keyof Conditions]: Conditions[Key] } = { ...options };
  delete rest.shakePixels;
  delete rest.nudgeSeconds;
  const move = MOVES[seed % MOVES.length]!;
  const kinds = KINDS.filter((kind) => !kind.startsWith('put_back'));
  const still = names.filter((name) => !name.endsWith('camera'));
  return {
    options: { ...rest, kinds, move },
    names: [`${move.kind.replaceAll('_', ' ')} ${move.strength}`, ...still],
    crf,
  };
}

/** Events that may be mistaken for a shot, and shots that are easily missed or called wrong; seeds use them in turn. */
const HARD: readonly Choice[] = [
  choice('lobs from under the hoop', { play: 'lobs' }),
  choice('held up to the ring', { play: 'holds_up' }),
  choice('in line, nearer', { secondBall: 'nearer' }),
  choice('in line, farther', { secondBall: 'farther', view: 'side' }),
  choice('before the ring at the start', { secondBall: 'hides_ring' }),
  choice('at the second hoop', { secondBall: 'at_second_hoop', secondHoop: true, view: 'stand' }),
  choice('no net', { net: 'none' }),
  choice('loose net', { net: 'loose', kinds: ['rim_out', 'rim_out', 'rattle_in', 'layup_out'] }),
  choice('below the ring', { kinds: ['short', 'swish'] }),
  choice('over the board', { kinds: ['over_board', 'rim_out'] }),
  choice('ends in flight', { endsInFlight: true }),
];

/** Conditions by seed, with something that is hard to count. */
export function hardConditions(seed: number): VariedConditions {
  const { options, names, crf } = varyConditions(seed);
  const hard = HARD[seed % HARD.length]!;
  return { options: { ...options, ...hard.options }, names: [hard.name, ...names], crf };
}

/** Conditions by seed, as varied as users' uploads; deterministic for a seed. */
export function varyConditions(seed: number): VariedConditions {
  const random = makeRandom(seed).fork(20);
  const view = random.pick(CAMERA_VIEWS);
  const { look, names } = chooseLook(random);
  const choices = chooseUnusual(random);
  const crf = random.pick([18, 22, 26, 30]);
  const options = Object.assign({}, ...choices.map((chosen) => chosen.options)) as Conditions;
  return {
    options: { kinds: KINDS, view, look, ...options },
    names: [
      `${(options.view ?? view).replace('_', ' ')} view`,
      ...names,
      ...choices.map(({ name }) => name),
      crf === 30 ? 'strong compression' : '',
    ].filter((name) => name !== ''),
    crf,
  };
}
