import { locale } from '@hooplog/language';

const list = new Intl.ListFormat(locale(), { type: 'unit' });

/** Several items as one phrase: "Hoops, layups, defence". */
export const formatList = (parts: readonly string[]): string => list.format(parts);
