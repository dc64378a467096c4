import type { ByteSource } from './byte-source.ts';

/** A box of an MP4 or MOV file: its four letters and its content. */
interface Box {
  readonly type: string;
  readonly body: DataView;
}

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** A hostile file could have a box every eight bytes. */
const MAX_TOP_LEVEL_BOXES = 100_000;
/** The index of four hours at 240 pictures a second has about 30 MB. */
const MAX_INDEX_BYTES = 128 * 1024 * 1024;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)));
}

interface Header {
  readonly type: string;
  readonly headerBytes: number;
  /** Size of the whole box. */
  readonly bytes: number;
}

/** `left`: bytes from the box to the end of its parent. Null if no box begins there. */
function headerAt(view: DataView, at: number, left: number): Header | null {
  if (view.byteLength - at < HEADER_BYTES) return null;
  const type = typeAt(view, at + 4);
  const short = view.getUint32(at);
  // Size 0 means: to the end.
  if (short === 0) return { type, headerBytes: HEADER_BYTES, bytes: left };
  if (short !== 1) return short < HEADER_BYTES ? null : { type, headerBytes: HEADER_BYTES, bytes: short }; // prettier-ignore
  if (view.byteLength - at < LARGE_HEADER_BYTES) return null;
  const bytes = Number(view.getBigUint64(at + 8));
  return bytes < LARGE_HEADER_BYTES ? null : { type, headerBytes: LARGE_HEADER_BYTES, bytes };
}

/** The boxes inside a box. One that claims more bytes than there are ends the list. */
export function boxesIn(view: DataView): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  for (;;) {
    const header = headerAt(view, at, view.byteLength - at);
    if (header === null || at + header.bytes > view.byteLength) return boxes;
    const { type, headerBytes, bytes } = header;
    const body = new DataView(view.buffer, view.byteOffset + at + headerBytes, bytes - headerBytes);
    boxes.push({ type, body });
    at += bytes;
  }
}

export const boxIn = (view: DataView, type: string): DataView | null =>
  boxesIn(view).find((box) => box.type === type)?.body ?? null;

/** The `moov` box of a file; null where it is missing or incomplete. */
export async function readIndex(source: ByteSource): Promise<DataView | null> {
  let at = 0;
  for (let boxes = 0; boxes < MAX_TOP_LEVEL_BOXES && at < source.size; boxes++) {
    const head = viewOf(await source.read(at, LARGE_HEADER_BYTES));
    const header = headerAt(head, 0, source.size - at);
    if (header === null) return null;
    if (header.type === 'moov') {
      const length = header.bytes - header.headerBytes;
      if (length > MAX_INDEX_BYTES) return null;
      const body = await source.read(at + header.headerBytes, length);
      return body.byteLength === length ? viewOf(body) : null;
    }
    at += header.bytes;
  }
  return null;
}
