import type { LabCsvColumns, LabCsvLineProblem, LabCsvRequest } from '@lakou/contract/lab-imports';
import { MOST_LAB_CSV_REQUESTS } from '@lakou/contract/lab-imports.rules';
import { fail, Refusal } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { LAB_IMPORTS } from '#platform/limits/limits.ts';
import { enterResult } from '../labs/lab-results.service.ts';
import { isSamePerson } from '../record-imports/person.rules.ts';
import { columnsIn, guessColumns, hasDoubles, hasRequired, readCsv } from './csv.rules.ts';
import { isHl7, readHl7 } from './hl7.rules.ts';
import { hl7ByRequest } from './hl7-lines.rules.ts';
import {
  findColumns,
  keepColumns,
  type LabImporter,
  listOwnRequests,
  type OwnRequest,
} from './lab-imports.store.ts';
import { linesByRequest, type RequestLines } from './lines.rules.ts';

/** The observations of a file of HL7 v2 messages. */
function openHl7(text: string) {
  const messages = readHl7(text);
  return typeof messages === 'string' ? fail(messages) : hl7ByRequest(messages);
}

function open(csv: string) {
  const table = readCsv(csv);
  return typeof table === 'string' ? fail(table) : table;
}

/** Those sent, else those used last if the file still has them, else as the columns are called. */
async function chooseColumns(
  grant: LabImporter,
  header: readonly string[],
  sent: LabCsvColumns | null | undefined,
): Promise<LabCsvColumns> {
  if (sent) return columnsIn(header, sent);
  const last = await findColumns(grant);
  const remembered = last && columnsIn(header, last);
  return remembered && hasRequired(remembered) ? remembered : guessColumns(header);
}

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
  if (isHl7(csv)) {
    const read = openHl7(csv);
    const { matched, problems } = await match(grant, read);
    const facts = { format: 'hl7' as const, header: [], columns: NO_COLUMNS, lines: read.lines };
    return { ...facts, requests: matched.map(viewMatched), problems };
  }
  const table = open(csv);
  const columns = await chooseColumns(grant, table.header, sent);
  if (hasDoubles(columns)) fail('csv_duplicate_columns');
  const facts = { format: 'csv' as const, header: [...table.header], columns, lines: table.rows.length };
  if (!hasRequired(columns)) return { ...facts, requests: [], problems: [] };
  const { matched, problems } = await match(grant, linesByRequest(table, columns));
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
function readSent({ csv, columns: sent }: Sent) {
  if (isHl7(csv)) return { found: openHl7(csv), columns: undefined };
  const table = open(csv);
  const columns = columnsIn(table.header, sent ?? NO_COLUMNS);
  if (!hasRequired(columns)) fail('csv_columns_missing');
  if (hasDoubles(columns)) fail('csv_duplicate_columns');
  return { found: linesByRequest(table, columns), columns };
}

export async function importResults(grant: LabImporter, sent: Sent) {
  await countTry(grant.db, LAB_IMPORTS, grant.actor.id, grant.at);
  const { found, columns } = readSent(sent);
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
