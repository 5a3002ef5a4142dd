import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@lakou/contract';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from './app.ts';
import { CALLS, type HarnessCall } from './harness/calls.ts';
import { allRows, idsFor, kindsOf, uuidsIn } from './harness/ids.ts';
import { looseOwners } from './harness/owner-keys.ts';
import { quickApp, type Tenant } from './harness/quick-app.ts';
import { isClosedTo, ownRequest, type Request, sendAs, withId } from './harness/requests.ts';
import { type Belongings, ENDS_SESSION, furnish, settle } from './harness/tenant.ts';
import { jobsDone } from './jobs-done.ts';

/**
 * Two tenants, each a clinic, a provider, a family and a sponsor. The people of the second make every call with every
 * id of the first in every place that takes one. `tenants.json` lists what is not refused, what is shown and what is
 * written; anything else fails. `WRITE_VIEWS=1` writes the list anew.
 */
interface Crossings {
  /** Requests with an id of the other tenant that are not refused, and what of the other tenant they show. */
  readonly calls: readonly string[];
  /** Columns that then name something of the other tenant. */
  readonly written: readonly string[];
}

const FILE = join(import.meta.dirname, 'tenants.json');
const allowed: Crossings = JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));
const app = quickApp();
const AT_ONCE = 8;

let theirs: Belongings;
let second: Tenant;
let intruders: Map<Role, Person>;
let before: Map<string, string[]>;
let kinds: Map<string, string>;

beforeAll(async () => {
  const first = app.tenant();
  second = app.tenant();
  theirs = await furnish(app, first, await settle(app, first));
  before = await allRows(app.db);
  kinds = kindsOf(before);
  intruders = await settle(app, second);
}, 180_000);

/** Kinds of things of the first tenant that a reply names though the request did not. */
function shownIn(body: string, request: Request): string[] {
  const sent = new Set(uuidsIn(JSON.stringify(request)));
  const shown = uuidsIn(body).filter((id) => !sent.has(id));
  return [...new Set(shown.flatMap((id) => kinds.get(id) ?? []))].sort();
}

interface Attempt {
  readonly request: Request;
  /** The same with an id that nothing has: the answer must be the same. */
  readonly control: Request;
  readonly told: string;
}

const ofPeople = (id: string) => ['PATIENT', 'dependents'].includes(kinds.get(id) ?? '');

/** Whether the caller chooses this id for what is created; the scan of replies would take a person's id for a person. */
async function isChosen(call: HarnessCall, control: Request, id: string, intruder: Person): Promise<boolean> {
  if (call.isRead) return false;
  const { statusCode, body } = await sendAs(app, call.key, control, intruder);
  return statusCode < 400 && body.includes(id);
}

/** What the first tenant has for this call. */
const paramsOf = (call: HarnessCall) => theirs.get(call)?.values().next().value;

let turn = 0;
/** A new body for each id where it names a time: two visits at the same time would be refused for that alone. */
const withFreshTime = (call: HarnessCall, intruder: Person, own: Request) =>
  'fixture' in call.rows || !JSON.stringify(own.payload ?? '').includes('dateTime')
    ? own
    : ownRequest(call, intruder, second);

async function attemptsOf(call: HarnessCall, intruder: Person): Promise<Attempt[]> {
  const own = await ownRequest(call, intruder, second);
  const attempts: Attempt[] = [];
  for (const place of call.places) {
    const missing = uuidv7();
    const control = withId(own, place, missing);
    const chosen = place.part === 'body' && (await isChosen(call, control, missing, intruder));
    const usual = place.part === 'params' ? paramsOf(call)?.[place.name] : undefined;
    const ids = idsFor(kinds, place.name, usual, turn++);
    for (const id of ids.filter((one) => !(chosen && ofPeople(one))))
      attempts.push({
        request: withId(place.part === 'body' ? await withFreshTime(call, intruder, own) : own, place, id),
        control,
        told: `${place.part}.${place.name} = ${kinds.get(id)}`,
      });
  }
  const params = paramsOf(call);
  const [last, ...others] = call.places.filter(({ part }) => part === 'params').toReversed();
  if (params && last && others.length > 0)
    attempts.push({
      request: { ...own, params },
      control: withId({ ...own, params }, last, uuidv7()),
      told: 'params = all of theirs',
    });
  if (call.isRead) attempts.push({ request: own, control: own, told: 'own' });
  return attempts;
}

const answerOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 400 ? `${statusCode}` : `${statusCode} ${body}`;

/** The control took the place, and each that asks for it afterwards is refused. */
const isTaken = ({ statusCode }: { statusCode: number }, control = '') =>
  statusCode === 409 && control.startsWith('2');

/** What a list shows to everybody is on its later pages too, after whichever id: the list itself is noted once. */
const isNextPage = (told: string) => told.startsWith('query.after');
async function shownToAll(
  call: HarnessCall,
  attempts: readonly Attempt[],
  intruder: Person,
): Promise<string[]> {
  const list = attempts.some(({ told }) => isNextPage(told)) && attempts.find(({ told }) => told === 'own');
  if (!list) return [];
  await app.forgetTries();
  return shownIn((await sendAs(app, call.key, list.request, intruder)).body, list.request);
}

/** What this call crosses: a line for each way in which it answers otherwise than for an id that nothing has. */
async function crossingsOf(call: HarnessCall): Promise<string[]> {
  const lines = new Map<string, Set<Role>>();
  const note = (line: string, role: Role) => lines.set(line, (lines.get(line) ?? new Set<Role>()).add(role));
  for (const [role, intruder] of intruders) {
    if (isClosedTo(call, role)) continue;
    const controls = new Map<Request, string>();
    const attempts = await attemptsOf(call, intruder);
    const shared = await shownToAll(call, attempts, intruder);
    const play = async ({ request, control, told }: Attempt) => {
      const reply = await sendAs(app, call.key, request, intruder);
      expect(reply.statusCode, `${call.key} ${told}`).not.toBe(429);
      const shown = shownIn(reply.body, request).filter(
        (kind) => !isNextPage(told) || !shared.includes(kind),
      );
      const usual = controls.get(control);
      if ((answerOf(reply) !== usual && !isTaken(reply, usual)) || shown.length > 0)
        note([`${told} → ${reply.statusCode}`, ...shown].join(' shows '), role);
    };
    for (const { control } of attempts)
      if (!controls.has(control)) {
        await app.forgetTries();
        controls.set(control, answerOf(await sendAs(app, call.key, control, intruder)));
      }
    while (attempts.length > 0) {
      await app.forgetTries();
      await Promise.all(attempts.splice(0, AT_ONCE).map(play));
    }
  }
  return [...lines].map(([line, roles]) => `${call.key}: ${line} (${[...roles].join(', ')})`).sort();
}

/** Columns of new rows that name something of the first tenant. A client's own id for a request names nothing. */
async function writtenAbout(after: Map<string, string[]>): Promise<string[]> {
  const columns = new Set<string>();
  for (const [table, rows] of after) {
    const old = new Set(before.get(table));
    for (const row of rows.filter((one) => !old.has(one)))
      for (const [column, value] of Object.entries({
        ...(JSON.parse(row) as object),
        id: null,
        client_id: null,
      }))
        for (const id of uuidsIn(JSON.stringify(value)))
          if (kinds.has(id)) columns.add(`${table}.${column} names ${kinds.get(id)}`);
  }
  return [...columns].sort();
}

const METHODS = ['GET', 'DELETE', 'PUT', 'PATCH', 'POST'];
const turnOf = ({ key }: HarnessCall) => METHODS.findIndex((method) => key.startsWith(method));

/** All calls; what creates comes last, so that nothing of the intruders' own has an id of the others before. */
async function sweep(): Promise<Crossings> {
  const calls: string[] = [];
  for (const call of CALLS.toSorted((a, b) => turnOf(a) - turnOf(b)))
    if (call.isRead || !ENDS_SESSION.test(call.key)) calls.push(...(await crossingsOf(call)));
  // What the last calls queued is written too.
  await jobsDone(app.platform);
  return { calls, written: await writtenAbout(await allRows(app.db)) };
}

