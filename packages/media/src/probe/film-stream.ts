import { chooseFilm } from '../container/choose-film.ts';
import type { Presentation } from '../container/presentation.ts';
import { presentationOf } from '../container/presentation.ts';
import type { Movie, PictureTrack } from '../container/read-movie.ts';
import { MediaError } from '../media-error.ts';
import type { FfprobeReport, FfprobeStream } from './ffprobe-report.ts';

/** The stream of a file that is the film, with its facts from the file's index. */
export interface FilmStream {
  readonly stream: FfprobeStream;
  /** Null for AVI files, and for files with an unreadable index. */
  readonly track: PictureTrack | null;
  /** Also null if pictures are listed fragment by fragment. */
  readonly presentation: Presentation | null;
}

/** Chooses the film of a file. Throws a `MediaError` if it has none. */
export function filmStream({ streams, format }: FfprobeReport, movie: Movie | null): FilmStream {
  const pictures = streams.filter(
    (s) => s.codec_type === 'video' && s.disposition?.attached_pic !== 1,
  );
  const candidates = pictures.map((stream) => {
    const track = movie?.tracks.find(({ id }) => id === stream.id) ?? null;
    const presentation = movie && track && presentationOf(track, movie);
    return {
      film: { stream, track, presentation },
      isDefault: stream.disposition?.default === 1,
      seconds: presentation?.end ?? (stream.duration || format.duration),
      pictures: presentation?.pictures.length ?? stream.nb_frames,
      pixels: stream.width * stream.height,
    };
  });
  const chosen = chooseFilm(candidates);
  if (chosen === null) throw new MediaError('no_video_stream');
  return chosen.film;
}
