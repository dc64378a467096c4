/** For calls that need an operator's browser session. */
export const forOperators = {
  access: 'signed_in',
  forOperators: true,
  bySessionOnly: true,
} as const;
