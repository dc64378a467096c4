/** The views of an operator, in their order. */
export const OPERATOR_TABS = ['reports', 'accounts', 'circles', 'state', 'log'] as const;
export type OperatorTab = (typeof OPERATOR_TABS)[number];
