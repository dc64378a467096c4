import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EyesUnavailable } from '../eyes-unavailable.ts';
import { drawHoop } from '../testing/draw.ts';
import { openEyes, openEyesOf } from './open-eyes.ts';

const made: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of weights. */
function folderWith(files: Readonly<Record<string, string>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'hooplog-eyes-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const shipped = new URL('../../weights/', import.meta.url);

describe('eyes that cannot be opened report the reason and what to do:', () => {
  it.each([
    ['no weights', {}, /eyes\.onnx.* cannot be read.*git checkout/],
    ['weights without a card', { 'eyes.onnx': 'a' }, /eyes\.json.* cannot be read.*git checkout/],
    [
      'other weights than the card names',
      { 'eyes.onnx': 'a', 'eyes.json': `{"sha256":"${sha256('b')}"}` },
      /SHA-256 differs.*git checkout/,
    ],
    ['a broken card', { 'eyes.onnx': 'a', 'eyes.json': '{' }, /SHA-256 differs/],
    [
      'weights that are no network',
      { 'eyes.onnx': 'a', 'eyes.json': `{"sha256":"${sha256('a')}"}` },
      /npm ci.*native: .*web: /,
    ],
  ])('%s', async (_, files, sentence) => {
    const opening = openEyesOf(folderWith(files), undefined);
    await expect(opening).rejects.toThrow(EyesUnavailable);
    await expect(opening).rejects.toThrow(sentence);
  });

  it('a runtime that does not exist', async () => {
    await expect(openEyesOf(shipped, 'gpu')).rejects.toThrow(/HOOPLOG_EYES is “gpu”/);
  });
});

it('weights that differ from the card of the hoop network are refused like all others', async () => {
  const folder = folderWith({ 'hoops.onnx': 'a', 'hoops.json': '{}' });
  for (const name of ['eyes.onnx', 'eyes.json']) {
    copyFileSync(new URL(name, shipped), new URL(name, folder));
  }
  await expect(openEyesOf(folder, 'native')).rejects.toThrow(/hoops\.onnx.*SHA-256 differs/);
});

it('a folder without a hoop network uses its only network for hoops', async () => {
  const leftOut = new URL('../../../../eval/left-out-eyes/', import.meta.url);
  const [own, both] = await Promise.all([
    openEyesOf(leftOut, 'native'),
    openEyesOf(shipped, 'native'),
  ]);
  const picture = drawHoop(320, 180);
  const near = { cx: 192, cy: 63, rx: 13, ry: 4 };
  expect((await own.ring(picture, near))?.odds).not.toBe((await both.ring(picture, near))?.odds);
  await Promise.all([own.close(), both.close()]);
});

describe('the eyes of this repository', () => {
  it.each(['native', 'web'])('open and look by the %s runtime', async (only) => {
    const eyes = await openEyesOf(shipped, only);
    expect(eyes.runtime).toBe(only);
    const picture = drawHoop(320, 180);
    expect(await eyes.hoops(picture)).toBeInstanceOf(Array);
    expect(await eyes.people(picture)).toBeInstanceOf(Array);
    await eyes.close();
  });

  it('open once per process, by the runtime that HOOPLOG_EYES names', async () => {
    vi.stubEnv('HOOPLOG_EYES', 'gpu');
    await expect(openEyes()).rejects.toThrow('HOOPLOG_EYES');
    vi.stubEnv('HOOPLOG_EYES', 'web');
    const eyes = await openEyes();
    expect(eyes.runtime).toBe('web');
    expect(await openEyes()).toBe(eyes);
  });
});
