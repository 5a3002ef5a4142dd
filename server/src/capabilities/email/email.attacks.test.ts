import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, type Person, testApp } from '#test/app.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { lastLink, linksTo, mailSaying, mailsTo } = readMail(mailbox);

const VERIFY = '/api/auth/verify';
const CONFIRM = '/api/auth/confirm-email';
const INVALID = '/en/sign-in?error=invalid_token';
const CHANGE_INVALID = '/en/sign-in?changeError=invalid_token';

const follow = async (link: string) => (await lakou.send(`GET ${link}`)).headers.location;
const resend = (email: string) => lakou.send('POST /api/auth/verify/resend', { payload: { email } });
const askChange = (newEmail: string, as: Person) =>
  lakou.send('PUT /api/users/me/email', { payload: { newEmail, password: PASSWORD } }, as);
const me = async (as: Person) => (await lakou.send('GET /api/auth/session', {}, as)).json();
const effects = (action: string, id: string) =>
  lakou.platform.db.query('select from audit_events where action = $1 and subject_id = $2', [action, id]);

const verificationOf = ({ email }: Person) => lastLink(email, VERIFY);
async function changeOf(as: Person, newEmail: string): Promise<string> {
  expect((await askChange(newEmail, as)).statusCode).toBe(202);
  return lastLink(newEmail, CONFIRM);
}

