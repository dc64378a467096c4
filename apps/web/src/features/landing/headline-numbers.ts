/** The three numbers under the hero. */
export const HEADLINE_NUMBERS = [
  { number: '10K+', label: 'Workouts tracked' },
  { number: '5K+', label: 'Active players' },
  { number: '500+', label: 'Teams' },
] as const;
