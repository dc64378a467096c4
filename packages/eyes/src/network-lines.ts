import type { Eyes, LineKind, Picture, SeenLines } from '@hooplog/vision';
import { Letterbox } from './input/letterbox.ts';
import { STRIDE } from './output/boxes.ts';
import type { Maps, Network } from './runtimes/network.ts';

/** Kinds of lines in the order of the network's maps. */
export const LINE_MAPS = ['lane', 'circle', 'three', 'edge'] as const satisfies readonly LineKind[];

/** Network px of the picture's longer side: lines are thin, and a court fills most of a picture. */
const LONG_SIDE = 640;

/**
 * Sees the lines of courts by a separate network, opened lazily: for many videos the court is given. Looks run
 * one at a time.
 */
export function networkLines(open: () => Promise<Network>): Pick<Eyes, 'lines'> {
  let network: Promise<Network> | null = null;
  let letterbox: Letterbox | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let size = '';
  const look = async (picture: Picture): Promise<SeenLines> => {
    network ??= open();
    const opened = await network.catch((error: unknown) => {
      network = null;
      throw error;
    });
    const { width, height } = picture;
    if (letterbox === null || size !== `${width} ${height}`) {
      letterbox = new Letterbox({ width, height }, LONG_SIDE);
      size = `${width} ${height}`;
    }
    const { input, inputHeight, inputWidth, placed } = letterbox.fill(picture);
    const maps = await opened.run(input, inputHeight, inputWidth);
    const columns = Math.min(maps.width, Math.ceil(placed.width / STRIDE));
    const rows = Math.min(maps.height, Math.ceil(placed.height / STRIDE));
    return { cell: STRIDE / placed.scale, columns, rows, odds: oddsOf(maps, columns, rows) };
  };
  return {
    lines(picture) {
      const seen = last.then(() => look(picture));
      last = seen.catch(() => null);
      return seen;
    },
  };
}

/** The part of the maps that shows the picture, as odds. */
function oddsOf(maps: Maps, columns: number, rows: number): Record<LineKind, Float32Array> {
  const read = (map: number): Float32Array => {
    const odds = new Float32Array(columns * rows);
    for (let row = 0; row < rows; row++) {
      const from = (map * maps.height + row) * maps.width;
      for (let column = 0; column < columns; column++) {
        odds[row * columns + column] = 1 / (1 + Math.exp(-(maps.data[from + column] ?? -Infinity)));
      }
    }
    return odds;
  };
  return Object.fromEntries(LINE_MAPS.map((kind, map) => [kind, read(map)])) as Record<
    LineKind,
    Float32Array
  >;
}
