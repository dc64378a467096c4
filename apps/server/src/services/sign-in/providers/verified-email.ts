import { z } from 'zod';

/** Checks for ASCII before lower-casing, because lower-casing turns the Kelvin sign into a k. */
const addressSchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/)
  .toLowerCase()
  .max(254)
  .pipe(z.email());

/** An address that the provider has verified, in lower case; null for any other. */
export function verifiedEmail(address: unknown, verified: unknown): string | null {
  // Apple sends a string.
  if (verified !== true && verified !== 'true') return null;
  const parsed = addressSchema.safeParse(address);
  return parsed.success ? parsed.data : null;
}
