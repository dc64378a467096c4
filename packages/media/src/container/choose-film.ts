/** The facts by which one of several picture tracks is chosen. */
interface TrackFacts {
  /** Whether players show it by default. */
  readonly isDefault: boolean;
  readonly seconds: number;
  /** Number of pictures; 0 if the file does not say. */
  readonly pictures: number;
  /** Pixels of one picture. */
  readonly pixels: number;
}

/** A track shorter than this part of the longest one is a cover or a preview. */
const MIN_PART_OF_LONGEST = 0.5;

/** The track that is the film: of the long tracks the default one, else the largest. */
export function chooseFilm<T extends TrackFacts>(tracks: readonly T[]): T | null {
  const moving = tracks.filter(({ pictures }) => pictures !== 1);
  const candidates = moving.length > 0 ? moving : tracks;
  const longest = Math.max(...candidates.map(({ seconds }) => seconds));
  const lasting = candidates.filter(({ seconds }) => seconds >= MIN_PART_OF_LONGEST * longest);
  return (
    lasting.toSorted(
      (a, b) => Number(b.isDefault) - Number(a.isDefault) || b.pixels - a.pixels,
    )[0] ?? null
  );
}