describe('ACC-7 attacks on mailed links', () => {
  test('looking ahead (HEAD, prefetch, preview) uses nothing up', async () => {
    const person = await lakou.person('PATIENT');
    const link = await verificationOf(person);
    const looks = [
      lakou.send(`HEAD ${link}`),
      lakou.send(`GET ${link}`, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      lakou.send(`GET ${link}`, { headers: { purpose: 'prefetch' } }),
    ];
    for (const reply of await Promise.all(looks)) {
      expect(reply.statusCode).toBe(204);
      expect(reply.headers.location).toBeUndefined();
    }
    expect((await me(person)).isEmailVerified).toBe(false);
    expect(await follow(link)).toBe('/en/sign-in?verified=true');
  });

  test('ten at once have one effect and one answer', async () => {
    const person = await lakou.person('PATIENT');
    const link = await verificationOf(person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
    expect(new Set(answers)).toEqual(new Set(['/en/sign-in?verified=true']));
    expect(await effects('email:verify', person.id)).toHaveLength(1);
    await mailSaying(person.email, 'is verified');
    expect(mailsTo(person.email).filter(({ text }) => text.includes('is verified'))).toHaveLength(1);
  });

  test('a second link of the same person has no second effect', async () => {
    const person = await lakou.person('PATIENT');
    const first = await verificationOf(person);
    await resend(person.email);
    const links = [first, await lastLink(person.email, VERIFY, 2)];
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect(await follow(link)).toBe('/en/sign-in?verified=true');
    expect(await effects('email:verify', person.id)).toHaveLength(1);
  });

  test('what the database holds opens nothing', async () => {
    const person = await lakou.person('PATIENT');
    const token = tokenIn(await verificationOf(person));
    const rows = await lakou.platform.db.query<{ hash: string; text: string }>(
      "select encode(token_hash, 'hex') as hash, email_tokens::text as text from email_tokens where user_id = $1",
      [person.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash, text } of rows) {
      expect(text).not.toContain(token);
      expect(await follow(`${VERIFY}?token=${hash}`)).toBe(INVALID);
    }
    expect(await follow(`${VERIFY}?token=${token.toUpperCase()}`)).toBe(INVALID);
    expect(await follow(`${VERIFY}?token=${token}0`)).toBe(INVALID);
  });

  test('a link does one thing: verifying changes no address, changing verifies none', async () => {
    const person = await lakou.person('PATIENT');
    const verify = tokenIn(await verificationOf(person));
    expect(await follow(`${CONFIRM}?token=${verify}`)).toBe(CHANGE_INVALID);
    const change = tokenIn(await changeOf(person, 'other-door@example.test'));
    expect(await follow(`${VERIFY}?token=${change}`)).toBe(INVALID);
    expect(await me(person)).toMatchObject({ email: person.email, isEmailVerified: false });
  });

  test('a link to an address that was left behind verifies nothing', async () => {
    const person = await lakou.person('PATIENT');
    const old = await verificationOf(person);
    expect(await follow(await changeOf(person, 'moved@example.test'))).toContain('emailChanged');
    await lakou.platform.db.query('update app_users set email_verified_at = null where id = $1', [person.id]);
    expect(await follow(old)).toBe(INVALID);
    expect(await follow(`${CONFIRM}?token=${tokenIn(old)}`)).toBe(CHANGE_INVALID);
    expect((await me(person)).isEmailVerified).toBe(false);
  });
});

describe('ACC-7 attacks on the change of address', () => {
  test('a change of password stops a change of address under way', async () => {
    const person = await lakou.person('PATIENT');
    const link = await changeOf(person, 'thief@example.test');
    lakou.clock.move(1);
    const payload = { userId: person.id, currentPassword: PASSWORD, newPassword: 'another one' };
    expect((await lakou.send('POST /api/users/change-password', { payload }, person)).statusCode).toBe(200);
    expect(await follow(link)).toBe(CHANGE_INVALID);
  });

  test('two people ask for one address: one gets it', async () => {
    const [one, two] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
    const wanted = 'wanted@example.test';
    await askChange(wanted, one);
    await askChange(wanted, two);
    await lastLink(wanted, CONFIRM, 2);
    const paths = linksTo(wanted, CONFIRM).map((link) => link.replace(/^https?:\/\/[^/]+/, ''));
    const answers = await Promise.all(paths.map(follow));
    expect(answers.filter((answer) => answer?.includes('emailChanged'))).toHaveLength(1);
    const owners = await lakou.platform.db.query('select from app_users where email = $1', [wanted]);
    expect(owners).toHaveLength(1);
  });
});

describe('ACC-7 enumeration', () => {
  /** What an attacker sees, without the id each request has. */
  const seen = ({ statusCode, body, headers }: Awaited<ReturnType<typeof resend>>) => {
    const { date, 'x-request-id': _, ...rest } = headers;
    return { statusCode, body, headers: rest };
  };
  /** The statements a request sends before it is answered: the same ones take the same time. */
  async function workOf(request: () => ReturnType<typeof resend>) {
    await jobsDone(lakou.platform); // what they ask of the database is not this request's work
    const query = vi.spyOn(lakou.platform.db, 'query');
    const reply = seen(await request());
    const statements = query.mock.calls.map(([text]) => text);
    query.mockRestore();
    return { reply, statements };
  }

  test('asking for the mail again tells nothing: known, verified and unknown look and cost the same', async () => {
    const [waiting, done] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
    await lakou.platform.db.query('update app_users set email_verified_at = created_at where id = $1', [
      done.id,
    ]);
    await resend('warm-up@example.test');
    const unknown = await workOf(() => resend('nobody@example.test'));
    expect(unknown.reply.statusCode).toBe(202);
    expect(unknown.statements.length).toBeGreaterThan(2);
    for (const { email } of [waiting, done]) expect(await workOf(() => resend(email))).toEqual(unknown);
    await lastLink(waiting.email, VERIFY, 2);
    expect(linksTo('nobody@example.test', VERIFY)).toEqual([]);
  });

  test('asking for an address tells nothing: free and taken look the same and send as much', async () => {
    const [asker, taken] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
    const orders = async (to: string) =>
      (await lakou.platform.db.query("select from pgboss.job where name = 'mail' and data->>'to' = $1", [to]))
        .length;
    const before = await orders(taken.email);
    const free = await askChange('free@example.test', asker);
    const refused = await askChange(taken.email, asker);
    expect(seen(refused)).toEqual(seen(free));
    expect(await orders('free@example.test')).toBe(1);
    expect(await orders(taken.email)).toBe(before + 1);
    await mailSaying(taken.email, 'it already has one');
    expect(linksTo(taken.email, CONFIRM)).toEqual([]);
    const tokens = await lakou.platform.db.query(
      'select from email_tokens where user_id = $1 and purpose = $2',
      [asker.id, 'change'],
    );
    expect(tokens).toHaveLength(1);
  });
});
