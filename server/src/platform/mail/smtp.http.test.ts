import { LANGUAGES, PRODUCT } from '@lakou/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { type Instance, testDatabase } from '#test/instance.ts';
import { testMailbox } from '#test/mailbox.ts';

const mailbox = testMailbox();
const lakou = testDatabase();
let instance: Instance;

const register = (email: string, lang: string) =>
  instance.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { cookie: `appLanguage=${lang}` },
    payload: { name: 'Nadège', email, role: 'PATIENT', password: PASSWORD },
  });
const mailsTo = (email: string) => mailbox.received.filter(({ to }) => to.includes(email));
const arrived = (email: string) => expect.poll(() => mailsTo(email).length).toBe(1);

beforeAll(async () => {
  const mailFrom = 'Team <team@lakou.test>';
  instance = await lakou.open({
    config: { smtpUrl: mailbox.url, mailFrom, publicUrl: 'https://lakou.example' },
  });
  await Promise.all([...LANGUAGES, 'en'].map((lang) => register(`${lang}@example.test`, lang)));
});

describe('SITE-10 who registers gets one mail, through a real mail server', () => {
  const hello = { en: 'Hello Nadège,', fr: 'Bonjour Nadège,', ht: 'Bonjou Nadège,' };
  test.each(LANGUAGES)('in %s, as text and as HTML', async (lang) => {
    const email = `${lang}@example.test`;
    await arrived(email);
    const [mail] = mailsTo(email);
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers).toContain('From: Team <team@lakou.test>');
    expect(mail?.headers).toContain(`To: ${email}`);
    expect(mail?.headers).toMatch(/Message-ID: <[0-9a-f-]{36}@lakou\.example>/);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(hello[lang]);
      expect(part).toContain('https://lakou.example/');
      expect(part).toContain(PRODUCT);
    }
    expect(mail?.html).toContain(`<html lang="${lang}">`);
    expect(mail?.text).not.toContain('<');
  });
});

test('who could not be registered gets none', async () => {
  const jobs = await lakou.db.query("select from pgboss.job where data->>'to' = 'en@example.test'");
  expect(jobs).toHaveLength(1);
});

test('a mail server that is busy is asked again, with the same message', async () => {
  mailbox.putOff(1);
  const email = 'later@example.test';
  await register(email, 'en');
  const job = `from pgboss.job where name = 'mail' and data->>'to' = '${email}'`;
  await expect.poll(() => lakou.db.query(`select state ${job}`)).toEqual([{ state: 'retry' }]);
  expect(mailsTo(email)).toEqual([]);
  // The test does not wait for the pause before the next attempt.
  await lakou.db.query(`update pgboss.job set start_after = now() where id in (select id ${job})`);
  await arrived(email);
  const [order] = await lakou.db.query<{ id: string }>(`select data->>'messageId' as id ${job}`);
  expect(mailsTo(email)[0]?.headers).toContain(`<${order?.id}@lakou.example>`);
});
