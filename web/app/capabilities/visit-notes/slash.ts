import { plainText } from '@lakou/i18n';
export interface Slash {
  /** Where the slash is. */
  readonly start: number;
  /** What is typed behind it, up to the caret. */
  readonly query: string;
}

const LONGEST = 30;

/** A slash at the beginning of a word asks for something to insert; one inside `158/94` does not. */
export function slashAt(text: string, caret: number): Slash | undefined {
  const start = text.lastIndexOf('/', caret - 1);
  if (start < 0 || caret - start > LONGEST) return undefined;
  if (start > 0 && !/\s/.test(text[start - 1] ?? '')) return undefined;
  const query = text.slice(start + 1, caret);
  return /\s/.test(query) ? undefined : { start, query };
}

/** The text with something in place of what was asked for, and where the caret then stands. */
export function insertAt(
  text: string,
  from: number,
  to: number,
  inserted: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}

/** Whether a word of the title begins with what is typed. */
export const fits = (title: string, query: string): boolean =>
  plainText(title)
    .split(/\s+/)
    .some((word) => word.startsWith(plainText(query)));
