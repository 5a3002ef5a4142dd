import { expect, test } from '@playwright/test';
import {
  clinicIdOf,
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newVerifiedProvider,
  signInAsClinic,
  signInAsPatient,
} from './support.ts';

const PILL = {
  drug: 'Enalapril 20 mg',
  form: 'tablet',
  dose: 1,
  frequency: 'morning',
  durationDays: 30,
  quantity: 30,
};

test('MED-4 a patient sends her prescription to a pharmacy, which hands it over from its stock', async ({
  page: nadege,
  browser,
}) => {
  const errors = collectErrors(nadege);
  const doctor = await newVerifiedProvider(browser, { name: 'Wilner Volcy', availability: 'Chak jou' });
  await signInAsPatient(nadege, 'Nadège Pierre');
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const visit = { providerId: him, serviceType: 'General consultation', mode: 'video', dateTime: soon };
  expect((await nadege.request.post('/api/data/bookings', { data: visit })).status()).toBe(201);
  const started = await doctor.request.post(`/api/data/health/visit-notes/${me}`, { data: {} });
  const { id } = await started.json();
  const written = { reason: 'Tansyon', plan: 'Mwens sèl', prescribed: [PILL], version: 1 };
  const { version } = await (await doctor.request.put(`/api/visit-notes/${id}`, { data: written })).json();
  const signed = await doctor.request.post(`/api/visit-notes/${id}/sign`, { data: { version } });
  expect(signed.status()).toBe(200);
  await doctor.context().close();

  const pharmacist = await (await browser.newContext()).newPage();
  const pharmacyErrors = collectErrors(pharmacist);
  await signInAsClinic(pharmacist);
  const clinicId = await clinicIdOf(pharmacist);
  const item = { name: 'Énalapril 20 mg', sku: 'ENAL-20', currentStock: 40, medicine: 'enalapril' };
  const stocked = await pharmacist.request.post(`/api/clinics/${clinicId}/inventory`, { data: item });
  expect(stocked.status()).toBe(201);
  // Journeys share the name of their clinics; this one is found by its own.
  const name = `Famasi ${clinicId.slice(-12)}`;
  const renamed = await pharmacist.request.post(`/api/users/${await idOf(pharmacist)}/complete-profile`, {
    data: {
      clinicDetails: {
        name,
        contactEmail: 'famasi@example.test',
        contactPhone: '+509 3712 3456',
        facilityAddress: '3, Rue Sainte-Anne, Jacmel',
      },
    },
  });
  expect(renamed.status(), await renamed.text()).toBe(200);

  await nadege.goto('/app/prescriptions');
  await nadege.getByRole('link', { name: 'Send to a pharmacy: Enalapril 20 mg' }).click();
  await expect(nadege.getByRole('heading', { name: 'Send to a pharmacy', level: 1 })).toBeVisible();
  await nadege.getByRole('textbox', { name: 'Name or town' }).fill(name);
  const found = nadege.getByRole('main').getByRole('button', { name });
  await expect(found).toContainText('Says it’s in stock');
  await expect(nadege.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(nadege);
  await found.click();
  await nadege.getByRole('radio', { name: 'Pick up at the pharmacy' }).check();
  await nadege.getByLabel('Note for the pharmacy').fill('I will come on Saturday');
  await expectAccessible(nadege);
  await nadege.getByRole('button', { name: `Send to ${name}` }).click();
  await expect(nadege.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(nadege.getByRole('button', { name: 'Withdraw it' })).toBeVisible();
  await expectAccessible(nadege);
  await expectAccessibleOnDesktop(nadege);

  await pharmacist.goto('/app/pharmacy-orders');
  await expectAccessible(pharmacist);
  await pharmacist.getByRole('link', { name: /Nadège Pierre/ }).click();
  await expect(pharmacist.getByText('I will come on Saturday')).toBeVisible();
  await expect(pharmacist.getByText('1 tablet, in the morning, for 30 days')).toBeVisible();
  await expectAccessible(pharmacist);
  await pharmacist.getByRole('button', { name: 'It’s ready' }).click();
  const ready = pharmacist.getByRole('dialog', { name: 'It’s ready' });
  await ready.getByLabel('Message to the patient').fill('Until Sunday at noon, 300 gourdes');
  await ready.getByRole('button', { name: 'Tell the patient' }).click();
  await expect(ready).toBeHidden();
  await expect(pharmacist.getByRole('button', { name: 'Hand over' })).toBeVisible();

  await nadege.reload();
  await expect(nadege.getByText('Until Sunday at noon, 300 gourdes')).toBeVisible();
  await expect(nadege.getByRole('button', { name: 'Withdraw it' })).toHaveCount(0);

  await pharmacist.getByRole('button', { name: 'Hand over' }).click();
  const handing = pharmacist.getByRole('dialog', { name: 'Hand over' });
  await handing.getByLabel('How many').fill('31');
  await handing.getByRole('radio', { name: /Énalapril 20 mg/ }).check();
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(handing.getByText('Enter a whole number up to 30.')).toBeVisible();
  await expectAccessible(pharmacist);
  await handing.getByLabel('How many').fill('30');
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(handing).toBeHidden();
  await expect(pharmacist.getByText('30 handed over')).toBeVisible();
  await pharmacist.goto('/app/inventory');
  await expect(pharmacist.getByRole('button', { name: 'Edit Énalapril 20 mg' })).toContainText('10');

  await nadege.reload();
  await expect(nadege.getByText('30 handed over')).toBeVisible();
  expect(errors).toEqual([]);
  expect(pharmacyErrors).toEqual([]);
  await pharmacist.context().close();
});
