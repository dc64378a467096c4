/**
 * Films that were counted on this device and never left it, by the id of their video. A film is one file on the count's
 * clock: a live film is stored as clips of its shots, each at its own seconds in one file.
 */

const FOLDER = 'films';
/** How many films are stored: those of workouts that may still be reviewed. */
const MAX_KEPT = 3;
/** Free space to leave on the device, in multiples of a film's size. */
const ROOM_PER_BYTE = 2;

/** Films in memory while this page lives: chosen files are available without a copy. */
const inMemory = new Map<string, Blob>();

async function folder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(FOLDER, { create: true });
  } catch {
    // Private windows, older browsers, plain http.
    return null;
  }
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > ROOM_PER_BYTE * bytes;
}

/** Stored films, oldest first. */
async function storedIn(films: FileSystemDirectoryHandle): Promise<FileSystemFileHandle[]> {
  const found: { readonly handle: FileSystemFileHandle; readonly at: number }[] = [];
  for await (const handle of films.values()) {
    if (!(handle instanceof FileSystemFileHandle)) continue;
    found.push({ handle, at: (await handle.getFile()).lastModified });
  }
  return found.sort((a, b) => a.at - b.at).map(({ handle }) => handle);
}

/** Keeps a film in memory while the page lives, and a copy on disk if there is space. */
export async function keepFilm(videoId: string, film: Blob): Promise<void> {
  inMemory.set(videoId, film);
  const films = await folder();
  if (films === null) return;
  try {
    const stored = await storedIn(films);
    for (const { name } of stored.slice(0, Math.max(0, stored.length + 1 - MAX_KEPT))) {
      await films.removeEntry(name);
    }
    if (!(await hasRoomFor(film.size))) return;
    const file = await films.getFileHandle(videoId, { create: true });
    const writing = await file.createWritable();
    await film.stream().pipeTo(writing);
  } catch {
    // A partial film is useless.
    await films.removeEntry(videoId).catch(() => undefined);
  }
}

/** The film of a video; null if this device does not have it (any more). */
export async function filmOf(videoId: string): Promise<Blob | null> {
  const known = inMemory.get(videoId);
  if (known !== undefined) return known;
  try {
    const file = await (await folder())?.getFileHandle(videoId);
    return (await file?.getFile()) ?? null;
  } catch {
    return null;
  }
}

/** Removes a film; without an id all of them, as for the next user of this device. */
export async function forgetFilms(videoId?: string): Promise<void> {
  if (videoId === undefined) inMemory.clear();
  else inMemory.delete(videoId);
  try {
    if (videoId !== undefined) await (await folder())?.removeEntry(videoId);
    else await (await navigator.storage.getDirectory()).removeEntry(FOLDER, { recursive: true });
  } catch {
    // There was nothing to remove.
  }
}
