import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Of two that set the same property the stylesheet decides, not their order: what a caller may replace
 * is written with `by-default:`. In tests it throws where two compete.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
