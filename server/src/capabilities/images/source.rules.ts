import type { Drafts } from '#platform/files/drafts.ts';

/** A file that was handed in: inside a request, or in an upload on the disk. */
export interface Source {
  readonly size: number;
  read(start: number, length: number): Promise<Buffer>;
  chunks(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export const sourceOfBytes = (bytes: Buffer): Source => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
  chunks: () => [bytes],
});

export const sourceOfDraft = (drafts: Drafts, id: string, size: number): Source => ({
  size,
  read: (start, length) => drafts.read(id, start, length),
  chunks: () => drafts.stream(id),
});
