/** Database of `lib/films`. The name is here so that the database can be removed without loading that code. */
export const FILM_DATABASE = 'hooplog-films';
