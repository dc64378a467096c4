import { locale, t } from '@hooplog/language';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached per language: the server writes for readers of several. */
function formatOf(decimals?: number): Intl.NumberFormat {
  const key = `${locale()} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const digits =
    decimals === undefined
      ? {}
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(locale(), digits);
  formats.set(key, made);
  return made;
}

/** "12,480" */
export function formatCount(count: number): string {
  return formatOf().format(count);
}

/** "12.5" of 12.46 with one decimal. */
export function formatDecimal(value: number, decimals: number): string {
  return formatOf(decimals).format(value);
}

/** "68%" of 68. */
export function formatPercent(percent: number, decimals?: number): string {
  return t('{percent}%', { percent: formatOf(decimals).format(percent) });
}

/** "1 shot", "0 shots", "12,480 shots": for the command line, which is in English only. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
