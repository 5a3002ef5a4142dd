export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: string[] };

/** One text in one language: `# Title`, a paragraph that describes it, then the body. */
export interface Article {
  title: string;
  description: string;
  blocks: Block[];
}

const MARKUP = /[*_`|<>[\]{}\\]|^\s|^#/;

/**
 * Parses a small part of Markdown; anything else is an error, so that no stray mark reaches a
 * reader.
 */
export function parseArticle(markdown: string): Article {
  const [title, description, ...blocks] = paragraphsOf(markdown).map(blockOf);
  if (title?.kind !== 'title') throw new Error('must begin with “# Title”');
  if (description?.kind !== 'paragraph')
    throw new Error('must describe itself in a paragraph under the title');
  return { title: title.text, description: description.text, blocks: blocks.map(bodyBlock) };
}

/** A text without a title: headings with what stands under them. */
export const parseBlocks = (markdown: string): Block[] =>
  paragraphsOf(markdown).map((lines) => bodyBlock(blockOf(lines)));

/** Blank lines separate the blocks; a heading or a title is a block even without them. */
function paragraphsOf(markdown: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of markdown
    .normalize('NFC')
    .split(/\r?\n/)
    .map((raw) => raw.trimEnd())) {
    const alone = line.startsWith('#');
    if (alone || line === '') paragraphs.push([]);
    if (line !== '') paragraphs.at(-1)?.push(line);
    if (alone) paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function blockOf(lines: string[]): Block | { kind: 'title'; text: string } {
  const [first = ''] = lines;
  if (first.startsWith('# ')) return { kind: 'title', text: plain(first.slice(2)) };
  if (first.startsWith('## ')) return { kind: 'heading', text: plain(first.slice(3)) };
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map((line) => itemOf(line, '- ')) };
  if (first.startsWith('1. '))
    return { kind: 'steps', items: lines.map((line, index) => itemOf(line, `${index + 1}. `)) };
  return { kind: 'paragraph', text: plain(lines.map(plain).join(' ')) };
}

function itemOf(line: string, mark: string): string {
  if (!line.startsWith(mark)) throw new Error(`“${line}” should begin with “${mark}”`);
  return plain(line.slice(mark.length));
}

function plain(text: string): string {
  const found = MARKUP.exec(text) ?? /^(?:-|\d+\.)\s/.exec(text);
  if (found) throw new Error(`“${text}” holds “${found[0]}”: only headings, paragraphs, lists and steps`);
  return text;
}

function bodyBlock(block: Block | { kind: 'title'; text: string }): Block {
  if (block.kind === 'title') throw new Error(`a second title: “${block.text}”`);
  return block;
}
