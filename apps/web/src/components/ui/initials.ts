/** Up to two initials of a name; the first letter of an e-mail address. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s@]+/u)
    .slice(0, name.includes('@') ? 1 : undefined)
    .filter((word) => word !== '');
  const first = words.at(0)?.at(0) ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : '';
  return (first + last).toUpperCase();
}
