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
import { type Claim, expectCounts, ONLY, sized, withExamples } from './claim.ts';
import { sampler } from './inputs.ts';
import type { Stage } from './stage.ts';

/** A tag with the number of its field, so that a reply says which fields it shows. */
const tag = (field: number) => `<b x=${field}>`;
const TAG = /<b x=(\d+)>/g;
/** A formula for spreadsheets, a tag for browsers, an end of a script, an expression for templates; short where there is little room. */
const MARKUP: readonly ((field: number) => string)[] = [
  (field) => `@SUM(A1)${tag(field)}</script>`,
  (field) => `+7${tag(field)}{{values}}" x='`,
  (field) => `-7${tag(field)}`,
  (field) => `=1+1${tag(field)}`,
  tag,
];
const FORMULA = /(?:^|,)"?[=+\-@]/m;

/** A field of a body or a query that takes any text, with what is sent there. */
interface MarkedField {
  readonly call: HarnessCall;
  readonly part: 'query' | 'body';
  readonly field: TextField;
  readonly text: string;
}

const isAnyText = ({ schema }: TextField) =>
  !schema.format && (!schema.pattern || schema.pattern === ONE_LINE.source);

/** The longest of the texts that fits, beginning with another one for each field. */
function textFor({ schema }: TextField, number: number): string | undefined {
  const turned = [...MARKUP.slice(number % 4, 4), ...MARKUP.slice(0, number % 4), tag];
  return turned
    .map((make) => make(number))
    .find((text) => text.length <= (schema.maxLength ?? 0) && text.length >= (schema.minLength ?? 0));
}

function markedFields(calls: readonly HarnessCall[]): { fields: MarkedField[]; tooShort: number } {
  const all = calls.flatMap((call) =>
    (['query', 'body'] as const).flatMap((part) => {
      const schema = (contract as Contract)[call.key as EndpointKey]?.[part];
      return (schema ? textFieldsOf(schema) : []).filter(isAnyText).map((field) => ({ call, part, field }));
    }),
  );
  const fields = all.flatMap((one, number) => {
    const text = textFor(one.field, number);
    return text ? [{ ...one, text }] : [];
  });
  return { fields, tooShort: all.length - fields.length };
}

function withMark({ part, field, text }: MarkedField, own: Request): Request {
  if (part === 'body')
    return { ...own, payload: withTexts(own.payload ?? {}, field.steps, [text]) as object };
  return { ...own, query: withTexts(own.query ?? {}, field.steps, [text]) as Record<string, string> };
}

const patternOf = ({ key }: HarnessCall) => key.split(' ')[1] ?? '';

/** The reads that may show what the call wrote: of its own path, of one above it, of what it made. */
function readersOf(call: HarnessCall): HarnessCall[] {
  const written = patternOf(call);
  return CALLS.filter((read) => {
    const pattern = patternOf(read);
    const made = pattern.startsWith(`${written}/:`) && !pattern.slice(written.length + 1).includes('/');
    return read.isRead && (written === pattern || written.startsWith(`${pattern}/`) || made);
  });
}

/** Its params by the names of this path; a name of its own is that of what was made. */
const paramsFor = (read: HarnessCall, params: Request['params'], made: unknown) =>
  Object.fromEntries(
    [...patternOf(read).matchAll(/:(\w+)/g)].map(([, name = '']) => [name, params?.[name] ?? `${made}`]),
  );

