/** The tabs of the operator page, in order. */
export const OPERATOR_TABS = ['reports', 'accounts', 'circles', 'state', 'log'] as const;
export type OperatorTab = (typeof OPERATOR_TABS)[number];
