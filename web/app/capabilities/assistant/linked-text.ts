/** Only our own pages become links: whatever a model writes, it leads nowhere else. */
const LINK = /\[([^\]\n]{1,200})\]\((\/app\/[a-z0-9/-]+)\)/g;

export interface Piece {
  /** Where it begins, which does not change as the text grows. */
  at: number;
  text: string;
  to?: string;
}

/** `Read [Cholera](/app/education/cholera)` as words and links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, title = '', to = ''] = match;
    if (match.index > end) pieces.push({ at: end, text: text.slice(end, match.index) });
    pieces.push({ at: match.index, text: title, to });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}
