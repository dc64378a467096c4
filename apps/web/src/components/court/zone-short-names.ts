import type { ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** Names short enough to fit into a zone on a phone, below its number. */
export const ZONE_SHORT_NAMES: Readonly<Record<ZoneId, string>> = {
  zone_1_paint: t('Paint'),
  zone_2_left_midrange: t('Mid'),
  zone_3_high_school_three: 'HS 3',
  zone_4_left_wing_hs_three: t('HS wing'),
  zone_5_free_throw: 'FT',
  zone_6_top_of_key: t('Top of key'),
  zone_7_right_hs_three: t('HS wing'),
  zone_8_right_midrange: t('Mid'),
  zone_9_hs_three_right: 'HS 3',
  zone_10_right_corner_three: t('Corner'),
  zone_11_right_wing_three: t('Wing 3'),
  zone_12_top_key_three: t('Top 3'),
  zone_13_left_wing_three: t('Wing 3'),
  zone_14_left_corner_three: t('Corner'),
};
