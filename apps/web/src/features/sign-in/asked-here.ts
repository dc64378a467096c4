import { store, readStored } from '../../lib/device-storage/stored-value.ts';

const NAME = 'asked-for-code';
const THIS_DEVICE = 'here';
/** Lifetime of a code, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;

/** What this browser needs to continue when the mailed link is opened in another tab. Contains no e-mail address. */
export interface AskedHere {
  /** Path on this site to return to. */
  readonly returnTo: string;
  /** The address completes a sign-in at a provider that supplied none. */
  readonly forPending: boolean;
}

/** Remembers that this browser has asked for a code. */
export const noteAsked = (asked: AskedHere): boolean =>
  store(NAME, THIS_DEVICE, { ...asked, until: Date.now() + LIFETIME_MS });

export const forgetAsked = (): boolean => store(NAME, THIS_DEVICE, null);

/** Null if no code was requested recently. */
export function readAsked(): AskedHere | null {
  const stored = readStored(NAME, THIS_DEVICE) as (AskedHere & { readonly until: number }) | null;
  return stored !== null && stored.until > Date.now() ? stored : null;
}

/** Calls `onForgotten` when another tab of this browser has signed in. Returns a function that stops listening. */
export function whenSignedInElsewhere(onForgotten: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.includes(NAME) === true && newValue === null) onForgotten();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
