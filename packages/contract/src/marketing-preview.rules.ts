/** How many pixels a search engine shows of a title and of a description. */
export const PREVIEW_PIXELS = { title: 600, description: 920 } as const;
const PREVIEW_FONT = { title: 20, description: 14 } as const;

/** Widths of Arial in thousandths of its size, by the characters that share one. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["'ijl‘’", 210],
  [' !,./:;I[\\]ftïîì·\u00a0', 278],
  ['()-r`°“”"', 345],
  ['*^', 430],
  ['Jckszvxyç', 500],
  ['+<=>~', 584],
  ['FTZ', 611],
  ['&ABEKPSVXYÀÂÈÉÊË', 667],
  ['CDHNRUwÇÙÛ', 722],
  ['GOQÒÔ', 778],
  ['Mm', 833],
  ['%', 889],
  ['W—…', 970],
];
const OTHERS = 556;
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** How wide a line is in Arial of this size; an estimate, since each device draws with its own font. */
export const pixelsOf = (text: string, fontSize: number): number =>
  Math.round(
    ([...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? OTHERS), 0) * fontSize) / 1000,
  );

interface Preview {
  readonly pixels: number;
  readonly fits: boolean;
  /** The text as it is shown: cut at a word, with dots, when it is too wide. */
  readonly shown: string;
}

export function previewOf(text: string, part: keyof typeof PREVIEW_PIXELS): Preview {
  const most = PREVIEW_PIXELS[part];
  const size = PREVIEW_FONT[part];
  const line = text.replace(/\s+/g, ' ').trim();
  const pixels = pixelsOf(line, size);
  if (pixels <= most) return { pixels, fits: true, shown: line };
  const letters = [...line];
  while (letters.length > 0 && pixelsOf(`${letters.join('')}…`, size) > most) letters.pop();
  const cut = letters.join('');
  const word = cut.lastIndexOf(' ');
  return { pixels, fits: false, shown: `${(word > cut.length / 2 ? cut.slice(0, word) : cut).trimEnd()}…` };
}
