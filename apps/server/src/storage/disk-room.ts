import * as fs from 'node:fs/promises';
import { StorageFull } from './storage.ts';

/** Left free for the database, which usually lives on the same disk and must not run into its end. */
const RESERVED_BYTES = 64 * 1024 * 1024;
/** Written by all uploads together between two looks at the disk. */
const LOOK_EVERY_BYTES = 4 * 1024 * 1024;

/** Bytes that are free below a directory. */
export type FreeBytes = (directory: string) => Promise<number>;

/** As the system counts them for users other than root. */
export const freeBytes: FreeBytes = async (directory) => {
  const { bavail, bsize } = await fs.statfs(directory);
  return bavail * bsize;
};

/** Room for one file, given back by `release`. */
interface Room {
  /** Before so many bytes more are written. Throws `StorageFull` where the reserve would be touched. */
  take(bytes: number): Promise<void>;
  release(): void;
}

/**
 * Shares a disk's free room among all files that are being written: what was promised to one is not promised to the next,
 * and who did not say how much is coming is stopped in time as well.
 */
export class DiskRoom {
  readonly #directory: string;
  readonly #freeBytes: FreeBytes;
  /** Announced by files under way, and not yet written. */
  #promised = 0;
  #sinceLook = 0;

  constructor(directory: string, free: FreeBytes) {
    this.#directory = directory;
    this.#freeBytes = free;
  }

  /** @param announced bytes; null where nobody knows */
  async claim(announced: number | null): Promise<Room> {
    let open = announced ?? 0;
    // Promised before it is asked for: of two claims at the same time each sees the other.
    this.#promised += open;
    const keep = (bytes: number) => {
      const kept = Math.min(open, bytes);
      open -= kept;
      this.#promised -= kept;
    };
    const release = () => {
      keep(open);
    };
    try {
      await this.#refuseBeyondReserve(this.#promised);
    } catch (error) {
      release();
      throw error;
    }
    return {
      take: async (bytes) => {
        keep(bytes);
        this.#sinceLook += bytes;
        if (this.#sinceLook < LOOK_EVERY_BYTES) return;
        this.#sinceLook = 0;
        await this.#refuseBeyondReserve(0);
      },
      release,
    };
  }

  /** Whether there is any room besides the reserve. */
  async hasRoom(): Promise<boolean> {
    return (await this.#freeBytes(this.#directory)) >= RESERVED_BYTES + LOOK_EVERY_BYTES;
  }

  async #refuseBeyondReserve(wanted: number): Promise<void> {
    const free = await this.#freeBytes(this.#directory);
    if (free >= wanted + RESERVED_BYTES + LOOK_EVERY_BYTES) return;
    throw new StorageFull(`${free} bytes are free, ${wanted} wanted besides the reserve`);
  }
}

/** Passes a stream on as long as there is room for it. */
export async function* withinRoom(
  content: AsyncIterable<Uint8Array>,
  room: Room,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    await room.take(chunk.byteLength);
    yield chunk;
  }
}
