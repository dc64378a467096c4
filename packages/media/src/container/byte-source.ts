/** Random access to the bytes of a film, on a disk or in a browser. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Fewer bytes than asked for where the film ends. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
}
