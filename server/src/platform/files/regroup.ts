/** The same bytes in pieces of this size; the last may be smaller. */
export async function* regroup(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (bytes + rest.length >= size) {
      const take = size - bytes;
      yield Buffer.concat([...waiting, rest.subarray(0, take)], size);
      rest = rest.subarray(take);
      waiting = [];
      bytes = 0;
    }
    if (rest.length > 0) waiting.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting, bytes);
}
