import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Contract, contract, type EndpointKey, type Role } from '../../packages/contract/src/index.ts';
import { ONE_LINE } from '../../packages/contract/src/one-line.rules.ts';
import { ROLES } from '../../packages/contract/src/user.rules.ts';
import { outboxFolder } from '../../server/src/platform/mail/transport.ts';
import type { Person } from '../../server/test/app.ts';
import { CALLS, type HarnessCall } from '../../server/test/harness/calls.ts';
import { quickPeople } from '../../server/test/harness/quick-app.ts';
import { ownRequest, ownStatus, type Request, sendAs } from '../../server/test/harness/requests.ts';
import type { Instance } from '../../server/test/instance.ts';
import { type TextField, textFieldsOf, withTexts } from '../../server/test/text-fields.ts';
import { createWebFolder } from '../../server/test/web-folder.ts';
import { sampleOf, seededRandom } from '../mutation/mutants.ts';
import { type Claim, expectCounts, sized, withExamples } from './claim.ts';
import type { Stage } from './stage.ts';

const MARK = '<b onx=7>';
/** A formula for spreadsheets, a tag for browsers, an end of a script, an expression for templates. */
const MARKUP = [`=1+1${MARK}`, `@SUM(A1)${MARK}</script>`, `+7${MARK}{{values}}`, `-7${MARK}" x='`] as const;
const FORMULA = /(?:^|,)"?[=+\-@]/m;

const isFree = ({ schema }: TextField) =>
  !schema.format &&
  (!schema.pattern || schema.pattern === ONE_LINE.source) &&
  (schema.maxLength ?? 0) >= MARKUP[1].length &&
  (schema.minLength ?? 0) <= MARKUP[0].length;

/** The fields of the body that take any text. */
function freeFields(key: string): TextField[] {
  const body = (contract as Contract)[key as EndpointKey]?.body;
  return body ? textFieldsOf(body).filter(isFree) : [];
}

const isKept = (text: string) =>
  MARKUP.some((one) => text.includes(one) || text.includes(JSON.stringify(one).slice(1, -1)));

/** What a reply says about the markup: raw in a page, or a formula in a table. */
function faultIn(type: string, text: string): string | undefined {
  if (/html|svg|xml/.test(type) && text.includes(MARK)) return 'a tag in a page';
  if (/csv/.test(type) && FORMULA.test(text.replace('\uFEFF', ''))) return 'a formula in a table';
  return undefined;
}

/** The HTML of every mail; jobs write them, at any of the instances. */
async function mailsOf(stage: Stage, instances: readonly Instance[]): Promise<string[]> {
  const waiting = () => stage.count('pgboss.job', "name = 'mail' and state in ('created', 'active')");
  while ((await waiting()) > 0) await sleep(200);
  const mails: string[] = [];
  for (const { platform } of instances) {
    const folder = outboxFolder(platform.config);
    for (const name of await readdir(folder).catch(() => []))
      mails.push(JSON.parse(await readFile(join(folder, name), 'utf8')).html);
  }
  return mails;
}

/** The pages that the server writes with the names of people and clinics, which are markup here. */
async function publicPages({ platform }: Instance, people: ReadonlyMap<Role, Person>): Promise<string[]> {
  const provider = people.get('PROVIDER')?.id;
  const clinic = people.get('CLINIC_ADMIN')?.clinicId;
  await platform.db.query('update app_users set name = $2, is_profile_complete = true where id = $1', [
    provider,
    MARKUP[1],
  ]);
  await platform.db.query('update clinics set name = $2 where id = $1', [clinic, MARKUP[1]]);
  return ['/dev/mail', '/dev/sms', `/ht/providers/${provider}`, `/en/clinics/${clinic}`];
}

const rolesThatMay = (call: HarnessCall): Role[] => ROLES.filter((role) => ownStatus(call, role) < 300);

const markup: Claim = {
  what: 'OPS-5 markup and formulas in every text field: pages, mails and tables show them as text',
  async run(stage) {
    const web = await createWebFolder();
    const instance = await stage.open({ webFolder: web.folder });
    const app = quickPeople(() => instance, stage.clock);
    const world = app.tenant();
    const people = new Map<Role, Person>();
    for (const role of ROLES) people.set(role, await world.person(role));
    const faults: string[] = [];
    const counts = { fields: 0, accepted: 0, 'read back': 0, pages: 0, tables: 0, mails: 0 };

    async function play(call: HarnessCall, change: (request: Request) => Request) {
      for (const role of rolesThatMay(call)) {
        await app.forgetTries();
        // A call may have ended the session of its caller or closed the account.
        const person = await world.person(role);
        const known = people.get(role) ?? person;
        const own = await ownRequest(call, known, world, person).catch(() => undefined);
        if (!own) continue;
        const reply = await sendAs(app, call.key, change(own), known);
        if (reply.statusCode === 401) people.set(role, person);
        const type = String(reply.headers['content-type'] ?? '');
        if (/html/.test(type)) counts.pages++;
        if (/csv/.test(type)) counts.tables++;
        if (isKept(reply.payload)) counts['read back']++;
        const fault = faultIn(type, reply.payload);
        if (fault) faults.push(`${call.key}: ${fault}`);
        if (reply.statusCode < 300 && !call.isRead) counts.accepted++;
      }
    }

    const calls = sampleOf(CALLS, sized(CALLS.length), seededRandom(1));
    for (const [n, call] of calls.entries()) {
      const fields = call.isRead ? [] : freeFields(call.key);
      counts.fields += fields.length;
      for (const field of fields)
        await play(call, (own) => ({
          ...own,
          payload: withTexts(own.payload ?? {}, field.steps, [MARKUP[n % MARKUP.length] ?? MARK]) as object,
        }));
    }
    for (const call of CALLS.filter(({ isRead }) => isRead)) await play(call, (own) => own);
    const mails = await mailsOf(stage, [instance, ...stage.two]);
    counts.mails = mails.length;
    if (mails.some((html) => html.includes(MARK))) faults.push('a mail');
    for (const page of await publicPages(instance, people)) {
      const { payload, statusCode } = await instance.app.inject({ url: page });
      if (statusCode === 200) counts.pages++;
      if (payload.includes(MARK)) faults.push(page);
    }
    await instance.close();
    await web.remove();
    return withExamples(
      expectCounts({ calls: calls.length, ...counts, faults: faults.length }, { faults: 0 }),
      faults,
    );
  },
};

export const markupClaims: readonly Claim[] = [markup];
