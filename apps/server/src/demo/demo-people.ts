import type { Position, SkillLevel } from '@hooplog/domain';

/**
 * How a person of the demo trains. Seeds differ by more than the length of a history, so that no two people
 * train alike.
 */
export interface Style {
  readonly seed: number;
  /** Probability of a workout on a day. */
  readonly zeal: number;
  /** Percentage points added to the accuracy of every zone. */
  readonly touch: number;
  /** Days without a gap until now. */
  readonly streak: number;
  /** Share of workouts that were filmed. */
  readonly filmed: number;
  /** Keys of the drills that they play in turn. */
  readonly drills: readonly string[];
}

export interface DemoPerson {
  /** In a reserved domain, so that no mail can reach a real person. */
  readonly email: string;
  readonly displayName: string;
  readonly position: Position;
  readonly height: number;
  readonly skillLevel: SkillLevel;
  readonly style: Style;
}

type Body = readonly [position: Position, height: number, skillLevel: SkillLevel];

const person = (name: string, displayName: string, body: Body, style: Style): DemoPerson => {
  const [position, height, skillLevel] = body;
  return { email: `${name}@hooplog.example`, displayName, position, height, skillLevel, style };
};

/** Step between the seeds of two players: larger than the number of days in a history. */
export const SEED_STEP = 100_000;

const style = (place: number, zeal: number, touch: number, streak: number, filmed: number) => ({
  seed: SEED_STEP * place,
  ...{ zeal, touch, streak, filmed },
  drills: [],
});

/** The account to look around with: it coaches a team too, so that every screen has something to show. */
export const DEMO_PLAYER = person('demo', 'Demo Player', ['Guard', 73, 'Intermediate'], {
  ...style(0, 0.55, 0, 6, 0.3),
  drills: ['free-throw-25', 'around-the-world', 'five-spot-50', 'elbow-to-elbow'],
});

/** The other people. */
export const MAYA = person(
  'maya',
  'Maya Okafor',
  ['Guard', 68, 'Advanced'],
  style(1, 0.7, 6, 9, 0.6),
);
export const JONAS = person(
  'jonas',
  'Jonas Weber',
  ['Forward', 78, 'Intermediate'],
  style(2, 0.45, -2, 2, 0),
);
export const PRIYA = person('priya', 'Priya Shah', ['Forward', 70, 'Pro'], style(3, 0.6, 9, 4, 1));
export const LUIS = person(
  'luis',
  'Luis Ortega',
  ['Center', 80, 'Beginner'],
  style(4, 0.3, -9, 0, 0),
);
export const AVA = person(
  'ava',
  'Ava Lindqvist',
  ['Guard', 66, 'Beginner'],
  style(5, 0.2, -4, 1, 0),
);
export const THEO = person(
  'theo',
  'Theo Park',
  ['Center', 82, 'Advanced'],
  style(6, 0.4, 3, 0, 0.3),
);
/** A coach without shots. */
export const RIVERA = person(
  'rivera',
  'Coach Rivera',
  ['Forward', 75, 'Pro'],
  style(7, 0, 0, 0, 0),
);
