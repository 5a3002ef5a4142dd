import type { Question } from '@lakou/contract/qna';
import type { Grant } from '#platform/access/grant.ts';
import { authorOf, type Dated, questionFor, written } from './qna.store.ts';

// Of the longest words of a text the newest questions each: at most 400 rows are read, however many there are.
const MOST_WORDS = 8;
const NEWEST_OF_EACH = 50;

/**
 * Questions whose title or tags share words with a text, those that share most first, then the newest. A word that few
 * questions have counts twice.
 */
export async function listSimilar(
  { db, actor }: Grant<'questions:list'>,
  text: string,
  limit: number,
): Promise<Question[]> {
  const rows = await db.read<Dated<Question>>(
    `with typed as materialized (
       select word from similar_words($2) word order by length(word) desc, word limit ${MOST_WORDS}),
     found as materialized (
       select n.question_id, case when count(*) over (partition by typed.word) < ${NEWEST_OF_EACH} then 2 else 1 end as weight
       from typed cross join lateral (
         select w.question_id from question_words w where w.word = typed.word
         order by w.question_id desc limit ${NEWEST_OF_EACH}) n),
     nearest as materialized (
       select question_id, sum(weight) as shared from found group by question_id)
     select ${questionFor('$1')} from nearest s join questions q on q.id = s.question_id ${authorOf('q')}
     where q.hidden_at is null order by s.shared desc, q.id desc limit $3`,
    [actor.id, text, limit],
  );
  return rows.map(written);
}
