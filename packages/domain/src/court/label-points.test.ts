import { expect, test } from 'vitest';
import { DETAIL_ZONE_IDS } from './detail-zone-names.ts';
import { detailZoneLabelPoint, detailZonePolygon } from './detail-zones.ts';
import { visualCentre } from './visual-centre.ts';
import {
  touchZoneLabelPoint,
  touchZonePolygon,
  zoneLabelPoint,
  zonePolygon,
} from './zone-polygons.ts';
import { ZONE_IDS } from './zones.ts';

const LABELS = [
  ...ZONE_IDS.map((id) => ({ of: id, label: zoneLabelPoint(id), outline: zonePolygon(id) })),
  ...ZONE_IDS.map((id) => ({
    of: `${id}, for pressing`,
    label: touchZoneLabelPoint(id),
    outline: touchZonePolygon(id),
  })),
  ...DETAIL_ZONE_IDS.map((id) => ({
    of: id,
    label: detailZoneLabelPoint(id),
    outline: detailZonePolygon(id),
  })),
];

test.each(LABELS)('the label of $of stands where it has most room', ({ label, outline }) => {
  const { x, y } = visualCentre(outline);
  expect([label.x, label.y]).toEqual([expect.closeTo(x, 3), expect.closeTo(y, 3)]);
});
