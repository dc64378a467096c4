import type { z } from 'zod';

const keyFor = (name: string, userId: string) => `hooplog.${name}.${userId}`;

/** Whether a value is kept, whatever it is worth: asked where its schema would be too heavy to load. */
export function hasStored(name: string, userId: string): boolean {
  try {
    return localStorage.getItem(keyFor(name, userId)) !== null;
  } catch {
    return false;
  }
}

/** A value kept for a user, whatever it is; null where nothing, or nothing that can be read, is kept. */
export function readStored(name: string, userId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyFor(name, userId)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value for a user; null forgets. False where storage is forbidden or full. */
export function store(name: string, userId: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(keyFor(name, userId));
    else localStorage.setItem(keyFor(name, userId), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * A value kept in this browser, for one user: written at once, so that not even a tab that closes in the next moment
 * loses it. What is damaged or of an older form counts as absent.
 */
export function storedValue<S extends z.ZodType>(name: string, schema: S) {
  return {
    read(userId: string): z.output<S> | null {
      const { data = null } = schema.safeParse(readStored(name, userId));
      return data;
    },
    /** False where storage is forbidden or full. Null forgets. */
    write: (userId: string, value: z.input<S> | null): boolean => store(name, userId, value),
  };
}
