/**
 * Reactions that a member can give to an item of the squad's feed with a tap, in the order in which they are
 * offered.
 */
export const REACTIONS = ['thumbs_up', 'fire', 'strong', 'bullseye', 'party'] as const;
export type Reaction = (typeof REACTIONS)[number];
