import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. If two set the same property, the stylesheet's order decides, not theirs: write overridable
 * defaults with `by-default:`. In tests it throws on conflicts.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
