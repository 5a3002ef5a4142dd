import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  signInAsPatient,
} from './support.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A value of another hospital's laboratory. */
const HEMOGLOBIN = {
  resourceType: 'Observation',
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '718-7' }], text: 'Hemoglobin' },
  effectiveDateTime: '2026-03-02',
  valueQuantity: { value: 10.6, unit: 'g/dL' },
  referenceRange: [{ low: { value: 12, unit: 'g/dL' }, high: { value: 15.5, unit: 'g/dL' } }],
  performer: [{ display: 'Jackson Memorial' }],
};

/** Adds an allergy and a medicine to the record of who is signed in. */
async function fillRecord(page: Page): Promise<string> {
  const id = await idOf(page);
  const entries = [
    { kind: 'allergy', text: 'Penicillin', severity: 'severe' },
    { kind: 'medicine', text: 'Amlodipine 5 mg' },
  ];
  for (const entry of entries) {
    const added = await page.request.post(`/api/records/${id}/entries`, {
      data: { id: randomUUID(), ...entry },
    });
    expect(added.status(), await added.text()).toBe(201);
  }
  return id;
}

test('FHIR-1, VAULT-4 the summary of one account is looked through, added to another, and taken back', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const other = await (await browser.newContext()).newPage();
  await signInAsPatient(other);
  const from = await fillRecord(other);
  const summary = await other.request.get(`/fhir/Patient/${from}/$summary`);
  expect(summary.status()).toBe(200);
  const bundle = await summary.json();
  bundle.entry.push({ resource: HEMOGLOBIN }, { resource: { ...HEMOGLOBIN, valueQuantity: { value: 9 } } });
  const buffer = Buffer.from(JSON.stringify(bundle));
  const file = { name: 'summary.json', mimeType: 'application/json', buffer };

  await signInAsPatient(page);
  await page.goto('/app/record/import');
  await expect(page.getByText('Nothing imported yet.')).toBeVisible();
  const choose = page.locator('input[name="record"]');
  await choose.setInputFiles({ ...file, buffer: Buffer.from('not JSON') });
  await expect(page.getByText('This file can’t be read. Choose a JSON file.')).toBeVisible();
  await choose.setInputFiles(file);
  await expect(group(page, 'Allergies (1)').getByRole('checkbox', { name: /^Penicillin/ })).toBeChecked();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await page.getByRole('checkbox', { name: /^Amlodipine 5 mg/ }).uncheck();
  const found = group(page, 'Lab results (1)');
  await expect(found.getByRole('checkbox', { name: /Jackson Memorial · 1 value/ })).toBeChecked();
  await expect(found).toContainText('Hemoglobin: 10.6 g/dL');
  // A number without a unit stays behind, and it is said why.
  await page.getByText(/can’t be added$/).click();
  await expect(page.getByText('The value has no unit.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByText('2 entries added.')).toBeVisible();
  await page.getByRole('link', { name: 'See the record' }).click();
  await expect(group(page, 'Allergies')).toContainText('Penicillin');
  await expect(page.getByText(/From another record · Jackson Memorial/)).toBeVisible();
  await page.getByRole('button', { name: 'Hemoglobin' }).click();
  const opened = page.getByRole('dialog', { name: 'Results from another record' });
  await expect(opened.getByText('10.6 g/dL')).toBeVisible();
  await expect(opened.getByText(/Added by the patient from a file/)).toBeVisible();

  // What is there already is not added twice.
  await page.goto('/app/record/import');
  await choose.setInputFiles(file);
  await expect(page.getByText('Already in the record: Penicillin')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Penicillin/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Jackson Memorial/ })).not.toBeChecked();
  await expect(page.getByText('1 value is already in the record')).toBeVisible();
  await page.getByRole('button', { name: 'Don’t add anything' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText(/· Undone$/)).toBeVisible();
  await page.goto('/app/record');
  await expect(group(page, 'Allergies')).not.toContainText('Penicillin');
  await expect(page.getByText(/Jackson Memorial/)).toBeHidden();
  expect(errors).toEqual([]);
  await other.context().close();
});

test('FHIR-1, VAULT-2 a health link is opened in the browser with its passcode and leads to the same review', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsPatient(other);
  await fillRecord(other);
  await other.goto('/app/record/share');
  await other.getByRole('button', { name: 'Generate link' }).click();
  const passcode = (await other.getByText(/^\d{6}$/).textContent()) ?? '';
  await other.getByRole('button', { name: 'Copy link' }).click();
  const clipboard = () => other.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('shlink:/');
  const link = await clipboard();

  await signInAsPatient(page, 'Ti Jo Baptiste');
  await page.goto('/app/record/import');
  const field = page.getByRole('textbox', { name: 'Link' });
  await field.fill('https://example.org/');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('This isn’t a SMART Health Link.')).toBeVisible();
  await field.fill(link);
  await page.getByLabel('Passcode').fill(`${passcode}0`);
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('The passcode is missing or wrong.')).toBeVisible();
  await page.getByLabel('Passcode').fill(passcode);
  await page.getByRole('button', { name: 'Open the link' }).click();

  // Another name: it is asked whose record it is before anything is added.
  await expect(page.getByText('This may be someone else’s record.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByText('Please check whose record it is.')).toBeVisible();
  await page.getByLabel('I checked: this record is about Ti Jo Baptiste.').check();
  await page.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(page.getByText('2 entries added.')).toBeVisible();
  await other.context().close();
});
