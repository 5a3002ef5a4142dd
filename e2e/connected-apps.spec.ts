import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { smartClient } from './smart-client.ts';
import { expectAccessible, idOf, signInAsPatient } from './support.ts';

// The app of the demo, which runs on the machine of whoever writes one.
const CLIENT = '019a8e00-0000-7000-8000-00000000a99a';
const REDIRECT = 'http://localhost:8765/callback';

test('FHIR-2, FHIR-3 I let an app read my record, see that it did, and disconnect it', async ({
  page,
  baseURL,
}) => {
  await signInAsPatient(page);
  const id = await idOf(page);
  for (const weight of [61, 62, 63]) {
    const data = { id: randomUUID(), at: `2026-0${weight - 60}-01T10:00:00Z`, weight };
    expect((await page.request.post(`/api/data/health/measurements/${id}`, { data })).status()).toBe(201);
  }
  await page.route(`${REDIRECT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The app</title><h1>The app</h1>' }),
  );
  const app = await smartClient(`${baseURL}/fhir`, { id: CLIENT, redirectUri: REDIRECT });
  await page.goto(app.launchAddress('launch/patient patient/*.rs patient/Patient.rs offline_access'));
  await expect(page.getByRole('heading', { name: 'Kanè Sante asks to read your data' })).toBeVisible();
  await expect(page.getByText('Vaccines')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The app' })).toBeVisible();
  const given = await app.finish(page.url());
  expect(given.patient).toBe(id);
  const token = given.access_token;
  expect(await app.readAll(`Patient/${id}/$everything`, token)).toContain('Patient');
  expect(await app.readAll(`Observation?patient=${id}&_count=2`, token)).toEqual(
    Array(3).fill('Observation'),
  );
  expect((await app.readAll(`Patient/${id}/$summary`, token))[0]).toBe('Composition');
  // A narrower token opens what it names, and nothing else.
  const narrow = await app.refresh(given.refresh_token ?? '', { scope: 'patient/Patient.rs' });
  expect(await app.statusOf(`Patient/${id}`, narrow.access_token)).toBe(200);
  expect(await app.statusOf(`Observation?patient=${id}`, narrow.access_token)).toBe(403);

  await page.goto('/app/account-settings');
  const end = page.getByRole('button', { name: 'Disconnect', exact: true });
  await expect(end).toBeVisible();
  await expect(page.getByText('You connected this app.').first()).toBeVisible();
  await end.click();
  // An app that can still read is not said to be gone.
  const disconnect = page.getByRole('dialog').getByRole('button', { name: 'Disconnect Kanè Sante' });
  await page.route('**/api/apps/*', (route) => route.fulfill({ status: 500 }));
  await disconnect.click();
  await expect(page.getByText('The app is still connected. Please try again.')).toBeVisible();
  expect(await app.statusOf(`Patient/${id}`, token)).toBe(200);
  await page.unroute('**/api/apps/*');
  await disconnect.click();
  await expect(page.getByText('No apps can read your record.')).toBeVisible();
  for (const one of [token, narrow.access_token]) expect(await app.statusOf(`Patient/${id}`, one)).toBe(401);
  await expect(app.refresh(narrow.refresh_token ?? '')).rejects.toThrow('invalid_grant');
});
