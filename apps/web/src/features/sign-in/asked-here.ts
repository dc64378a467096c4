import { store, readStored } from '../../lib/device-storage/stored-value.ts';

const NAME = 'asked-for-code';
const THIS_DEVICE = 'here';
/** As long as a code is good. Milliseconds. */
const LIFETIME_MS = 10 * 60_000;

/** What this browser goes on with when the link of its mail is opened in another tab. No address is among it. */
export interface AskedHere {
  /** Path of this site to come back to. */
  readonly returnTo: string;
  /** The address belongs to an account at a provider that gave none. */
  readonly forPending: boolean;
}

/** This browser has asked for a code. */
export const noteAsked = (asked: AskedHere): boolean =>
  store(NAME, THIS_DEVICE, { ...asked, until: Date.now() + LIFETIME_MS });

export const forgetAsked = (): boolean => store(NAME, THIS_DEVICE, null);

/** Null where no code was asked for, or not lately. */
export function readAsked(): AskedHere | null {
  const kept = readStored(NAME, THIS_DEVICE) as (AskedHere & { readonly until: number }) | null;
  return kept !== null && kept.until > Date.now() ? kept : null;
}

/** Calls `onForgotten` when another tab of this browser has signed in; the answer stops it. */
export function whenSignedInElsewhere(onForgotten: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.includes(NAME) === true && newValue === null) onForgotten();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
