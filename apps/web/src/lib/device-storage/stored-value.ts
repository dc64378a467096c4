import type { z } from 'zod';

const keyFor = (name: string, userId: string) => `hooplog.${name}.${userId}`;

/** Whether a value is stored, valid or not: for code that must not load the schema. */
export function hasStored(name: string, userId: string): boolean {
  try {
    return localStorage.getItem(keyFor(name, userId)) !== null;
  } catch {
    return false;
  }
}

/** A value stored for a user, unchecked; null if nothing, or nothing readable, is stored. */
export function readStored(name: string, userId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyFor(name, userId)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value for a user; null removes it. False if storage is forbidden or full. */
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
 * A value stored in this browser for one user. It is written synchronously, so that even a tab that closes right
 * afterwards does not lose it. Damaged values and those of an older format count as absent.
 */
export function storedValue<S extends z.ZodType>(name: string, schema: S) {
  return {
    read(userId: string): z.output<S> | null {
      const { data = null } = schema.safeParse(readStored(name, userId));
      return data;
    },
    /** False if storage is forbidden or full. Null removes it. */
    write: (userId: string, value: z.input<S> | null): boolean => store(name, userId, value),
  };
}
