import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES, UploadInspector } from './inspect-upload.ts';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const MP4 = ascii('\0\0\0\x18ftypisom\0\0\x02\0isommp41');

async function* inPieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) {
    await Promise.resolve();
    yield content.subarray(at, at + size);
  }
}

async function inspect(content: AsyncIterable<Uint8Array>) {
  const inspector = new UploadInspector();
  let passed = 0;
  for await (const chunk of inspector.inspect(content)) passed += chunk.byteLength;
  return { passed, ...inspector.facts() };
}

const ACCEPTED: readonly (readonly [string, Buffer, string])[] = [
  ['MP4', MP4, 'video/mp4'],
  ['M4V of an iPhone', ascii('\0\0\0\x14ftypM4V \0\0\0\0M4V '), 'video/x-m4v'],
  ['MOV', ascii('\0\0\0\x14ftypqt  \0\0\0\0qt  '), 'video/quicktime'],
  ['MOV without a type box', ascii('\0\0\0\x08wide\0\0\0\0mdat'), 'video/quicktime'],
  ['3GP of an old phone', ascii('\0\0\0\x14ftyp3gp4\0\0\0\x003gp4'), 'video/3gpp'],
  ['3GP of another network', ascii('\0\0\0\x14ftyp3g2a\0\0\0\x003g2a'), 'video/3gpp2'],
  ['MP4 of an unknown brand', ascii('\0\0\0\x14ftypzzzz\0\0\0\0zzzz'), 'video/mp4'],
  ['AVI', ascii('RIFF\0\0\0\0AVI LIST\0\0\0\0'), 'video/vnd.avi'],
];

describe('recognised by content', () => {
  test.each(ACCEPTED)('%s is accepted', async (_, content, contentType) => {
    expect(await inspect(inPieces(content, 64))).toMatchObject({ contentType });
  });

  test.each([
    ['a PDF called .mp4', ascii('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj')],
    ['a photo of an iPhone', ascii('\0\0\0\x14ftypheic\0\0\0\0mif1')],
    ['a song', ascii('\0\0\0\x14ftypM4A \0\0\0\0M4A ')],
    ['a JPEG', ascii('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['WebM', ascii('\x1aE\xdf\xa3\x93B\x82\x88webmB\x87\x81\x02')],
    ['a playlist', ascii('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')],
    ['text', ascii('a video, honestly')],
    ['one byte', ascii('\0')],
  ])('%s is not', async (_, content) => {
    await expect(inspect(inPieces(content, 64))).rejects.toMatchObject({
      code: 'unsupported_media',
      message: 'Please select a video file (MP4, MOV, or AVI)',
    });
  });

  test('an empty file is reported as empty', async () => {
    await expect(inspect(inPieces(Buffer.alloc(0), 1))).rejects.toMatchObject({
      code: 'unsupported_media',
      message: expect.stringContaining('empty') as string,
    });
  });

  test('a signature that arrives byte by byte is recognised', async () => {
    expect(await inspect(inPieces(MP4, 1))).toMatchObject({ contentType: 'video/mp4' });
  });

  test('what is not a video is refused before the whole has arrived', async () => {
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        await Promise.resolve();
        sent += 1024;
        yield Buffer.alloc(1024);
      }
    };
    await expect(inspect(endless())).rejects.toMatchObject({ code: 'unsupported_media' });
    expect(sent).toBeLessThanOrEqual(8192);
  });
});

test('every byte passes, is counted and hashed', async () => {
  const content = Buffer.concat([MP4, Buffer.alloc(10_000, 7)]);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const bytes = content.length;
  expect(await inspect(inPieces(content, 997))).toMatchObject({ passed: bytes, bytes, sha256 });
});

describe('the limit of 524,288,000 bytes', () => {
  const chunk = Buffer.alloc(1024 * 1024);
  const video = async function* (bytes: number) {
    yield MP4;
    for (let left = bytes - MP4.length; left > 0; left -= chunk.length) {
      await Promise.resolve();
      yield chunk.subarray(0, Math.min(left, chunk.length));
    }
  };

  test('is itself accepted', async () => {
    expect(await inspect(video(MAX_UPLOAD_BYTES))).toMatchObject({ bytes: 524_288_000 });
  });

  test('one byte more is too large', async () => {
    await expect(inspect(video(MAX_UPLOAD_BYTES + 1))).rejects.toMatchObject({ code: 'too_large' });
  });
});
