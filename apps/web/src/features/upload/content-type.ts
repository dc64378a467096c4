/** First boxes of MP4, MOV and 3GP files. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** Brands of photos and audio that use the same container. */
const NOT_VIDEO = /^(hei[cx]|mif1|msf1|avi[fs]|M4[AB] |crx )/;
const MATROSKA = '\x1aE\xdf\xa3';

/**
 * The type of a file: from its first bytes if they are those of a film, else what the browser derives from its name.
 */
export async function contentType(file: Blob): Promise<string> {
  if (file.type.startsWith('video/')) return file.type;
  const bytes = new Uint8Array(
    await file
      .slice(0, 12)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  const head = String.fromCharCode(...bytes);
  const box = head.slice(4, 8);
  if (FIRST_BOXES.has(box)) return NOT_VIDEO.test(head.slice(8)) ? file.type : 'video/mp4';
  if (head.startsWith('RIFF') && head.slice(8) === 'AVI ') return 'video/x-msvideo';
  return head.startsWith(MATROSKA) ? 'video/x-matroska' : file.type;
}
