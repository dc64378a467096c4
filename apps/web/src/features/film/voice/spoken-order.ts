/** What the player can say instead of a tap. */
export type SpokenOrder = 'start' | 'stop';

const ORDERS: Readonly<Record<string, SpokenOrder>> = {
  start: 'start',
  go: 'start',
  continue: 'start',
  stop: 'stop',
  pause: 'stop',
};

/** The last order in a stretch of speech; null where there is none. */
export function spokenOrder(words: string): SpokenOrder | null {
  const said = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return said.map((word) => ORDERS[word]).findLast((order) => order !== undefined) ?? null;
}
