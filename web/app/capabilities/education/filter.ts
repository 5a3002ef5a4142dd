import type { EducationCategory, EducationContent, EducationFormat } from '@lakou/contract/education';
import { EDUCATION_CATEGORIES, EDUCATION_FORMATS } from '@lakou/contract/education.rules';
import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { plainText } from '@lakou/i18n';

export const ALL = 'all';

/** The search and filters; all of them are in the address of the page. */
export interface Filter {
  text: string;
  topic: EducationCategory | typeof ALL;
  format: EducationFormat | typeof ALL;
}

/** Invalid values in the address are ignored. */
export const readFilter = (params: URLSearchParams): Filter => ({
  text: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
  topic: EDUCATION_CATEGORIES.find((topic) => topic === params.get('topic')) ?? ALL,
  format: EDUCATION_FORMATS.find((format) => format === params.get('format')) ?? ALL,
});

export function writeFilter({ text, topic, format }: Filter): URLSearchParams {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (topic !== ALL) params.set('topic', topic);
  if (format !== ALL) params.set('format', format);
  return params;
}

/** The topics and formats that there is something of, in their usual order. */
export function offeredFilters(items: readonly EducationContent[]) {
  return {
    topics: EDUCATION_CATEGORIES.filter((topic) => items.some(({ category }) => category === topic)),
    formats: EDUCATION_FORMATS.filter((format) => items.some((item) => item.format === format)),
  };
}

/**
 * Searches title and description, ignoring case and accents; after these come those that everyday words lead to, given
 * by their ids. Where there are none, those that answer such a question.
 */
export function filtered(
  items: readonly EducationContent[],
  { text, topic, format }: Filter,
  everyday: readonly string[] = [],
): EducationContent[] {
  const asked = plainText(text.trim());
  const chosen = items.filter(
    (item) => (topic === ALL || item.category === topic) && (format === ALL || item.format === format),
  );
  const told = chosen.filter((item) => plainText(`${item.title}\n${item.description}`).includes(asked));
  const meant = everyday.flatMap((one) => chosen.find(({ id }) => id === one) ?? []);
  const found = [...new Set([...told, ...meant])];
  if (found.length > 0) return found;
  return chosen.filter(({ questions }) => questions.some(({ title }) => plainText(title).includes(asked)));
}
