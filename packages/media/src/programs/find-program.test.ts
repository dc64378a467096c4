import { describe, expect, it } from 'vitest';
import { findProgram } from './find-program.ts';

describe('findProgram', () => {
  it('prefers the named one', async () => {
    const environment = { FFMPEG_PATH: '/opt/own/ffmpeg', PATH: process.env['PATH'] };
    expect(await findProgram('ffmpeg', environment)).toBe('/opt/own/ffmpeg');
  });

  it('finds it on PATH', async () => {
    const environment = { PATH: process.env['PATH'] };
    expect(await findProgram('ffprobe', environment)).toMatch(/ffprobe(\.exe)?$/);
  });
});
