import type { ChromaPlanes, Picture } from '@hooplog/vision';
import { RowReader } from './row-reader.ts';

/** A rectangle of a picture, picture px. 0 is the outer edge of the first pixel. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Position of the content of a network's input in the picture: picture px = left + network px ÷ scale. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  /** Network px per picture px, the same in both axes. */
  readonly scale: number;
  /** Network px that show the picture; right of and below them is padding. */
  readonly width: number;
  readonly height: number;
}

/** The network's input with the mapping back to the picture. */
export interface Letter {
  /** Red, green and blue planes, 0..1. Overwritten by the next picture. */
  readonly input: Float32Array;
  /** Network px, multiples of 32. */
  readonly inputWidth: number;
  readonly inputHeight: number;
  readonly placed: Placed;
}

/** The padding that the network was trained with: the mean brightness of photos. */
export const PADDING = 0.447;
const MULTIPLE = 32;

/** Fills a network's input with pictures of one size. Reuses its tables and its memory from picture to picture. */
export class Letterbox {
  readonly letter: Letter;
  readonly #luma: RowReader;
  readonly #blue: RowReader;
  readonly #red: RowReader;

  /**
   * @param size of the pictures, picture px
   * @param longSide of the part in the network's input, network px
   * @param part of the picture to look at; must lie inside of it
   */
  constructor(
    size: { readonly width: number; readonly height: number },
    longSide: number,
    part: Part = { left: 0, top: 0, ...size },
  ) {
    const scale = longSide / Math.max(part.width, part.height);
    const width = Math.max(1, Math.round(part.width * scale));
    const height = Math.max(1, Math.round(part.height * scale));
    const [inputWidth, inputHeight] = [padded(width), padded(height)];
    const input = new Float32Array(3 * inputWidth * inputHeight).fill(PADDING);
    const placed = { left: part.left, top: part.top, scale, width, height };
    this.letter = { input, inputWidth, inputHeight, placed };
    const raster = { left: part.left, top: part.top, step: 1 / scale, width, height };
    this.#luma = new RowReader(size, raster);
    const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
    const halved = { ...raster, left: part.left / 2, top: part.top / 2, step: 1 / scale / 2 };
    this.#blue = new RowReader(half, halved);
    this.#red = new RowReader(half, halved);
  }

  /** @param picture of the size that the letterbox was made for */
  fill(picture: Picture): Letter {
    const { width, height, luma, chroma } = picture;
    for (let y = 0; y < this.letter.placed.height; y++) {
      this.#luma.read({ width, height, bytes: luma }, y);
      if (chroma === null) this.#grey(y);
      else this.#coloured(chroma, y);
    }
    return this.letter;
  }

  #grey(y: number): void {
    const { input, inputWidth, inputHeight } = this.letter;
    const row = this.#luma.row;
    const plane = inputWidth * inputHeight;
    for (let x = 0, at = y * inputWidth; x < row.length; x++, at++) {
      input[at] = clamped(BRIGHT * (row[x]! - 16));
    }
    const from = y * inputWidth;
    input.copyWithin(plane + from, from, from + row.length);
    input.copyWithin(2 * plane + from, from, from + row.length);
  }

  /** BT.601, limited range: luma 16..235, chroma 16..240 around 128. */
  #coloured({ width, height, u, v }: ChromaPlanes, y: number): void {
    this.#blue.read({ width, height, bytes: u }, y);
    this.#red.read({ width, height, bytes: v }, y);
    const { input, inputWidth, inputHeight } = this.letter;
    const [row, blue, red] = [this.#luma.row, this.#blue.row, this.#red.row];
    const plane = inputWidth * inputHeight;
    for (let x = 0, at = y * inputWidth; x < row.length; x++, at++) {
      const light = BRIGHT * (row[x]! - 16);
      const cb = blue[x]! - 128;
      const cr = red[x]! - 128;
      input[at] = clamped(light + RED_OF_CR * cr);
      input[at + plane] = clamped(light - GREEN_OF_CB * cb - GREEN_OF_CR * cr);
      input[at + 2 * plane] = clamped(light + BLUE_OF_CB * cb);
    }
  }
}

const BRIGHT = 1.164 / 255;
const RED_OF_CR = 1.596 / 255;
const GREEN_OF_CB = 0.392 / 255;
const GREEN_OF_CR = 0.813 / 255;
const BLUE_OF_CB = 2.017 / 255;

const clamped = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

const padded = (length: number) => Math.ceil(length / MULTIPLE) * MULTIPLE;

/** From network px to picture px. */
export const backX = ({ left, scale }: Placed, x: number) => left + x / scale;
export const backY = ({ top, scale }: Placed, y: number) => top + y / scale;
