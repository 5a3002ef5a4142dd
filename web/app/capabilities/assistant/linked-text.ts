/** Only paths of the app, with filters or without, become links, whatever a model writes. */
const LINK =
  /\[([^\]\n]{1,200})\]\((\/(?:app(?:\/[a-z0-9/-]+)?(?:\?[\w=&%+.-]{1,300})?|(?:en|fr|ht)\/support))\)/g;

export interface Piece {
  /** The position where it begins, which does not change while the text grows. */
  at: number;
  text: string;
  to?: string;
}

/** Splits `Read [Cholera](/app/education/cholera)` into texts and links. */
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
