/** What Redis answers, in RESP3. What is pushed answers no command. */
export type RespValue = string | number | null | Error | RespValue[] | { readonly pushed: RespValue[] };

const LINE_END = '\r\n';

interface Parsed {
  readonly value: RespValue;
  /** Where the next value begins. */
  readonly end: number;
}

/** Several values; undefined while some are still to come. */
function parseMany(
  bytes: Buffer,
  start: number,
  count: number,
): { values: RespValue[]; end: number } | undefined {
  const values: RespValue[] = [];
  let end = start;
  for (let n = 0; n < count; n++) {
    const parsed = parseValue(bytes, end);
    if (!parsed) return undefined;
    values.push(parsed.value);
    end = parsed.end;
  }
  return { values, end };
}

function parseText(bytes: Buffer, start: number, length: number): Parsed | undefined {
  if (length < 0) return { value: null, end: start };
  const end = start + length + LINE_END.length;
  return bytes.length < end ? undefined : { value: bytes.toString('utf8', start, start + length), end };
}

function parseValue(bytes: Buffer, start: number): Parsed | undefined {
  const lineEnd = bytes.indexOf(LINE_END, start);
  if (lineEnd < 0) return undefined;
  const kind = String.fromCharCode(bytes[start] ?? 0);
  const line = bytes.toString('utf8', start + 1, lineEnd);
  const end = lineEnd + LINE_END.length;
  const many = (count: number, wrap: (values: RespValue[]) => RespValue = (values) => values) => {
    const found = parseMany(bytes, end, count);
    return found && { value: wrap(found.values), end: found.end };
  };
  switch (kind) {
    case '+':
    case ',':
    case '#':
    case '(':
      return { value: line, end };
    case '-':
      return { value: new Error(line), end };
    case ':':
      return { value: Number(line), end };
    case '_':
      return { value: null, end };
    case '$':
    case '=':
      return parseText(bytes, end, Number(line));
    case '*':
    case '~':
      return many(Number(line));
    case '%':
      return many(2 * Number(line));
    case '>':
      return many(Number(line), (pushed) => ({ pushed }));
    default:
      throw new Error('this is not RESP');
  }
}

/** Takes bytes as they arrive, and gives each value once it is whole. Throws on what is no RESP. */
export function createRespReader(onValue: (value: RespValue) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (;;) {
      const parsed = parseValue(rest, 0);
      if (!parsed) return;
      rest = rest.subarray(parsed.end);
      onValue(parsed.value);
    }
  };
}

/** A command as Redis reads it. */
export const respCommand = (parts: readonly string[]): string =>
  [`*${parts.length}`, ...parts.flatMap((part) => [`$${Buffer.byteLength(part)}`, part]), ''].join(LINE_END);
