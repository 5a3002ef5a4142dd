import type { FirstAidTopic } from '@lakou/contract/first-aid';
import { plainText } from '@lakou/i18n';

/**
 * Topics whose title or category contains these words, ignoring case and accents; after them those that everyday words
 * lead to, given by their ids.
 */
export function matching(
  topics: readonly FirstAidTopic[],
  text: string,
  everyday: readonly string[] = [],
): FirstAidTopic[] {
  const asked = plainText(text.trim());
  const titled = topics.filter(
    ({ title, category }) => plainText(title).includes(asked) || plainText(category).includes(asked),
  );
  const meant = everyday.flatMap((one) => topics.find(({ id }) => id === one) ?? []);
  return [...new Set([...titled, ...meant])];
}

/** The topics by category; the category of the first topic, which saves a life, comes first. */
export const groupsOf = (topics: readonly FirstAidTopic[]): [string, FirstAidTopic[]][] => [
  ...Map.groupBy(topics, ({ category }) => category),
];
