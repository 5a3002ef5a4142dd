import type { LabCsvColumns, LabCsvLineProblem, LabCsvRequest } from '@lakou/contract/lab-imports';
import { MOST_LAB_CSV_REQUESTS } from '@lakou/contract/lab-imports.rules';
import { fail, Refusal } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { LAB_IMPORTS } from '#platform/limits/limits.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { enterResult } from '../labs/lab-results.service.ts';
import { isSamePerson } from '../record-imports/person.rules.ts';
import { hasDoubles, hasRequired } from './csv.rules.ts';
import {
  findColumns,
  keepColumns,
  type LabImporter,
  listOwnRequests,
  type OwnRequest,
} from './lab-imports.store.ts';
import type { linesByRequest, RequestLines } from './lines.rules.ts';
import type * as reading from './read-results.thread.ts';

const files = inThread<typeof reading>(new URL('./read-results.thread.ts', import.meta.url));

interface Matched {
  readonly lines: RequestLines;
  readonly request: OwnRequest;
  readonly problems: readonly LabCsvLineProblem[];
}

/** A name without a word of the other: a number that was typed wrong would give her somebody else's blood. */
const isAnother = (name: string, known: string): boolean =>
  isSamePerson({ name, birthDate: null }, { name: known, dateOfBirth: null }) === 'different';

const NO_COLUMNS: LabCsvColumns = {
  request: null,
  test: null,
  value: null,
  unit: null,
  low: null,
  high: null,
  comment: null,
};

/** The lines of requests of this laboratory; a line of any other request is like one of none. */
async function match(
  grant: LabImporter,
  found: Pick<ReturnType<typeof linesByRequest>, 'requests' | 'problems'>,
): Promise<{ matched: Matched[]; problems: LabCsvLineProblem[] }> {
  if (found.requests.length > MOST_LAB_CSV_REQUESTS) fail('csv_too_large');
  const own = await listOwnRequests(
    grant,
    found.requests.map(({ id }) => id),
  );
  const byId = new Map(own.map((request) => [request.id, request]));
  const problems = [...found.problems];
  const matched = found.requests.flatMap((lines): Matched[] => {
    const request = byId.get(lines.id);
    const wrong = (problem: LabCsvLineProblem['problem']) => lines.lines.map((line) => ({ line, problem }));
    if (!request) problems.push(...wrong('unknown_request'));
    if (!request) return [];
    // It is entered by hand from the same state.
    const early = request.status === 'processing' ? [] : wrong('not_processing').slice(0, 1);
    const isOther = [...lines.people].some((name) => isAnother(name, request.personName));
    const other = isOther ? wrong('other_person').slice(0, 1) : [];
    return [{ lines, request, problems: [...early, ...other, ...lines.problems] }];
  });
  return { matched, problems: problems.toSorted((a, b) => a.line - b.line) };
}

const viewMatched = ({ lines, request, problems }: Matched): LabCsvRequest => ({
  ...request,
  values: lines.values.map(({ line, name, known, sent }) => ({
    line,
    name,
    known,
    value: String(sent.value),
    unit: sent.unit ?? null,
    low: sent.low ?? null,
    high: sent.high ?? null,
    flag: sent.flag ?? null,
  })),
  comment: lines.comments.join('\n') || null,
  problems: [...problems],
});

export async function previewResults(
  grant: LabImporter,
  { csv, columns: sent }: { csv: string; columns?: LabCsvColumns | null | undefined },
) {
  await countTry(grant.db, LAB_IMPORTS, grant.actor.id, grant.at);
  const read = await files('readResults', csv, { sent, last: await findColumns(grant) });
  if (typeof read === 'string') return fail(read);
  const { format, lines, found } = read;
  const columns = read.format === 'csv' ? read.columns : NO_COLUMNS;
  if (hasDoubles(columns)) fail('csv_duplicate_columns');
  const facts = { format, header: read.format === 'csv' ? [...read.header] : [], columns, lines };
  if (!found) return { ...facts, requests: [], problems: [] };
  const { matched, problems } = await match(grant, found);
  return { ...facts, requests: matched.map(viewMatched), problems };
}

/** Enters the result of one request as by hand; what is wrong when it was not entered. */
async function enterOne(
  grant: LabImporter,
  { lines, request, problems }: Matched,
): Promise<LabCsvLineProblem[]> {
  if (problems.length > 0) return [...problems];
  const { id: requestId, patientId, dependentId } = request;
  const scope = { requestId, patientId, dependentId, byProvider: true, requestOnly: true };
  const summary = lines.comments.join('\n');
  const sent = {
    values: lines.values.map(({ sent: value }) => value),
    ...(summary && { summary }),
    hold: false,
  };
  try {
    await enterResult({ ...grant, scope }, sent);
    return [];
  } catch (problem) {
    // Somebody else entered it meanwhile, or moved it back.
    if (!(problem instanceof Refusal)) throw problem;
    return [{ line: lines.lines[0] ?? 1, problem: 'not_processing' }];
  }
}

interface Sent {
  readonly csv: string;
  readonly columns?: LabCsvColumns | null | undefined;
  readonly requestIds: readonly string[];
}

/** What a file of either kind holds, with the columns where it has some. */
async function readSent({ csv, columns: sent }: Sent) {
  const read = await files('readResults', csv, { sent: sent ?? NO_COLUMNS, last: undefined });
  if (typeof read === 'string') return fail(read);
  if (read.format === 'hl7') return { found: read.found, columns: undefined };
  if (!hasRequired(read.columns)) fail('csv_columns_missing');
  return { found: read.found ?? fail('csv_duplicate_columns'), columns: read.columns };
}

export async function importResults(grant: LabImporter, sent: Sent) {
  await countTry(grant.db, LAB_IMPORTS, grant.actor.id, grant.at);
  const { found, columns } = await readSent(sent);
  const { matched } = await match(grant, found);
  const chosen = [...new Set(sent.requestIds)].map((id) => matched.find(({ request }) => request.id === id));
  if (chosen.some((one) => !one)) fail('not_found');
  const entered: string[] = [];
  const refused: { id: string; problems: LabCsvLineProblem[] }[] = [];
  for (const one of chosen.filter((each) => each !== undefined)) {
    const problems = await enterOne(grant, one);
    if (problems.length === 0) entered.push(one.request.id);
    else refused.push({ id: one.request.id, problems });
  }
  if (columns) await keepColumns(grant, columns);
  return { entered, refused };
}
