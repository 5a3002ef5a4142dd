import type { FirstAidTopic } from '@lakou/contract/first-aid';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Topics whose title or category contains these words, ignoring case and accents. */
export function matching(topics: readonly FirstAidTopic[], text: string): FirstAidTopic[] {
  const asked = plain(text.trim());
  return topics.filter(
    ({ title, category }) => plain(title).includes(asked) || plain(category).includes(asked),
  );
}
