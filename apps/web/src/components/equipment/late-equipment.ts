import { latePart } from '../ui/late-part.tsx';

/** Stands in `<Suspense>`: few ever change it, so no page waits for it. */
export const LateUsualEquipment = latePart(
  async () => (await import('./usual-equipment.tsx')).UsualEquipment,
).Part;
