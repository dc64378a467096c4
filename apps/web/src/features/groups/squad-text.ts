/** What a squad of no words is described by. */
export const descriptionWords = (description: string | null): string =>
  description ?? 'No description';
