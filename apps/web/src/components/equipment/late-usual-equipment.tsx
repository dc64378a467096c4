import { latePart } from '../ui/late-part.tsx';

/** Few ever change it: no page waits for it. It stands in `<Suspense>`. */
export const UsualEquipment = latePart(
  async () => (await import('./usual-equipment.tsx')).UsualEquipment,
).Part;
