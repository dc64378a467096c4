/** How a shot was taken, as the player says. Stored with shots and in exports: never rename or reuse one. */
export const SHOT_KINDS = ['catch_and_shoot', 'off_the_dribble', 'layup', 'free_throw'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];
