import { open } from 'node:fs/promises';

export type Container = 'mp4' | 'avi' | 'empty' | 'other';

/** Boxes with which MP4 and MOV files of phones and cameras begin. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** The container by the first bytes: the name of a file proves nothing. */
export async function sniffContainer(path: string): Promise<Container> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    if (bytesRead === 0) return 'empty';
    const box = buffer.toString('latin1', 4, 8);
    if (FIRST_BOXES.has(box)) return 'mp4';
    const isAvi =
      buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8) === 'AVI ';
    return isAvi ? 'avi' : 'other';
  } finally {
    await file.close();
  }
}
