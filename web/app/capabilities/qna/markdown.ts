/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly text: string };

/** Lines that belong together. */
interface Lines {
  readonly kind: 'paragraph' | 'heading' | 'list' | 'steps' | 'quote';
  readonly lines: (readonly Inline[])[];
}
export type Block = Lines | { readonly kind: 'code'; readonly text: string };

const MARKS = [
  { kind: 'heading', mark: /^#{1,6}\s+/ },
  { kind: 'list', mark: /^\s*[-*+]\s+/ },
  { kind: 'steps', mark: /^\s*\d{1,3}[.)]\s+/ },
  { kind: 'quote', mark: /^>\s?/ },
] as const;

const FENCE = /^```.*$/m;

/**
 * Reads the part of Markdown that people use in answers. HTML and images are not part of it: they stay the characters
 * that were typed.
 */
export function parseMarkdown(source: string): Block[] {
  // What stands between two fences is every second part.
  return source
    .replaceAll('\r\n', '\n')
    .split(FENCE)
    .flatMap((part, at): Block[] =>
      at % 2 === 1 ? [{ kind: 'code', text: part.replace(/^\n|\n$/g, '') }] : parseLines(part),
    );
}

/** A blank line or another mark begins the next block. */
function parseLines(part: string): Lines[] {
  const blocks: Lines[] = [];
  let last: Lines | undefined;
  for (const line of part.split('\n')) {
    const read = line.trim() === '' ? undefined : readLine(line);
    if (read && last?.kind === read.kind && read.kind !== 'heading') last.lines.push(read.inline);
    else if (read) {
      last = { kind: read.kind, lines: [read.inline] };
      blocks.push(last);
    } else last = undefined;
  }
  return blocks;
}

function readLine(line: string): { kind: Lines['kind']; inline: Inline[] } {
  const found = MARKS.find(({ mark }) => mark.test(line));
  if (!found) return { kind: 'paragraph', inline: parseInline(line) };
  return { kind: found.kind, inline: parseInline(line.replace(found.mark, '')) };
}

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<strong>(?:[^*]|\*(?!\*))+)\*\*|(?<![\p{L}\p{N}*])\*(?<starred>[^*\s](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?<under>[^_\s](?:[^_]*[^_\s])?)_(?![\p{L}\p{N}_])|(?<!!)\[(?<label>[^[\]]+)\]\((?<to>[^()\s]+)\)/gu;

/** Only addresses of other secure sites lead anywhere; anything else stays as it was typed. */
export function safeAddress(text: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text);
    return protocol === 'https:' && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let read = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > read) pieces.push({ kind: 'text', text: text.slice(read, found.index) });
    pieces.push(pieceOf(found[0], found.groups ?? {}));
    read = found.index + found[0].length;
  }
  return read < text.length ? [...pieces, { kind: 'text', text: text.slice(read) }] : pieces;
}

function pieceOf(typed: string, groups: Readonly<Record<string, string | undefined>>): Inline {
  const { code, strong, starred, under, label, to } = groups;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) };
  const emphasis = starred ?? under;
  if (emphasis !== undefined) return { kind: 'emphasis', children: parseInline(emphasis) };
  const address = to === undefined ? undefined : safeAddress(to);
  return address && label ? { kind: 'link', to: address, text: label } : { kind: 'text', text: typed };
}
