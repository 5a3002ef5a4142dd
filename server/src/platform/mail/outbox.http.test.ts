import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { PRODUCT } from '@lakou/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { type Instance, testDatabase } from '#test/instance.ts';
import { openTransport, outboxFolder } from './transport.ts';

const lakou = testDatabase();
let instance: Instance;
beforeAll(async () => {
  instance = await lakou.open();
});
const NAME = `<img src=x onerror=alert(1)> "Jo" & 'co`;
const page = () => instance.app.inject({ url: '/dev/mail' });

describe('without a mail server', () => {
  test('the page says that nothing was sent yet', async () => {
    expect((await page()).body).toContain('No mail has been sent yet.');
  });

  test('mail is kept in files and shown, with every sign of a name harmless', async () => {
    await instance.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { name: NAME, email: 'jo@example.test', role: 'PATIENT', password: PASSWORD },
    });
    const folder = outboxFolder(instance.platform.config);
    const files = () => readdir(folder).catch(() => []);
    // While it is being written, a mail has another name.
    await expect.poll(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.json$/)]);
    const [file = ''] = await files();
    const mail = JSON.parse(await readFile(`${folder}/${file}`, 'utf8'));
    expect(mail).toMatchObject({ to: 'jo@example.test', subject: `Verify your email for ${PRODUCT}` });
    expect(mail.text).toContain(NAME);
    expect(mail.html).not.toContain('<img');

    const reply = await page();
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('jo@example.test');
    expect(reply.body).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Jo&quot; &amp; &#39;co');
    expect(reply.body).not.toContain('<img');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
    const [link = ''] = /http:\/\/localhost:3001\/api\/auth\/verify\S+/.exec(mail.text) ?? [];
    const shown = link.replaceAll('&', '&amp;');
    expect(reply.body).toContain(`<a href="${shown}">${shown}</a>`);
  });
});

test.skipIf(process.platform === 'win32')('kept mail is for this account of the machine alone', async () => {
  const { config } = instance.platform;
  const folder = outboxFolder(config);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755); // as an older version left it
  const message = { messageId: 'private', from: 'a', to: 'b', subject: 'c', text: 'd', html: 'e' };
  await openTransport(config).deliver(message);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(`${folder}/private.json`)).mode & 0o777).toBe(0o600);
});

test('the page trusts no part of a message', async () => {
  const folder = outboxFolder(instance.platform.config);
  const bad = '<script>alert(1)</script>';
  const mail = { to: bad, subject: bad, text: `${bad} https://x.example/"onclick=" javascript:alert(1)` };
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/00000000.json`, JSON.stringify(mail));
  const { body } = await page();
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toContain('<script');
  expect(body).toContain('href="https://x.example/&quot;onclick=&quot;"');
  expect(body).not.toContain('href="javascript');
});

test.each([
  ['in development', { production: false, demo: false }, 200],
  ['in a demo', { production: true, demo: true }, 200],
  ['never where real people are', { production: true, demo: false }, 404],
])('the page of sent mail exists %s', async (_, config, status) => {
  const { app } = await lakou.open({ config, jobs: false });
  expect((await app.inject({ url: '/dev/mail' })).statusCode).toBe(status);
});

test.each([
  ['another machine', { remoteAddress: '203.0.113.9' }],
  ['a proxy on this one', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
])('the page of sent mail is not there for %s', async (_, from) => {
  const { app } = await lakou.open({ config: { production: true, demo: true }, jobs: false });
  expect((await app.inject({ url: '/dev/mail', ...from })).statusCode).toBe(404);
});
