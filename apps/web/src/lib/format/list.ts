import { locale } from '@hooplog/language';

const list = new Intl.ListFormat(locale(), { type: 'unit' });

/** "Hoops, layups, defence": several things beside each other. */
export const formatList = (parts: readonly string[]): string => list.format(parts);
