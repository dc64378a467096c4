import { t } from '@hooplog/language';
import type { DeviceCountFailure } from './protocol.ts';

/** Texts for the player; those about the hoop are the server's. */
const WORDS: Readonly<Record<Exclude<DeviceCountFailure, 'aborted'>, string>> = {
  eyes_unavailable: t('The shot counter could not be loaded. Check your connection and try again.'),
  cannot_decode: t(
    'This browser cannot read all of this video. Save it as a new MP4 of at most 500 MB on your phone, and choose that one.',
  ),
  unreadable: t('This video could not be read to its end. Choose it again, or another copy of it.'),
  no_hoop: t(
    'We could not find the hoop in this video. Mark it yourself, or try a place where the whole rim is in view.',
  ),
  internal: t('Something went wrong while counting. Try again, or have the server count it.'),
};

/** Null if the player cancelled. */
export const failureWords = (code: DeviceCountFailure): string | null =>
  code === 'aborted' ? null : WORDS[code];
