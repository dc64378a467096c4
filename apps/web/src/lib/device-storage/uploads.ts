/** Under which uploads are kept that stopped on their way: name, owner comes besides. */
export const UPLOADS = 'uploads';
