/** Storage name of interrupted uploads; the owner is added. */
export const UPLOADS = 'uploads';
