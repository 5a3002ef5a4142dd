import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newVerifiedProvider,
  signInAsPatient,
} from './support.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A provider whose name is found by nobody else, and whose licence is verified. */
async function verifiedProvider(browser: Browser): Promise<{ doctor: Page; name: string }> {
  const name = `Dr Vava ${crypto.randomUUID().slice(0, 8)}`;
  const doctor = await newVerifiedProvider(browser, { name });
  return { doctor, name };
}

test('VAULT-1, VAULT-3, VAULT-4, VACC-1 my record: allergies first, nothing twice, a timeline, a PDF, vaccines', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/record');
  await expect(page.getByText('No records found for this category.')).toBeVisible();

  const addAllergy = async (name: string) => {
    await page.getByRole('button', { name: 'Add an allergy' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add an allergy' });
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sheet.getByText('Please enter a name.')).toBeVisible();
    await sheet.getByLabel('What are you allergic to?').fill(name);
    await sheet.getByText('Severe', { exact: true }).click();
    await sheet.getByLabel('Year').fill('2011');
    await sheet.getByRole('button', { name: 'Save', exact: true }).click();
    return sheet;
  };
  await expect(await addAllergy('Penicillin')).toBeHidden();
  await expect(group(page, 'Allergies')).toContainText('Penicillin');
  await expect(group(page, 'Allergies')).toContainText('Severe · since 2011');

  const again = await addAllergy('penicilin');
  await expect(again).toContainText('“Penicillin” is already in the record.');
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Close' }).first().click();
  await expect(group(page, 'Allergies').getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add a medicine' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a medicine' });
  await sheet.getByLabel('Which medicine?').fill('Amlodipine 5 mg');
  await sheet.getByLabel('How often?').fill('every morning');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(group(page, 'My medicines')).toContainText('every morning');

  const timeline = group(page, 'Timeline');
  await expect(timeline.getByRole('button', { name: 'Penicillin' })).toBeVisible();
  await expect(timeline.getByText('All (2)')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  await timeline.getByText('Visits (0)').click();
  await expect(timeline.getByText('No records found for this category.')).toBeVisible();
  await timeline.getByText('All (2)').click();
  await timeline.getByLabel('Search the record').fill('amlo');
  await expect(timeline.getByRole('button', { name: 'Penicillin' })).toBeHidden();
  await timeline.getByRole('button', { name: 'Amlodipine 5 mg' }).click();
  await page.getByRole('button', { name: 'Stopped taking it' }).click();
  await expect(group(page, 'My medicines')).toContainText('No medicines on file.');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^record-.*\.pdf$/);

  await page.getByRole('link', { name: 'Vaccination card' }).click();
  await expect(page.getByText('Nothing is due by this schedule.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a vaccine' }).click();
  const dose = page.getByRole('dialog', { name: 'Add a vaccine' });
  await dose.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dose.getByText('Choose a vaccine.')).toBeVisible();
  await dose.getByLabel('Which vaccine?').selectOption('BCG');
  await dose.getByLabel('Given on').fill('2001-05-04');
  await dose.getByLabel('Where').fill('Mirebalais');
  await dose.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dose).toBeHidden();
  await expect(group(page, 'Given')).toContainText('Mirebalais');
  await expectAccessible(page);
  // What is likely there already is answered with 409.
  expect(errors).toEqual([expect.stringContaining('409')]);
});

test('VAULT-1, ACC-14 a provider reads and writes my record while I let them, and no longer', async ({
  page,
  browser,
}) => {
  const { doctor, name } = await verifiedProvider(browser);
  await signInAsPatient(page, 'Wideline Vava');
  const me = await idOf(page);
  await page.request.post(`/api/records/${me}/entries`, { data: { kind: 'allergy', text: 'Latex' } });
  await doctor.goto(`/app/patients/${me}/record`);
  await expect(doctor.getByText('You can’t see this record now.')).toBeVisible();

  await page.goto('/app/record/access');
  await expect(page.getByText('No provider can see your records right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Give access' }).click();
  const sheet = page.getByRole('dialog', { name: 'Give access' });
  await sheet.getByLabel('Find a provider by name').fill(name);
  await sheet.getByRole('radio', { name }).check();
  await sheet.getByText('1 week').click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Give access' }).click();
  await expect(page.getByText('You gave access')).toBeVisible();
  await expectAccessible(page);

  await doctor.reload();
  await expect(doctor.getByRole('heading', { name: 'Wideline Vava' })).toBeVisible();
  await expect(doctor.getByText('Allergies: Latex')).toBeVisible();
  await doctor.getByRole('button', { name: 'Add a condition' }).click();
  await doctor.getByLabel('Which illness?').fill('Anemia');
  await doctor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(group(doctor, 'Conditions')).toContainText(`Entered by ${name}`);
  await expectAccessible(doctor);

  await page.reload();
  await expect(page.getByText('They have access because you gave it to them.').first()).toBeVisible();
  await page.getByRole('button', { name: 'End access' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect(page.getByText('No provider can see your records right now.')).toBeVisible();
  await doctor.reload();
  await expect(doctor.getByText('You can’t see this record now.')).toBeVisible();

  // In an emergency who once had access reads for an hour, and she knows.
  await doctor.getByRole('button', { name: 'Emergency access' }).click();
  const glass = doctor.getByRole('dialog', { name: 'Emergency access' });
  await glass.getByRole('button', { name: 'Open the record' }).click();
  await expect(glass.getByText('Please write at least 20 characters.')).toBeVisible();
  await glass.getByLabel('Why do you need it now?').fill('Unconscious after a fall, alone.');
  await expectAccessible(doctor);
  await glass.getByRole('button', { name: 'Open the record' }).click();
  await expect(doctor.getByText('Allergies: Latex')).toBeVisible();
  await page.goto('/app/record/access');
  await expect(page.getByText('Reason given: Unconscious after a fall, alone.')).toBeVisible();
  await doctor.context().close();
});
