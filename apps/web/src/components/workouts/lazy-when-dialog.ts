import { lazyDialog } from '../ui/lazy-part.tsx';

/** Needed only if a date is wrong. */
export const WhenDialog = lazyDialog(async () => (await import('./when-dialog.tsx')).WhenDialog);
