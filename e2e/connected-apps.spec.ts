import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible, signInAsPatient } from './support.ts';

// The app of the demo, which runs on the machine of whoever writes one.
const CLIENT = '019a8e00-0000-7000-8000-00000000a99a';
const REDIRECT = 'http://localhost:8765/callback';

test('FHIR-3 I let an app read my record, see that it did, and disconnect it', async ({ page, baseURL }) => {
  await signInAsPatient(page);
  await page.route(`${REDIRECT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The app</title><h1>The app</h1>' }),
  );
  const verifier = randomBytes(32).toString('base64url');
  const ask = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: REDIRECT,
    scope: 'launch/patient patient/*.rs offline_access',
    state: 'a state',
    aud: `${baseURL}/fhir`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`/oauth/authorize?${ask}`);
  await expect(page.getByRole('heading', { name: 'Kanè Sante asks to read your data' })).toBeVisible();
  await expect(page.getByText('Vaccines')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The app' })).toBeVisible();
  const answer = new URL(page.url()).searchParams;
  expect(answer.get('state')).toBe('a state');

  const form = {
    grant_type: 'authorization_code',
    code: answer.get('code') ?? '',
    redirect_uri: REDIRECT,
    client_id: CLIENT,
    code_verifier: verifier,
  };
  const given = await (await page.request.post('/oauth/token', { form })).json();
  const read = () =>
    page.request.get(`/fhir/Patient/${given.patient}/$summary`, {
      headers: { authorization: `Bearer ${given.access_token}` },
    });
  expect((await (await read()).json()).resourceType).toBe('Bundle');

  await page.goto('/app/account-settings');
  const end = page.getByRole('button', { name: 'Disconnect', exact: true });
  await expect(end).toBeVisible();
  await expect(page.getByText('You connected this app.').first()).toBeVisible();
  await end.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect Kanè Sante' }).click();
  await expect(page.getByText('No apps can read your record.')).toBeVisible();
  expect((await read()).status()).toBe(401);
});
