import { t } from '@hooplog/language';
import { formatDecimal } from '../words/counts.ts';

/** A moment of a film as players read it, e.g. "0:08.7". */
export function filmMoment(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  const rest = formatDecimal((tenths % 600) / 10, 1);
  return `${minutes}:${rest.padStart(4, '0')}`;
}

/** Minutes and whole seconds of a film, as its player shows them: "1:05". */
export function filmMinute(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "at 1:05" or "from 1:05 to 1:09" */
export function filmStretch(from: number, to: number): string {
  const [start, end] = [filmMinute(from), filmMinute(to)];
  return start === end ? t('at {start}', { start }) : t('from {start} to {end}', { start, end });
}
