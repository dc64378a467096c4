import { expect, test } from 'vitest';
import { contentType } from './content-type.ts';

test.each([
  ['a .MOV of unknown type', '', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video/mp4'],
  ['3GP', 'application/octet-stream', '\0\0\0\x18ftyp3gp4\0\0\0\0', 'video/mp4'],
  ['MP4 with a wrong name', 'text/plain', '\0\0\0\x20ftypisom\0\0\0\0', 'video/mp4'],
  ['MOV without a type box', '', '\0\0\0\x08wide\0\0\0\0mdat', 'video/mp4'],
  ['AVI', '', 'RIFF\0\0\0\0AVI LIST', 'video/x-msvideo'],
  ['WebM', '', '\x1aE\xdf\xa3\x93B\x82\x88webm', 'video/x-matroska'],
  ['what the browser knows', 'video/quicktime', 'anything', 'video/quicktime'],
  ['a photo of an iPhone', '', '\0\0\0\x18ftypheic\0\0\0\0', ''],
  ['a song', 'audio/mp4', '\0\0\0\x18ftypM4A \0\0\0\0', 'audio/mp4'],
  ['a document', 'application/pdf', '%PDF-1.7\n1 0 obj', 'application/pdf'],
  ['nothing', '', '', ''],
])('%s: %o → %o', async (_, type, content, expected) => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  expect(await contentType(new Blob([bytes], { type }))).toBe(expected);
});
