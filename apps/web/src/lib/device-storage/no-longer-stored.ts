/** Something is no longer on this device: the browser or the player has removed it. Its message is for the player. */
export class NoLongerStored extends Error {
  override readonly name = 'NoLongerKept';
}
