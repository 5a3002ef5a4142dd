import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, idOf, newVerifiedProvider, signInAsPatient } from './support.ts';

async function book(page: Page, providerId: string): Promise<void> {
  const { slots } = await (
    await page.request.get(`/api/availability/${providerId}?days=14&mode=clinic`)
  ).json();
  const booked = await page.request.post('/api/data/bookings', {
    data: { providerId, serviceType: 'Check-up', mode: 'clinic', dateTime: slots[0].startsAt },
  });
  expect(booked.status(), await booked.text()).toBe(201);
}

test('LAB-1, LAB-2, LAB-3 I ask for a blood test, my doctor enters the results, and I read them', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const name = `Nadège ${Date.now()}`;
  await signInAsPatient(page, name);
  const me = await idOf(page);
  await page.request.put(`/api/users/${me}`, { data: { gender: 'Female' } });
  const doctor = await newVerifiedProvider(browser, { name: 'Dr Claudel' });
  await book(page, await idOf(doctor));

  await page.goto('/app/labs');
  await expect(page.getByText('No lab tests yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Request a test' }).click();
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Please choose blood or urine.')).toBeVisible();
  await page.getByRole('radio', { name: 'Blood' }).check();
  await page.getByRole('checkbox', { name: 'Complete blood count' }).check();
  await page.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText('Lab test requested successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete blood count' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();

  await doctor.goto('/app/lab-worklist');
  await doctor.getByRole('link', { name: new RegExp(name) }).click();
  await expect(doctor.getByRole('heading', { level: 1, name })).toBeVisible();
  await doctor.getByRole('button', { name: 'Sample collected' }).click();
  await doctor.getByRole('button', { name: 'Start processing' }).click();
  const hemoglobin = doctor.getByRole('textbox', { name: 'Hemoglobin: Result' });
  await hemoglobin.fill('106');
  await expect(doctor.getByText('This number isn’t possible for this test.')).toBeVisible();
  await hemoglobin.fill('10.6');
  await expect(doctor.getByText('Low', { exact: true })).toBeVisible();
  await hemoglobin.press('Enter');
  await expect(doctor.getByRole('textbox', { name: 'Hematocrit: Result' })).toBeFocused();
  await doctor.getByRole('textbox', { name: 'White blood cells: Result' }).fill('6.8');
  await doctor.getByRole('textbox', { name: 'Comment' }).fill('Iron for three months.');
  await expectAccessible(doctor);
  await doctor.getByRole('button', { name: 'Sign and complete' }).click();
  await expect(doctor.getByRole('button', { name: 'Amend' })).toBeVisible();

  await page.goto('/app/notifications');
  await page.getByRole('link', { name: /Lab results are ready/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete blood count' })).toBeVisible();
  await expect(page.getByRole('img', { name: /10\.6 g\/dL, Low; range: 12 to 15\.5/ })).toBeVisible();
  await expect(page.getByText('Iron for three months.')).toBeVisible();
  await page.getByRole('button', { name: 'Explain in plain words' }).click();
  await expect(page.getByText(/Low hemoglobin is called anemia/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lab-result-.*\.pdf$/);
  await page.goto('/app/labs');
  await page.getByRole('link', { name: 'See results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete blood count' })).toBeVisible();
  expect(errors).toEqual([]);
  await doctor.context().close();
});
