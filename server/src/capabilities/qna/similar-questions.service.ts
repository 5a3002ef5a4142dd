import type { Question } from '@lakou/contract/qna';
import type { Grant } from '#platform/access/grant.ts';
import { listQuestions } from './questions.store.ts';

/** Short words are in every question; so many of the longest, and of each the newest questions. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 4;
const NEWEST_OF_EACH = 50;

const longestWords = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS);

/** Questions that share words with a text, those that share most first, then the newest. */
export async function listSimilar(
  grant: Grant<'questions:list'>,
  text: string,
  limit: number,
): Promise<Question[]> {
  const found = await Promise.all(
    longestWords(text).map((q) => listQuestions(grant, { q, limit: NEWEST_OF_EACH })),
  );
  const questions = new Map(found.flat().map((question) => [question.id, question]));
  const shared = Map.groupBy(found.flat(), ({ id }) => id);
  const count = ({ id }: Question) => shared.get(id)?.length ?? 0;
  return [...questions.values()]
    .toSorted((a, b) => count(b) - count(a) || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}
