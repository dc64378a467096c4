/** Changes to an MP4's index, always that of its first track. Seconds. */
export interface IndexPatch {
  readonly brand?: string;
  /** Extra time for which the last picture is shown. */
  readonly lastPicture?: number;
  /** Factor on the length that the track claims. */
  readonly claimedLength?: number;
  /** `from`: in the track; null for a stretch that shows nothing. */
  readonly edits?: readonly {
    readonly seconds: number;
    readonly from: number | null;
    readonly rate?: number;
  }[];
  /** Lists the sample description twice, as in clips that were joined without re-encoding. */
  readonly describesTwice?: boolean;
}

/** Changes the first box along a path; its parents grow with it. The file's index must be at the end. */
function change(bytes: Buffer, [type, ...inside]: readonly string[], by: (body: Buffer) => Buffer) {
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) !== type) continue;
    const end = at + bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 8, end);
    const changed: Buffer = inside.length === 0 ? by(body) : change(body, inside, by);
    return Buffer.concat([bytes.subarray(0, at), box(type, changed), bytes.subarray(end)]);
  }
  throw new Error(`No box ${type ?? ''}`);
}

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A copy with one number in it changed. */
function withNumber(body: Buffer, at: number, change: (number: number) => number): Buffer {
  const copy = Buffer.from(body);
  copy.writeUInt32BE(Math.round(change(body.readUInt32BE(at))), at);
  return copy;
}

const TRACK = ['moov', 'trak'];
const CLOCK = [...TRACK, 'mdia', 'mdhd'];
const TABLE = [...TRACK, 'mdia', 'minf', 'stbl'];

function ticksOf(bytes: Buffer, path: readonly string[]): number {
  let ticks = 0;
  change(bytes, path, (body) => {
    ticks = body.readUInt32BE(12);
    return body;
  });
  return ticks;
}

/** The same film with an index as some phone, editor or recorder would have written it. */
export function patchIndex(film: Buffer, patch: IndexPatch): Buffer {
  const { brand, lastPicture, claimedLength, edits, describesTwice } = patch;
  let bytes = film;
  const ticks = ticksOf(film, CLOCK);
  if (brand !== undefined) {
    // All offsets are counted from the beginning of the file, so that it must not grow.
    bytes = change(bytes, ['ftyp'], ({ length }) => Buffer.alloc(length, brand, 'latin1'));
  }
  if (lastPicture !== undefined) {
    bytes = change(bytes, [...TABLE, 'stts'], (body) => lastLonger(body, lastPicture * ticks));
    bytes = change(bytes, [...TRACK, 'edts'], () => Buffer.alloc(0));
  }
  if (claimedLength !== undefined) {
    bytes = change(bytes, CLOCK, (body) => withNumber(body, 16, (length) => length * claimedLength)); // prettier-ignore
  }
  if (edits !== undefined) {
    const movieTicks = ticksOf(film, ['moov', 'mvhd']);
    bytes = change(bytes, [...TRACK, 'edts'], () => editList(edits, movieTicks, ticks));
  }
  if (describesTwice === true) {
    bytes = change(bytes, [...TABLE, 'stsd'], (body) =>
      Buffer.concat([withNumber(body, 4, () => 2), body.subarray(8)]),
    );
  }
  return bytes;
}

/** Takes the last picture out of its run and puts it into a run of its own. */
function lastLonger(runs: Buffer, ticks: number): Buffer {
  const last = runs.length - 8;
  const shorter = withNumber(runs, last, (count) => count - 1);
  const own = withNumber(
    withNumber(runs.subarray(last), 0, () => 1),
    4,
    (each) => each + ticks,
  );
  return Buffer.concat([withNumber(shorter, 4, (count) => count + 1), own]);
}

function editList(edits: NonNullable<IndexPatch['edits']>, movieTicks: number, ticks: number) {
  const lines = edits.map(({ seconds, from, rate = 1 }) => {
    const line = Buffer.alloc(12);
    line.writeUInt32BE(Math.round(seconds * movieTicks));
    line.writeInt32BE(from === null ? -1 : Math.round(from * ticks), 4);
    line.writeUInt32BE(Math.round(rate * 65_536), 8);
    return line;
  });
  const head = Buffer.alloc(8);
  head.writeUInt32BE(edits.length, 4);
  return box('elst', Buffer.concat([head, ...lines]));
}
