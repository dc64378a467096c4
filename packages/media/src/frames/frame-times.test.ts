import { describe, expect, it } from 'vitest';
import { FrameTimes } from './frame-times.ts';

const HEAD = '[Parsed_showinfo_2 @ 0x55fa] config in time_base: 1/90000, frame_rate: 30/1';
const line = (n: number, pts: number): string =>
  `[Parsed_showinfo_2 @ 0x55fa] n:${String(n).padStart(4)} pts:${String(pts).padStart(7)} pts_time:1235  pos: 48`;

describe('FrameTimes', () => {
  it('counts in ticks, so that late frames keep their milliseconds', async () => {
    const times = new FrameTimes();
    times.read(HEAD);
    times.read(line(0, 111_111_111));
    expect(await times.next()).toBeCloseTo(1234.5679, 5);
  });

  it('makes a frame wait for its line', async () => {
    const times = new FrameTimes();
    times.read(HEAD);
    const first = times.next();
    times.read('frame=    1 fps=0.0 q=0.0 ' + line(0, 9000));
    expect(await first).toBe(0.1);
  });

  it('returns null if ffmpeg ended without the line', async () => {
    const times = new FrameTimes();
    const first = times.next();
    times.end();
    expect(await first).toBeNull();
    expect(await times.next()).toBeNull();
  });

  it('leaves other lines for the log', () => {
    expect(new FrameTimes().read('[h264 @ 0x1] error while decoding MB 3 4')).toBe(false);
  });
});
