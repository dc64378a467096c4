/** Something that belongs to one user. */
interface Owned {
  readonly userId: string;
}

/** Workouts, shots and videos are their owner's alone: coaches see numbers elsewhere, never these. */
export const mayUse = (userId: string, thing: Owned): boolean => thing.userId === userId;
