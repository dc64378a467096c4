import { lazyPart } from '../ui/lazy-part.tsx';

/** Few ever change it: no page waits for it. It stands in `<Suspense>`. */
export const UsualEquipment = lazyPart(
  async () => (await import('./usual-equipment.tsx')).UsualEquipment,
).Part;
