import type { FirstAidTopic } from '@lakou/contract/first-aid';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Topics whose title or category contains these words, ignoring case and accents. */
export function matching(topics: readonly FirstAidTopic[], text: string): FirstAidTopic[] {
  const asked = plain(text.trim());
  return topics.filter(
    ({ title, category }) => plain(title).includes(asked) || plain(category).includes(asked),
  );
}

/** The topics by category; the category of the first topic, which saves a life, comes first. */
export const groupsOf = (topics: readonly FirstAidTopic[]): [string, FirstAidTopic[]][] => [
  ...Map.groupBy(topics, ({ category }) => category),
];
