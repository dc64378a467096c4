import { z } from 'zod';

const addressSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** An address that the provider says it verified, as ours are written; null for any other. */
export function verifiedEmail(address: unknown, verified: unknown): string | null {
  // Apple writes the word.
  if (verified !== true && verified !== 'true') return null;
  const parsed = addressSchema.safeParse(address);
  return parsed.success ? parsed.data : null;
}
