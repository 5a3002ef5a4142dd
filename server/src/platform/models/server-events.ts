/**
 * The JSON of each server-sent event, as it arrives; data that is not JSON (`[DONE]`) is skipped.
 */
export async function* readEvents(bytes: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) yield* eventIn(line);
  }
  yield* eventIn(rest);
}

function* eventIn(line: string): Generator<unknown> {
  if (!line.startsWith('data:')) return;
  const data = line.slice('data:'.length).trim();
  if (data.startsWith('{')) yield JSON.parse(data);
}
