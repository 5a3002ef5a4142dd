import { expect, type Page, test } from '@playwright/test';
import { hire } from './clinic-staff.ts';
import { clinicIdOf, collectErrors, expectAccessible, signInAsClinic } from './support.ts';

/** The clinic's own id; it bills for one service. */
async function priceVisit(page: Page): Promise<string> {
  const clinicId = await clinicIdOf(page);
  const data = { code: 'CONS', description: 'General visit' };
  const kept = await page.request.post(`/api/clinics/${clinicId}/service-codes`, { data });
  expect(kept.status(), await kept.text()).toBe(201);
  return clinicId;
}

/** Lets this read fail, and returns what lets it pass again. */
async function failing(page: Page, read: RegExp): Promise<() => Promise<void>> {
  await page.route(read, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  return () => page.unroute(read);
}

test('SITE-16 a new invoice says that the services could not be loaded, and offers them after another try', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const clinicId = await priceVisit(page);
  const codesBack = await failing(page, new RegExp(`/api/clinics/${clinicId}/service-codes`));
  await page.goto('/app/invoices');
  await page.getByRole('button', { name: 'New invoice' }).first().click();
  const invoice = page.getByRole('dialog', { name: 'New invoice' });
  const said = invoice.getByRole('alert').filter({ hasText: 'We couldn’t load the services.' });
  await expect(said).toBeVisible();
  await expectAccessible(page);

  await codesBack();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveCount(0);
  await invoice.getByLabel('Service').selectOption({ label: 'CONS · General visit' });
  expect(errors.filter((text) => !text.includes('500'))).toEqual([]);
});

test('SITE-16 starting a visit says that the providers could not be loaded, and offers them after another try', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await signInAsClinic(page);
  const clinicId = await clinicIdOf(page);
  const theirs = await (await browser.newContext()).newPage();
  await hire(page, theirs, 'Guerda Pierre');
  await theirs.context().close();
  const came = { clientId: crypto.randomUUID(), name: 'Jean Baptiste', reason: '', danger: false };
  const added = await page.request.post(`/api/clinics/${clinicId}/walk-ins`, {
    data: { ...came, clinicPatientId: null },
  });
  expect(added.status(), await added.text()).toBe(201);
  const { id } = await added.json();
  const called = await page.request.put(`/api/clinics/walk-ins/${id}`, {
    data: { status: 'called', room: null },
  });
  expect(called.status(), await called.text()).toBe(200);

  const teamBack = await failing(page, new RegExp(`/api/clinics/${clinicId}$`));
  await page.goto('/app/walk-ins');
  await page.getByRole('button', { name: 'Start Jean Baptiste’s visit' }).click();
  const start = page.getByRole('dialog', { name: 'Who will see Jean Baptiste?' });
  const said = start.getByRole('alert').filter({ hasText: 'We couldn’t load the providers.' });
  await expect(said).toBeVisible();
  await expectAccessible(page);

  await teamBack();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveCount(0);
  await start.getByLabel('Provider').selectOption('Guerda Pierre');
  await start.getByRole('button', { name: 'Start the visit' }).click();
  await expect(start).toBeHidden();
  expect(errors.filter((text) => !text.includes('500'))).toEqual([]);
});
