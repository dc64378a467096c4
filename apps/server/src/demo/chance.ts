/** A pseudo-random number from 0 to 1, always the same for the same day and question. */
export function chance(day: number, question: number): number {
  const mixed = Math.imul((day + 1) * 374_761_393 + (question + 1) * 668_265_263, 1_274_126_177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}
