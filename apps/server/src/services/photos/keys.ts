import type { StorageKey } from '../../storage/storage.ts';

const PREFIX = 'photo-';
const ADDRESS = '/api/photos/';

/** Each photo has a folder of its own; its id is random and never reused. */
export const photoFolder = (photoId: string): string => PREFIX + photoId;
export const photoKey = (photoId: string): StorageKey => ({
  folder: photoFolder(photoId),
  name: 'picture',
});

export const photoUrl = (photoId: string): string => ADDRESS + photoId;

/** The id of one of our photos; null without a photo, or for one stored elsewhere. */
export function photoIdOf(profileImageUrl: string | null): string | null {
  return profileImageUrl?.startsWith(ADDRESS) === true
    ? profileImageUrl.slice(ADDRESS.length)
    : null;
}

/** The id in the name of a folder; null if the folder holds no photo. */
export function photoIdOfFolder(folder: string): string | null {
  return folder.startsWith(PREFIX) ? folder.slice(PREFIX.length) : null;
}