/** Tables in which a tenant has no row, and why; a new table is filled by a fixture or by the body of a row. */
const EMPTY: Readonly<Record<string, string>> = {
  account_changes: 'written by administrators, who belong to no tenant',
  app_tokens: 'an app fetches them with a form',
  audit_checkpoints: 'written by a job',
  audit_seals: 'written by a job',
  availability_exceptions: 'days of a provider, replaced as a whole',
  availability_repeats: 'days of a provider, replaced as a whole',
  budget_offers: 'written by a job',
  busy_times: 'read from another calendar by a job',
  call_participants: 'a room opens ten minutes before its visit, and the visits of fixtures are later',
  call_signals: 'sent in a room that is open',
  clinic_visit_addenda: 'written after a note is signed; no fixture signs one',
  content_corrections: 'written by administrators, who belong to no tenant',
  content_reviews: 'written by administrators, who belong to no tenant',
  death_reports: 'about people whom a fixture only adds to report them',
  email_tokens: 'mailed links; see the ways in',
  exchange_rates: 'read by a job',
  fund_approvals: 'two administrators sign, and need money in the fund',
  fund_uses: 'made by the second signature',
  gift_uses: 'made by the second signature',
  handed_over_dependents: 'written when somebody follows a mailed link',
  human_checks_used: 'names nobody',
  icd10_codes: 'nobody’s',
  icd10_imports: 'nobody’s',
  known_devices: 'written when somebody signs in with a password',
  lab_csv_columns: 'columns of the files of a laboratory; no fixture has one',
  marketing_projects: 'the work of administrators, who belong to no tenant',
  maternity_proposals: 'answered by the fixture that follows',
  message_translations: 'made by a hosted model; no fixture has one',
  payment_differences: 'written by a job',
  payment_methods: 'PayPal accounts that payers let us keep; no fixture pays with one',
  payout_runs: 'prepared by administrators, who belong to no tenant',
  payouts: 'made of money that was paid for visits; no fixture pays',
  pharmacies: 'nobody’s',
  pharmacy_stock: 'nobody’s',
  provider_buffers: 'minutes a provider keeps free, replaced as a whole',
  provider_fees: 'prices of a provider, replaced as a whole',
  provider_service_minutes: 'lengths of a provider’s services, replaced as a whole',
  qna_translations: 'made by a hosted model; no fixture has one',
  rate_source: 'named by administrators, who belong to no tenant',
  reconciliation_runs: 'written by a job',
  recovery_codes: 'see the ways in',
  remembered_devices: 'see the ways in',
  sandbox_payouts: 'of the sandbox',
  sandbox_tokens: 'of the sandbox',
  second_steps: 'see the ways in',
  server_keys: 'nobody’s',
  setting_changes: 'written by administrators, who belong to no tenant',
  settings: 'written by administrators, who belong to no tenant',
  sign_in_failures: 'names nobody',
  sign_in_phones: 'made by a code that only a phone receives',
  site_counts: 'names nobody',
  support_answers: 'written by administrators, who belong to no tenant',
  support_views: 'written by administrators, who belong to no tenant',
  team_seen: 'the fixture names a message that nobody wrote',
  text_answers: 'the gateway sends them',
  text_numbers: 'made by a code that only a phone receives',
  text_reminders: 'written when a reminder is sent',
  two_step: 'see the ways in',
  vault_removals: 'names nobody',
};

test('a tenant has one of everything', () => {
  const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table);
  expect(empty).toEqual(Object.keys(EMPTY));
});

/** Lines that are new, and lines that are no longer true. */
function differences(found: Crossings): string[] {
  const lines = ({ calls, written }: Crossings) => [...calls, ...written];
  const [now, listed] = [lines(found), lines(allowed)];
  return [
    ...now.filter((line) => !listed.includes(line)).map((line) => `new: ${line}`),
    ...listed.filter((line) => !now.includes(line)).map((line) => `no longer: ${line}`),
  ];
}

test('no id of one tenant opens or changes anything for the people of another', async () => {
  const found = await sweep();
  if (process.env.WRITE_VIEWS) await writeFile(FILE, `${JSON.stringify(found, null, 2)}\n`);
  // Each line that differs is named, because a log may be read from its summary only.
  else expect(differences(found), differences(found).join('\n')).toEqual([]);
}, 900_000);

/** Everybody may answer a question of the forum, which counts its answers. */
const uncounted = (row: string) => row.replace(/"answer_count": \d+/, '');

test('every row of the first tenant is as it was', async () => {
  const after = await allRows(app.db);
  const gone = [...before].flatMap(([table, rows]) => {
    const now = new Set(after.get(table)?.map(uncounted));
    return rows.filter((row) => !now.has(uncounted(row))).map((row) => `${table} ${row}`);
  });
  expect(gone).toEqual([]);
});

test('a row that names a parent and the owner of the parent is held to both by one key', async () => {
  expect(await looseOwners(app.db)).toEqual([]);
});
