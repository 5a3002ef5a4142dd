import type { Page } from '@lakou/contract/primitives';
import type { Question } from '@lakou/contract/qna';
import type { QuestionSort } from '@lakou/contract/qna.rules';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import { authorOf, type Dated, questionFor, written } from './qna.store.ts';

type Lister = Grant<'questions:list'>;

export interface QuestionSearch extends Page {
  readonly specialty?: string | undefined;
  readonly country?: string | undefined;
  readonly language?: Language | undefined;
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
  readonly unanswered?: string | undefined;
  readonly sort?: QuestionSort | undefined;
}

interface Order {
  readonly by: string;
  /** What comes after the question whose id is the parameter. */
  readonly after: (id: string) => string;
}
const ORDERS: Readonly<Record<QuestionSort, Order>> = {
  newest: { by: 'q.id desc', after: (id) => `q.id < ${id}` },
  oldest: { by: 'q.id', after: (id) => `q.id > ${id}` },
  answers: {
    by: 'q.answer_count desc, q.id desc',
    after: (id) =>
      `(q.answer_count, q.id) < (select f.answer_count, f.id from questions f where f.id = ${id})`,
  },
};

/** One more than the page size when there are more. What nobody asked for is not in the statement: each has its own plan. */
export async function listQuestions(grant: Lister, search: QuestionSearch): Promise<Question[]> {
  const { after, limit, specialty, country, language, tag, q, unanswered, sort = 'newest' } = search;
  const order = ORDERS[sort];
  const values: unknown[] = [grant.actor.id, limit + 1];
  const where = ['q.hidden_at is null'];
  const add = (value: string | undefined, condition: (parameter: string) => string) => {
    if (value) where.push(condition(`$${values.push(value)}`));
  };
  add(specialty === 'all' ? undefined : specialty, (name) => `q.specialty = ${name}`);
  add(country, (code) => `q.country = ${code}`);
  add(language, (code) => `q.language = ${code}`);
  add(tag, (name) => `q.tags @> array[${name}::text]`);
  add(q, (words) => `q.words @@ plainto_tsquery('simple', plain_text(${words}))`);
  if (unanswered) where.push('q.answer_count = 0');
  add(after, order.after);
  const rows = await grant.db.read<Dated<Question>>(
    `select ${questionFor('$1')} from questions q ${authorOf('q')}
     where ${where.join(' and ')} order by ${order.by} limit $2`,
    values,
  );
  return rows.map(written);
}
