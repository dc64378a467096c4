import type { MissingStretch } from '@hooplog/vision';

/** A reading that ends this long before the last picture is incomplete. Seconds. */
const SHORT_END = 1;
/** Damage closer than this to other damage counts as the same. Seconds. */
const SAME_DAMAGE = 1;
/** A gap in a flight that loses no shot. Seconds. */
const LONGEST_HARMLESS = 0.3;

/** Compares the pictures that a decoder delivers with those that the film claims to have. Seconds of the film. */
export class MissingPictures {
  /** Start of the last picture, and its end, by the film's own index. */
  private readonly last: number;
  private readonly end: number;
  /** Start of each picture; null if the file does not list them. */
  private readonly claimed: Float64Array | null;
  private readonly stretches: MissingStretch[] = [];
  private reached = 0;
  private claims = 0;

  constructor(claimed: Float64Array | null, end: number) {
    this.claimed = claimed;
    this.last = claimed?.at(-1) ?? end;
    this.end = end;
  }

  /** Takes the time of the next picture that could be decoded. */
  see(seconds: number): void {
    const gap = seconds - this.reached;
    if (gap > LONGEST_HARMLESS && this.claimsWithin(this.reached, seconds)) {
      this.add({ from: this.reached, to: seconds });
    }
    this.reached = seconds;
  }

  /** Records that the decoder failed to read something around here. */
  noteDamage(): void {
    this.add({ from: this.reached, to: this.reached });
  }

  /** The parts of the film that were not seen, once the last picture has come. */
  get found(): readonly MissingStretch[] {
    // A clip cut out of a longer film may begin with pictures that depend on earlier ones.
    const inside = this.stretches.filter(
      ({ from, to }) => to < this.reached - SHORT_END / 2 && (from > 0 || to > SHORT_END),
    );
    if (this.reached >= this.last - SHORT_END) return inside;
    return [...inside, { from: this.reached, to: this.end }];
  }

  private add({ from, to }: MissingStretch): void {
    const before = this.stretches.at(-1);
    if (before === undefined || from > before.to + SAME_DAMAGE) this.stretches.push({ from, to });
    else this.stretches.splice(-1, 1, { from: before.from, to });
  }

  /** Whether the film claims so many pictures between two seen ones that one should have appeared. */
  private claimsWithin(from: number, to: number): boolean {
    if (this.claimed === null) return false;
    const margin = LONGEST_HARMLESS / 2;
    while ((this.claimed[this.claims] ?? Infinity) < from + margin) this.claims++;
    return (this.claimed[this.claims] ?? Infinity) < to - margin;
  }
}
