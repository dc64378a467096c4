import type { Picture } from '@hooplog/vision';
import { decode, type Found, type LowestOdds } from './output/decode.ts';
import { Letterbox, type Part } from './input/letterbox.ts';
import type { Network } from './runtimes/network.ts';

/** Looks at pictures through one network, one at a time: they share its input. */
export class Looks {
  readonly #network: Network;
  readonly #lowest: LowestOdds;
  /** For the latest picture size, by long side. */
  #letterboxes = new Map<number, Letterbox>();
  #size = '';
  /** For the latest picture, by long side. Weak: the cache must not keep a picture alive. */
  #seen = new WeakMap<Picture, Map<number, Promise<Found>>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(network: Network, lowest: LowestOdds) {
    this.#network = network;
    this.#lowest = lowest;
  }

  /** The whole picture, with its longer side at `longSide` network px. Cached for each picture object and side. */
  whole(picture: Picture, longSide: number): Promise<Found> {
    const seen = this.#seen.get(picture) ?? new Map<number, Promise<Found>>();
    const known = seen.get(longSide);
    if (known !== undefined) return known;
    if (!this.#seen.has(picture)) this.#seen = new WeakMap([[picture, seen]]);
    const found = this.#look(picture, () => this.#letterbox(picture, longSide));
    seen.set(longSide, found);
    // A failure is reported to the caller and not cached, so that the next call tries again.
    found.catch(() => seen.delete(longSide));
    return found;
  }

  /** A part of the picture, with the part's longer side at `longSide` network px. */
  part(picture: Picture, longSide: number, part: Part): Promise<Found> {
    return this.#look(picture, () => new Letterbox(picture, longSide, part));
  }

  #look(picture: Picture, letterbox: () => Letterbox): Promise<Found> {
    const found = this.#last.then(async () => {
      const { input, inputHeight, inputWidth, placed } = letterbox().fill(picture);
      const maps = await this.#network.run(input, inputHeight, inputWidth);
      return decode(maps, placed, this.#lowest);
    });
    this.#last = found.catch(() => null);
    return found;
  }

  #letterbox({ width, height }: Picture, longSide: number): Letterbox {
    const size = `${width} ${height}`;
    if (size !== this.#size) this.#letterboxes.clear();
    this.#size = size;
    const letterbox = this.#letterboxes.get(longSide) ?? new Letterbox({ width, height }, longSide);
    this.#letterboxes.set(longSide, letterbox);
    return letterbox;
  }
}
