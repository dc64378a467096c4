import { beforeEach, expect, test, vi } from 'vitest';
import { fingerprintOf } from './fingerprint-of.ts';
import {
  findUnfinished,
  forgetUnfinished,
  noteUnfinished,
  type UnfinishedUpload,
  unfinishedUploads,
} from './unfinished-uploads.ts';

const FILM = { videoId: 'v1', fingerprint: 'f1', name: 'a.mp4', bytes: 100, sentBytes: 10 };
const note = (changes: Partial<UnfinishedUpload> = {}) => {
  noteUnfinished('me', { ...FILM, expiresAt: Date.now() + 1000, ...changes });
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  localStorage.clear();
});

test('an upload is found by its file, only for its own user', () => {
  note();
  note({ sentBytes: 20 });
  expect(findUnfinished('me', 'f1')).toMatchObject({ videoId: 'v1', sentBytes: 20 });
  expect(unfinishedUploads('me')).toHaveLength(1);
  expect(findUnfinished('me', 'f2')).toBeNull();
  expect(findUnfinished('else', 'f1')).toBeNull();
});

test('several are stored, newest first, until they are removed', () => {
  note();
  note({ videoId: 'v2', fingerprint: 'f2' });
  expect(unfinishedUploads('me').map(({ videoId }) => videoId)).toEqual(['v2', 'v1']);
  forgetUnfinished('me', 'v2');
  forgetUnfinished('me', 'v1');
  expect(localStorage.length).toBe(0);
});

test('one that the server has discarded by now is not listed', () => {
  note({ expiresAt: Date.now() - 1 });
  expect(unfinishedUploads('me')).toEqual([]);
});

test.each<[string, File, boolean]>([
  ['another name and date', new File(['film'], 'b.mov', { lastModified: 1 }), true],
  ['another beginning', new File(['Film'], 'a.mp4'), false],
  ['another size', new File(['films'], 'a.mp4'), false],
])('a file of %s is recognised: %s', async (_, other, isKnown) => {
  const film = new File(['film'], 'a.mp4');
  expect((await fingerprintOf(film)) === (await fingerprintOf(other))).toBe(isKnown);
});
