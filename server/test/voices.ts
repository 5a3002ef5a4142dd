const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** The beginning of a WebM file with one track of this codec. */
export const voice = (codec = 'A_OPUS'): Buffer =>
  Buffer.concat([EBML, Buffer.from(`....webm....${codec}`), Buffer.alloc(64, 1)]);
