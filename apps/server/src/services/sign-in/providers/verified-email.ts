import { z } from 'zod';

const addressSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An address that the provider has verified, in lower case; null for any other. */
export function verifiedEmail(address: unknown, verified: unknown): string | null {
  // Apple sends a string.
  if (verified !== true && verified !== 'true') return null;
  const parsed = addressSchema.safeParse(address);
  return parsed.success ? parsed.data : null;
}
