/** Calls of those whom `OPERATORS` names, by their session. */
export const forOperators = {
  access: 'signed_in',
  forOperators: true,
  bySessionOnly: true,
} as const;
