import { createHash } from 'node:crypto';
import { phrase } from '@hooplog/language';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../errors/app-error.ts';

/** 500 MB as the specification counts them. */
export const MAX_UPLOAD_BYTES = 524_288_000;
/** Enough for every signature that `file-type` knows. */
const SNIFFED_BYTES = 4100;
/** Players of MP4 play 3GP, too: only the brand in the header differs. */
const ACCEPTED = [
  'video/mp4',
  'video/x-m4v',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
  'video/vnd.avi',
];

export interface UploadFacts {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Detected from the content, whatever the upload's name or header. */
  readonly contentType: string;
}

/** Too many bytes for a video. */
export function tooLarge(): AppError {
  return new AppError('too_large', phrase('Video must be under 500MB'));
}

export function emptyFile(): AppError {
  return new AppError('unsupported_media', phrase('This file is empty. Choose the video again.'));
}

interface InspectedKind {
  readonly maxBytes: number;
  readonly tooLarge: () => AppError;
}

const WHOLE_VIDEO: InspectedKind = { maxBytes: MAX_UPLOAD_BYTES, tooLarge };

/**
 * Passes an upload through while counting, hashing and recognising it; throws as soon as it cannot be accepted. `facts` may be
 * read when the stream has ended.
 */
export class UploadInspector {
  readonly #kind: InspectedKind;
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #contentType: string | null = null;

  constructor(kind: InspectedKind = WHOLE_VIDEO) {
    this.#kind = kind;
  }

  async *inspect(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let head: Uint8Array = Buffer.alloc(0);
    for await (const chunk of content) {
      this.#bytes += chunk.byteLength;
      if (this.#bytes > this.#kind.maxBytes) throw this.#kind.tooLarge();
      this.#hash.update(chunk);
      if (this.#contentType === null) {
        head = Buffer.concat([head, chunk]);
        if (head.byteLength >= SNIFFED_BYTES) this.#contentType = await recognise(head);
      }
      yield chunk;
    }
    this.#contentType ??= await recognise(head);
  }

  facts(): UploadFacts {
    if (this.#contentType === null) throw new Error('The upload has not ended');
    return {
      bytes: this.#bytes,
      sha256: this.#hash.digest('hex'),
      contentType: this.#contentType,
    };
  }
}

async function recognise(head: Uint8Array): Promise<string> {
  if (head.byteLength === 0) throw emptyFile();
  const found = await fileTypeFromBuffer(head);
  if (found !== undefined && ACCEPTED.includes(found.mime)) return found.mime;
  throw new AppError('unsupported_media', phrase('Please select a video file (MP4, MOV, or AVI)'));
}