/** What a reply says about the markup: raw in a page, or a formula in a table. */
function faultIn(type: string, text: string): string | undefined {
  if (/html|svg|xml/.test(type) && text.search(TAG) >= 0) return 'a tag in a page';
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

const NAME = `@SUM(A1)${tag(99_999)}</script>`;

/** The pages that the server writes with the names of people and clinics, which are markup here. */
async function publicPages({ platform }: Instance, people: ReadonlyMap<Role, Person>): Promise<string[]> {
  const provider = people.get('PROVIDER')?.id;
  const clinic = people.get('CLINIC_ADMIN')?.clinicId;
  await platform.db.query('update app_users set name = $2, is_profile_complete = true where id = $1', [
    provider,
    NAME,
  ]);
  await platform.db.query('update clinics set name = $2 where id = $1', [clinic, MARKUP[1]]);
  return ['/dev/mail', '/dev/sms', `/ht/providers/${provider}`, `/en/clinics/${clinic}`];
}

/** Always the same sample. */
const TEN = () => 10;

const rolesThatMay = (call: HarnessCall): Role[] => ROLES.filter((role) => ownStatus(call, role) < 300);

/** People who write markup and read, and what their replies show. */
async function openScene(stage: Stage, instance: Instance) {
  const app = quickPeople(() => instance, stage.clock);
  const world = app.tenant();
  const people = new Map<Role, Person>();
  for (const role of ROLES) people.set(role, await world.person(role));
  const faults: string[] = [];
  const shown = new Set<number>();
  const counts = { pages: 0, tables: 0 };
  const refusals = new Map<string, string>();

  async function send(key: string, request: Request, as: Person) {
    const reply = await sendAs(app, key, request, as);
    const type = String(reply.headers['content-type'] ?? '');
    if (/html/.test(type)) counts.pages++;
    if (/csv/.test(type)) counts.tables++;
    const fault = faultIn(type, reply.payload);
    if (fault) faults.push(`${key}: ${fault}`);
    if (reply.statusCode < 300) for (const [, field] of reply.payload.matchAll(TAG)) shown.add(Number(field));
    return reply;
  }

  /** The call about what is one's own, as the known person of that role. */
  async function play(call: HarnessCall, role: Role, change = (own: Request) => own) {
    await app.forgetTries();
    // A call may have ended the session of its caller or closed the account.
    const spare = await world.person(role);
    const known = people.get(role) ?? spare;
    const own = await ownRequest(call, known, world, spare).catch(() => undefined);
    if (!own) return undefined;
    const request = change(own);
    const reply = await send(call.key, request, known);
    if (reply.statusCode === 401) people.set(role, spare);
    return { request, reply, known };
  }

  return {
    people,
    faults,
    shown,
    counts,
    refusals,
    play,
    /** Whether anybody was let write it; then it is read where it should stand. */
    async write(one: MarkedField): Promise<boolean> {
      const fitted = one.part === 'body' ? (sampler(one.call.key, 'body')(TEN) as object) : undefined;
      const tries = rolesThatMay(one.call).flatMap((role) => [
        { role, payload: undefined },
        { role, payload: fitted },
      ]);
      for (const { role, payload } of tries) {
        const played = await play(one.call, role, (own) =>
          withMark(one, { ...own, ...(payload && { payload: { ...payload, ...own.payload } }) }),
        );
        if (!played || played.reply.statusCode >= 300) {
          refusals.set(one.text, played?.reply.payload.slice(0, 100) ?? 'nothing of one’s own');
          continue;
        }
        const { request, reply, known } = played;
        const made = /json/.test(String(reply.headers['content-type'])) ? reply.json()?.id : undefined;
        for (const read of one.call.isRead ? [] : readersOf(one.call))
          await send(read.key, { params: paramsFor(read, request.params, made) }, known);
        return true;
      }
      return false;
    },
  };
}

const markup: Claim = {
  what: 'OPS-5 markup and formulas in every text field: pages, mails and tables show them as text',
  async run(stage) {
    const web = await createWebFolder();
    const instance = await stage.open({ webFolder: web.folder });
    const scene = await openScene(stage, instance);
    const calls = sampleOf(CALLS, sized(CALLS.length), seededRandom(1)).filter(({ key }) => ONLY.test(key));
    const { fields, tooShort } = markedFields(calls);
    const refused: string[] = [];
    for (const one of fields)
      if (!(await scene.write(one)))
        refused.push(`${one.call.key} ${one.part} ${one.field.path}: ${scene.refusals.get(one.text)}`);
    for (const call of CALLS.filter(({ isRead, key }) => isRead && ONLY.test(key)))
      for (const role of rolesThatMay(call)) await scene.play(call, role);
    const { faults, counts, shown } = scene;
    const mails = await mailsOf(stage, [instance, ...stage.two]);
    for (const html of mails) if (html.search(TAG) >= 0) faults.push('a mail');
    for (const page of await publicPages(instance, scene.people)) {
      const { payload, statusCode } = await instance.app.inject({ url: page });
      if (statusCode === 200) counts.pages++;
      if (payload.search(TAG) >= 0) faults.push(page);
    }
    const unaudited: string[] = [];
    await instance.close().catch((error: Error) => unaudited.push(error.message));
    await web.remove();
    const all = {
      calls: calls.length,
      fields: fields.length,
      'too short for markup': tooShort,
      accepted: fields.length - refused.length,
      'read back': shown.size,
      ...counts,
      mails: mails.length,
      faults: faults.length,
      unaudited: unaudited.length,
    };
    if (process.env.PROVE_CALLS) console.log(refused.join('\n'));
    return withExamples(expectCounts(all, { faults: 0, unaudited: 0 }), [...faults, ...unaudited]);
  },
};

export const markupClaims: readonly Claim[] = [markup];
