/** Reads a film's index, on a server and in a browser: nothing in here needs Node. */
export type { ByteSource } from './container/byte-source.ts';
export { chooseFilm } from './container/choose-film.ts';
export { MissingPictures } from './container/missing-pictures.ts';
export { changesPace, presentationOf } from './container/presentation.ts';
export type { Presentation } from './container/presentation.ts';
export { readMovie } from './container/read-movie.ts';
export type { Movie, PictureTrack } from './container/read-movie.ts';
