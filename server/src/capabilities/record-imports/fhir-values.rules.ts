import { withoutHidden } from '@lakou/contract/one-line.rules';

/** What others wrote: every field may be missing or of another type than the standard says. */
export interface Fields {
  readonly [name: string]: unknown;
}

const NONE: Fields = {};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : NONE);
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** One line without control characters and signs that nobody sees; empty when it is no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? withoutHidden(value)
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
    : '';
/** The same with its lines. */
export const linesOf = (value: unknown): string =>
  typeof value === 'string'
    ? withoutHidden(value)
        .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
        .trim()
    : '';

export const codesOf = (concept: unknown): string[] =>
  listOf(fieldsOf(concept).coding).flatMap(({ code }) => textOf(code) || []);

/** The words of a concept: its own, else those of a code. */
export function conceptText(concept: unknown): string {
  const { text, coding } = fieldsOf(concept);
  return (
    textOf(text) ||
    (listOf(coding)
      .map(({ display }) => textOf(display))
      .find(Boolean) ??
      '')
  );
}

export function codeIn(concept: unknown, system: string): string | undefined {
  const found = listOf(fieldsOf(concept).coding).find((coding) => coding.system === system);
  return found && (textOf(found.code) || undefined);
}

/** Shortened so that a reader sees that it was. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

export const orNull = (text: string): string | null => text || null;
