/** Why the program cannot start or continue, as a sentence for the person who runs it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
