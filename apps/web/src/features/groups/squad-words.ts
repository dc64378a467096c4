/** "1 member", "4 members" */
export const memberWords = (count: number): string =>
  `${count} ${count === 1 ? 'member' : 'members'}`;

/** What a squad of no words is described by. */
export const descriptionWords = (description: string | null): string =>
  description ?? 'No description';
