const HEAD_BYTES = 5;
const MOST_BYTES = 256 * 1024;

const KINDS = ['header', 'table', 'file', 'data', 'end', 'manifest'] as const;
type FrameKind = (typeof KINDS)[number];

export interface Frame {
  readonly kind: FrameKind;
  readonly body: Buffer;
}

/** A frame that says something. */
export const note = (kind: Exclude<FrameKind, 'data'>, value: object): Frame => ({
  kind,
  body: Buffer.from(JSON.stringify(value)),
});

/** A backup is a row of frames: what kind, how long, and the bytes. */
export async function* writeFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const { kind, body } of frames)
    for (let at = 0; at === 0 || at < body.length; at += MOST_BYTES) {
      const part = kind === 'data' ? body.subarray(at, at + MOST_BYTES) : body;
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt8(KINDS.indexOf(kind), 0);
      head.writeUInt32BE(part.length, 1);
      yield Buffer.concat([head, part]);
      if (kind !== 'data') break;
    }
}

export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    while (held.length >= HEAD_BYTES) {
      const kind = KINDS[held.readUInt8(0)];
      const end = HEAD_BYTES + held.readUInt32BE(1);
      if (!kind) throw new Error('This backup was written by a newer version.');
      if (held.length < end) break;
      yield { kind, body: held.subarray(HEAD_BYTES, end) };
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw new Error('This backup ends in the middle.');
}
