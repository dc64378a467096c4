import { lateDialog } from '../ui/late-part.tsx';

/** Of no use before a date is wrong. */
export const WhenDialog = lateDialog(async () => (await import('./when-dialog.tsx')).WhenDialog);
