/** What a member of a squad can say of an item of its feed by a tap, in the order in which they are offered. */
export const REACTIONS = ['fire', 'clap', 'strong', 'bullseye', 'wow'] as const;
export type Reaction = (typeof REACTIONS)[number];
