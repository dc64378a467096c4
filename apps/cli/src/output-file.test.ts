import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from './cli-errors.ts';
import { ensureWritable } from './output-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-output-'));
  await writeFile(join(folder, 'video.mp4'), '');
  await symlink(join(folder, 'video.mp4'), join(folder, 'link.mp4'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});
const check = (name: string) =>
  ensureWritable([undefined, join(folder, name)], join(folder, 'video.mp4'));

describe('a result', () => {
  it.each(['new.json', '../new.json'])('can be written to %s', async (name) => {
    await expect(check(name)).resolves.toBeUndefined();
  });

  it.each([
    ['in a missing folder', 'missing/out.json', /there is no folder .*missing\.$/],
    ['a file as if it were a folder', 'video.mp4/out.json', /there is no folder/],
    ['a folder', '.', /is a folder/],
    ['the video itself', 'video.mp4', /is what is read/],
    ['the video by another name', 'link.mp4', /is what is read/],
  ])('is refused if it is %s', async (_, name, message) => {
    const refused = check(name);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(UsageError);
  });
});
