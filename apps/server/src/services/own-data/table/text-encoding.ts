import type { ImportEncoding } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { UnreadableFile } from '../import-error.ts';

const UNREADABLE = phrase(
  'The characters of this file cannot be read. Save it as CSV with UTF-8 encoding (in Excel: “CSV UTF-8”) and import that.',
);
const WORKBOOK = phrase(
  'This is a spreadsheet, not a CSV file. Open it, save it as CSV (in Excel: “CSV UTF-8”), and import that.',
);

/** First bytes of .xlsx and .ods (both are ZIP) and .xls files. */
const WORKBOOK_MARKS = ['504b0304', 'd0cf11e0'];
const MARKS: readonly (readonly [mark: string, encoding: ImportEncoding])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
/** Bytes that Windows-1252 does not define; a decoder turns them into control characters. */
const NOT_WINDOWS_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** A table in UTF-16 is mostly ASCII, so every other byte is zero. */
const ZEROS_OF_UTF_16 = 0.25;

const unreadable = () => new UnreadableFile(UNREADABLE);

/** The encoding that the first bytes show; null if the others must decide. */
function encodingOfHead(head: Uint8Array): ImportEncoding | null {
  const hex = Buffer.from(head.subarray(0, 4)).toString('hex');
  if (WORKBOOK_MARKS.some((mark) => hex.startsWith(mark))) throw new UnreadableFile(WORKBOOK);
  const marked = MARKS.find(([mark]) => hex.startsWith(mark));
  if (marked !== undefined) return marked[1];
  const zeros = [0, 0];
  for (const [at, byte] of head.subarray(0, 1024).entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const enough = (Math.min(head.length, 1024) / 2) * ZEROS_OF_UTF_16;
  const [even = 0, odd = 0] = zeros;
  if (odd > enough && odd > 4 * even) return 'utf-16le';
  if (even > enough && even > 4 * odd) return 'utf-16be';
  return null;
}

/**
 * Detects the text encoding of a file. Without a byte order mark everything that is valid UTF-8 is UTF-8: other text hardly ever
 * is by chance. The rest is Windows-1252, which spreadsheets in western Europe and America use.
 *
 * @throws UnreadableFile for a workbook, and if the encoding cannot be detected
 */
export async function detectEncoding(content: AsyncIterable<Uint8Array>): Promise<ImportEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  let isWindows = true;
  for await (const chunk of content) {
    const shown = isFirst ? encodingOfHead(chunk) : null;
    if (shown !== null) return shown;
    isFirst = false;
    if (isUtf8) isUtf8 = decodes(decoder, chunk, true);
    isWindows &&= !chunk.some((byte) => NOT_WINDOWS_1252.has(byte));
  }
  if (isUtf8 && decodes(decoder, new Uint8Array(), false)) return 'utf-8';
  if (isWindows) return 'windows-1252';
  throw unreadable();
}

function decodes(
  decoder: InstanceType<typeof TextDecoder>,
  chunk: Uint8Array,
  stream: boolean,
): boolean {
  try {
    decoder.decode(chunk, { stream });
    return true;
  } catch {
    return false;
  }
}

/** The text of a file without its byte order mark. Throws UnreadableFile if it is not in that encoding. */
export async function* decodeText(
  content: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw unreadable();
    }
  };
  for await (const chunk of content) yield decode(chunk);
  yield decode();
}
