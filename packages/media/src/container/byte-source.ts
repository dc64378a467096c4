/** Random access to the bytes of a film, on a disk or in a browser. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Fewer bytes than requested at the end of the film. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
}
