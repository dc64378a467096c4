import { CALL_KEYS } from '../../../lib/shortcuts/key-press.ts';

/** The keyboard shortcut of a button, shown if there is room. */
export function KeyHint({ of }: { readonly of: keyof typeof CALL_KEYS }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded border border-current/30 px-1 font-sans text-xs font-medium text-muted lg:inline"
    >
      {CALL_KEYS[of]}
    </kbd>
  );
}
