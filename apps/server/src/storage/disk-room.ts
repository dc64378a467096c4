import * as fs from 'node:fs/promises';
import { StorageFull } from './storage.ts';

/** Bytes left free for the database, which usually lives on the same disk and must not hit its end. */
const RESERVED_BYTES = 64 * 1024 * 1024;
/** Bytes written by all uploads together between two checks of the disk. */
const CHECK_EVERY_BYTES = 4 * 1024 * 1024;

/** Free bytes below a directory. */
export type FreeBytes = (directory: string) => Promise<number>;

/** As the system counts them for users other than root. */
export const freeBytes: FreeBytes = async (directory) => {
  const { bavail, bsize } = await fs.statfs(directory);
  return bavail * bsize;
};

/** A reservation of space for one file, returned by `release`. */
interface Room {
  /** Must be called before writing this many more bytes. Throws `StorageFull` if that would touch the reserve. */
  take(bytes: number): Promise<void>;
  release(): void;
}

/**
 * Shares a disk's free space among all files being written: space reserved for one is not promised to the next, and files of
 * unknown size are stopped in time as well.
 */
export class DiskRoom {
  readonly #directory: string;
  readonly #freeBytes: FreeBytes;
  /** Announced by files in progress, but not written yet. */
  #promised = 0;
  #sinceCheck = 0;

  constructor(directory: string, free: FreeBytes) {
    this.#directory = directory;
    this.#freeBytes = free;
  }

  /** @param announced bytes; null if unknown */
  async claim(announced: number | null): Promise<Room> {
    let open = announced ?? 0;
    // Reserved before the check, so that simultaneous claims see each other.
    this.#promised += open;
    const settle = (bytes: number) => {
      const settled = Math.min(open, bytes);
      open -= settled;
      this.#promised -= settled;
    };
    const release = () => {
      settle(open);
    };
    try {
      await this.#refuseBeyondReserve(this.#promised);
    } catch (error) {
      release();
      throw error;
    }
    return {
      take: async (bytes) => {
        settle(bytes);
        this.#sinceCheck += bytes;
        if (this.#sinceCheck < CHECK_EVERY_BYTES) return;
        this.#sinceCheck = 0;
        await this.#refuseBeyondReserve(0);
      },
      release,
    };
  }

  /** Whether there is any space besides the reserve. */
  async hasRoom(): Promise<boolean> {
    return (await this.#freeBytes(this.#directory)) >= RESERVED_BYTES + CHECK_EVERY_BYTES;
  }

  async #refuseBeyondReserve(wanted: number): Promise<void> {
    const free = await this.#freeBytes(this.#directory);
    if (free >= wanted + RESERVED_BYTES + CHECK_EVERY_BYTES) return;
    throw new StorageFull(`${free} bytes are free, ${wanted} wanted besides the reserve`);
  }
}

/** Passes a stream on while there is space for it. */
export async function* withinRoom(
  content: AsyncIterable<Uint8Array>,
  room: Room,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    await room.take(chunk.byteLength);
    yield chunk;
  }
}
