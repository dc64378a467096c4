import { open } from 'node:fs/promises';

/** Markers of a frame's header: all SOF except those of tables (DHT, JPG, DAC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments before the frame; cameras write a handful. */
const MAX_SEGMENTS = 200;

/** Width and height in pixels from a JPEG file's header, or null if it has none. */
export async function jpegSize(
  path: string,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const file = await open(path);
  try {
    // After the two start bytes.
    let at = 2;
    const head = Buffer.alloc(9);
    for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
      const { bytesRead } = await file.read(head, 0, head.length, at);
      if (bytesRead < head.length || head[0] !== 0xff) return null;
      if (isFrame(head[1] ?? 0)) {
        return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
      }
      at += 2 + head.readUInt16BE(2);
    }
    return null;
  } finally {
    await file.close();
  }
}
