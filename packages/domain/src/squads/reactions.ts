/** What a member of a squad can say of an item of its feed by a tap, in the order in which they are offered. */
export const REACTIONS = ['thumbs_up', 'fire', 'strong', 'bullseye', 'party'] as const;
export type Reaction = (typeof REACTIONS)[number];
