/** The eyes cannot be opened. The message tells an operator what is wrong and what to do. */
export class EyesUnavailable extends Error {
  override readonly name = 'EyesUnavailable';
}
