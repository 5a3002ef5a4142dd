import pg from 'pg';

// A third of all questions are about fever; five, whatever the number, about something that nobody else asks. One in
// 211 has a word of middling frequency; cholera was asked about by the oldest twentieth alone. Nobody's title has both
// “Fièvre” and “Suivi”.
const QUESTIONS = `insert into questions (id, author_id, title, description, specialty, tags, language, country, answer_count,
    created_at, words)
  select uuidv7(), null, title, description, (array['Pediatrics', 'Surgery', 'Family Medicine', 'Mental Health'])[1 + n % 4],
    tags, (array['ht', 'fr', 'en'])[1 + n % 3], (array['HT', 'US'])[1 + n % 2], n % 7, now(),
    to_tsvector('simple', plain_text(title || ' ' || description || ' ' || array_to_string(tags, ' ')))
  from generate_series(1, $1::int) n,
    lateral (select case when n % 3 = 0 then 'Fièvre de l’enfant' else 'Suivi du patient' end
        || case when n % greatest(1, $1::int / 5) = 0 then ' dyaliz' else '' end
        || case when n <= $1::int / 20 then ' kolera' else '' end as title,
      'kesyon ' || n || ' mo' || n % 997 || ' tretman' || n % 5003 || ' dòz' || n % 211 as description,
      array['etikèt' || n % greatest(10, $1::int / 100)] as tags) t`;

// Row by row a million questions in 20 indexes take a quarter of an hour; in one go a minute.
const INDEXES = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'questions' and indexname not in (select conname from pg_constraint)`;

/** Creates questions of professionals. */
export async function fillQuestions(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(QUESTIONS, [count]);
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze questions, question_words');
  await client.query('checkpoint'); // else what was filled is still being written while we measure
  await client.end();
}
