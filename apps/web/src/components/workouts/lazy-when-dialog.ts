import { lazyDialog } from '../ui/lazy-part.tsx';

/** Of no use before a date is wrong. */
export const WhenDialog = lazyDialog(async () => (await import('./when-dialog.tsx')).WhenDialog);
