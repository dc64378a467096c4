import { lazyPart } from '../ui/lazy-part.tsx';

/** Few players ever change it, so no page waits for it. Needs a `<Suspense>` around it. */
export const UsualEquipment = lazyPart(
  async () => (await import('./usual-equipment.tsx')).UsualEquipment,
).Part;
