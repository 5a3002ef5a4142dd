import { escapeHtml } from '../html.ts';

/** HTML that was written by `html`, so every text in it is escaped. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

function written(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(written).join('');
}

/** Escapes what is inserted, unless `html` wrote it; lists are joined, what is absent is left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, at) => text + written(parts[at])).join(''),
});
