/** Where `lib/films` keeps what is filmed: known without its code, so that it can be removed. */
export const FILM_DATABASE = 'hooplog-films';
