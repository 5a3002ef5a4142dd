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

/** A word that is common among so many of the first questions fills a page with them. */
const FIRST_LOOK = 1000;

/** What was asked for as conditions. What nobody asked for is not in the statement: each has its own plan. */
function conditions({ actor }: Lister, search: QuestionSearch, order: Order) {
  const { after, limit, specialty, country, language, tag, q, unanswered } = search;
  const values: unknown[] = [actor.id, limit + 1];
  const where = ['q.hidden_at is null'];
  const add = (value: string | undefined, condition: (parameter: string) => string) => {
    if (value) where.push(condition(`$${values.push(value)}`));
  };
  add(specialty === 'all' ? undefined : specialty, (name) => `q.specialty = ${name}`);
  add(country, (code) => `q.country = ${code}`);
  add(language, (code) => `q.language = ${code}`);
  add(tag, (name) => `q.tags @> array[${name}::text]`);
  if (unanswered) where.push('q.answer_count = 0');
  add(after, order.after);
  const words = q ? `q.words @@ plainto_tsquery('simple', plain_text($${values.push(q)}))` : undefined;
  return { values, where: where.join(' and '), words };
}

/**
 * One more than the page size when there are more. Words are looked for among the first questions of the order, and
 * then, unless those were enough, by the index of words alone: how common a word is, and when it was, is not left to an
 * estimate, by which one that only old questions have, or two that none has together, would read them all.
 */
export async function listQuestions(grant: Lister, search: QuestionSearch): Promise<Question[]> {
  const order = ORDERS[search.sort ?? 'newest'];
  const { values, where, words } = conditions(grant, search, order);
  const shown = async (found: string) => {
    const rows = await grant.db.read<Dated<Question>>(
      `${found} select ${questionFor('$1')} from page p join questions q on q.id = p.id ${authorOf('q')}
       order by ${order.by} limit $2`,
      values,
    );
    return rows.map(written);
  };
  const page = (from: string, condition: string) =>
    `page as materialized (select q.id from ${from} q where ${condition} order by ${order.by} limit $2)`;
  if (!words) return shown(`with ${page('questions', where)}`);
  const first = `select q.* from questions q where ${where} order by ${order.by} limit ${FIRST_LOOK}`;
  const early = await shown(`with ${page(`(${first})`, words)}`);
  if (early.length > search.limit) return early;
  const found = `found as materialized (select q.id, q.answer_count from questions q where ${where} and ${words})`;
  return shown(`with ${found}, ${page('found', 'true')}`);
}
