import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { pictureWords } from '../../lib/picture/picture-text.ts';

/** A mark drawn over the video. */
export interface Drawn {
  readonly kind: 'ring' | 'way' | 'crossing' | 'feet' | 'court';
  /** "Feet at release" */
  readonly text: string;
  /** Position in the picture for screen readers; null for marks that cover the whole picture. */
  readonly place: string | null;
}

/** Describes in words what is drawn over the video for a shot. */
export function drawnOver(
  { media, calibration }: Pick<Video, 'media' | 'calibration'>,
  shot: LoggedShot | null,
  hasCourt: boolean,
): readonly Drawn[] {
  if (media === null) return [];
  const rim = calibration?.rim ?? null;
  const { path = [], crossing = null, location } = shot?.detection?.evidence ?? {};
  const feet = location?.feet ?? null;
  const ring = calibration?.source === 'user' ? t('The rim you marked') : t('The rim that was found'); // prettier-ignore
  const lines = calibration?.courtSource === 'found' ? t('Court lines as they were found') : t('Court lines'); // prettier-ignore
  const at = (kind: Drawn['kind'], text: string, place: { x: number; y: number } | null) =>
    place === null ? [] : [{ kind, text, place: pictureWords(place, media) }];
  const everywhere = (kind: Drawn['kind'], text: string, isDrawn: boolean) =>
    isDrawn ? [{ kind, text, place: null }] : [];
  return [
    ...at('ring', ring, rim && { x: rim.cx, y: rim.cy }),
    ...everywhere('way', t('Ball path'), path.length > 0),
    ...at('crossing', t('Where it came to the rim'), crossing),
    ...at('feet', t('Feet at release'), feet),
    ...everywhere('court', lines, hasCourt),
  ];
}
