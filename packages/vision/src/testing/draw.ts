import type { Frame } from '../frames/frame.ts';

/** A colour as video stores it. */
export interface Ink {
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

export const wall: Ink = { y: 170, u: 128, v: 128 };
export const orange: Ink = { y: 120, u: 90, v: 180 };
export const ringRed: Ink = { y: 100, u: 110, v: 190 };
export const dark: Ink = { y: 40, u: 128, v: 128 };

/** A small picture to draw tests on. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly luma: Uint8Array;
  private readonly u: Uint8Array;
  private readonly v: Uint8Array;

  constructor(width: number, height: number, ground: Ink = wall) {
    this.width = width;
    this.height = height;
    this.luma = new Uint8Array(width * height).fill(ground.y);
    this.u = new Uint8Array((width * height) / 4).fill(ground.u);
    this.v = new Uint8Array((width * height) / 4).fill(ground.v);
  }

  /** Colours every pixel around a point whose centre lies in the shape. */
  private fill(
    holds: (x: number, y: number) => boolean,
    ink: Ink,
    [left, top, right, bottom]: readonly [number, number, number, number],
  ): this {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x++) {
        if (!holds(x + 0.5, y + 0.5)) continue;
        this.luma[y * this.width + x] = ink.y;
        const half = (y >> 1) * (this.width / 2) + (x >> 1);
        this.u[half] = ink.u;
        this.v[half] = ink.v;
      }
    }
    return this;
  }

  disc(cx: number, cy: number, diameter: number, ink: Ink): this {
    const reach = diameter / 2;
    const around = [cx - reach, cy - reach, cx + reach, cy + reach] as const;
    return this.fill((x, y) => Math.hypot(x - cx, y - cy) <= reach, ink, around);
  }

  box(left: number, top: number, right: number, bottom: number, ink: Ink): this {
    return this.fill((x, y) => x >= left && x < right && y >= top && y < bottom, ink, [
      left,
      top,
      right,
      bottom,
    ]);
  }

  /** The line of an ellipse, `thick` px. */
  ring(cx: number, cy: number, rx: number, ry: number, thick: number, ink: Ink): this {
    const inside = (x: number, y: number, grow: number): boolean =>
      ((x - cx) / (rx + grow)) ** 2 + ((y - cy) / (ry + grow)) ** 2 <= 1;
    const around = [cx - rx - thick, cy - ry - thick, cx + rx + thick, cy + ry + thick] as const;
    return this.fill((x, y) => inside(x, y, thick / 2) && !inside(x, y, -thick / 2), ink, around);
  }

  /** Crossed threads like a net's, a pixel thick and `apart` px from each other. */
  net(left: number, top: number, right: number, bottom: number, apart: number, ink: Ink): this {
    const isThread = (x: number, y: number): boolean =>
      Math.floor(x + y) % apart === 0 || Math.floor(x - y + this.height * apart) % apart === 0;
    return this.fill(isThread, ink, [left, top, right, bottom]);
  }

  /** Corners everywhere, the same in every run, so that the camera's motion can be seen. */
  marks(shiftX = 0, shiftY = 0): this {
    const level = (x: number, y: number): number => {
      const mixed = Math.imul((x + 1000) * 73856093, 1) ^ Math.imul((y + 1000) * 19349663, 1);
      return 90 + ((mixed >>> 8) % 100);
    };
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const cellX = Math.floor((x - shiftX) / 6);
        const cellY = Math.floor((y - shiftY) / 6);
        this.luma[y * this.width + x] = level(cellX, cellY);
      }
    }
    return this;
  }

  frame(seconds: number): Frame {
    const { width, height, luma } = this;
    const chroma = { width: width / 2, height: height / 2, u: this.u, v: this.v };
    return { seconds, width, height, luma, chroma };
  }
}
