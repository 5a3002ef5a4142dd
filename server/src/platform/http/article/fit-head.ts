import { PRODUCT } from '@lakou/i18n';
import { shortened } from './parts.ts';

const TITLE = { least: 50, most: 60 } as const;
const DESCRIPTION = { least: 140, most: 160 } as const;
const MOST_PARTS = 8;

/** Every choice of parts in their order, those of few parts first. */
function choices(parts: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const part of parts) for (const chosen of [...found]) found.push([...chosen, part]);
  return found.sort((one, other) => one.length - other.length);
}

/**
 * A title that a search result shows whole: the name, as many of the parts that the page has as fit, and where it is.
 */
export function fitTitle(name: string, parts: readonly string[], above: string): string {
  const chosen = choices([...new Set(parts)].slice(0, MOST_PARTS));
  const ends = [` · ${above} · ${PRODUCT}`, ` · ${PRODUCT}`, ` · ${above}`, ''];
  // A name that is too long goes without what it has in brackets.
  const titles = [name, name.replace(/\s*\([^)]*\)$/u, '')].flatMap((one) =>
    ends.flatMap((end) =>
      chosen.map((some) => (some.length > 0 ? `${one} – ${some.join(', ')}${end}` : `${one}${end}`)),
    ),
  );
  const short = titles.filter((title) => [...title].length <= TITLE.most);
  const fitting = short.find((title) => [...title].length >= TITLE.least);
  const longest = short.reduce((best, title) => (title.length > best.length ? title : best), '');
  return fitting ?? (longest || shortened(name, TITLE.most));
}

/** What a search result says of a page: its description, and where that is short, how the text goes on. */
export function fitDescription(description: string, text: string): string {
  const whole = description.length >= DESCRIPTION.least ? description : `${description} ${text}`;
  return shortened(whole, DESCRIPTION.most);
}
