import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../programs/find-program.ts';
import { makeClipFolder } from '../testing/clips.ts';
import { jpegSize } from './jpeg-size.ts';
import { makePortrait, PORTRAIT_SIDE, type PortraitType } from './make-portrait.ts';

const run = promisify(execFile);
let folder: Awaited<ReturnType<typeof makeClipFolder>>;

beforeAll(async () => {
  folder = await makeClipFolder();
});
afterAll(() => folder.remove());

/** Width and height, and the colour (red, green, blue) of the pixel at a share of them. */
async function look(path: string, at: { readonly x: number; readonly y: number }) {
  const ffprobe = await findProgram('ffprobe');
  const { stdout } = await run(ffprobe, [
    ...['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0', path],
  ]);
  const [width = 0, height = 0] = stdout.trim().split(',').map(Number);
  const crop = `format=rgb24,crop=1:1:${Math.floor(at.x * width)}:${Math.floor(at.y * height)}`;
  const pixel = await run(
    await findProgram('ffmpeg'),
    ['-v', 'error', '-i', path, '-vf', crop, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    { encoding: 'buffer' },
  );
  return { width, height, colour: [...pixel.stdout] };
}

/** A JPEG with EXIF data: an orientation of 6 (turn by 90°) and the place where it was taken. */
function withCameraNotes(jpeg: Buffer): Buffer {
  const note = Buffer.from('GPS 52.5200 N 13.4050 E');
  const tiff = Buffer.alloc(8 + 2 + 12 + 4);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, note]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

describe('a portrait', () => {
  it.each<[string, PortraitType, string, number]>([
    ['wide.jpg', 'image/jpeg', '1600x900', PORTRAIT_SIDE],
    ['tall.png', 'image/png', '700x1300', PORTRAIT_SIDE],
    ['small.png', 'image/png', '90x64', 64],
  ])('of %s (%s, %s) is a square of %i', async (name, type, size, side) => {
    const source = await folder.draw(name, `-f lavfi -i color=red:s=${size} -frames:v 1`);
    const made = folder.path(`${name}.out.jpg`);
    await makePortrait(source, type, made);
    const seen = await look(made, { x: 0.5, y: 0.5 });
    expect(seen).toMatchObject({ width: side, height: side });
    expect(seen.colour[0]).toBeGreaterThan(200);
  });

  it('stands upright and has no metadata from the camera', async () => {
    // The left half is red: turned by 90° clockwise, the upper one is.
    const halves = '-f lavfi -i color=red:s=200x400 -f lavfi -i color=blue:s=200x400';
    const plain = await folder.draw('h.jpg', `${halves} -filter_complex hstack -frames:v 1`);
    const noted = await folder.write('noted.jpg', withCameraNotes(await folder.read('h.jpg')));
    expect((await folder.read('noted.jpg')).includes('GPS')).toBe(true);
    expect(plain).not.toBe(noted);
    const made = folder.path('upright.jpg');
    await makePortrait(noted, 'image/jpeg', made);
    const top = await look(made, { x: 0.8, y: 0.2 });
    const bottom = await look(made, { x: 0.2, y: 0.8 });
    expect(top.colour[0]).toBeGreaterThan(200);
    expect(bottom.colour[2]).toBeGreaterThan(200);
    const bytes = await folder.read('upright.jpg');
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  });

  it.each([
    ['1024x1024', { width: 1024, height: 1024 }],
    ['4800x3200', { width: 4800, height: 3200 }],
  ])('of a JPEG of %s, decoded at reduced size, has all its pixels', async (size, expected) => {
    const source = await folder.draw('large.jpg', `-f lavfi -i color=red:s=${size} -frames:v 1`);
    expect(await jpegSize(source)).toEqual(expected);
    const made = folder.path('large.out.jpg');
    await makePortrait(source, 'image/jpeg', made);
    const seen = await look(made, { x: 0.5, y: 0.5 });
    expect(seen).toMatchObject({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE });
    expect(seen.colour[0]).toBeGreaterThan(200);
  });

  it('of a PNG that takes seconds to decode is refused', async () => {
    const source = await folder.draw('huge.png', '-f lavfi -i color=red:s=6000x5000 -frames:v 1');
    await expect(makePortrait(source, 'image/png', folder.path('huge.jpg'))).rejects.toMatchObject({
      code: 'unreadable',
    });
  });

  it('is white where the picture was transparent', async () => {
    const source = await folder.draw(
      'clear.png',
      '-f lavfi -i color=black@0:s=80x80,format=rgba -frames:v 1',
    );
    const made = folder.path('clear.jpg');
    await makePortrait(source, 'image/png', made);
    expect(Math.min(...(await look(made, { x: 0.5, y: 0.5 })).colour)).toBeGreaterThan(240);
  });

  it.each<[string, PortraitType, string | Buffer]>([
    ['text', 'image/jpeg', 'not a picture'],
    ['nothing', 'image/png', ''],
    ['a playlist that names a file', 'image/webp', '#EXTM3U\nfile:///etc/passwd\n'],
  ])('of %s is refused', async (_, type, content) => {
    const source = await folder.write('bad', content);
    await expect(makePortrait(source, type, folder.path('bad.jpg'))).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});
