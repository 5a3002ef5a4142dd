import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  expectAccessible,
  expectAccessibleOnDesktop,
  idOf,
  newVerifiedProvider,
  signInAsPatient,
} from './support.ts';

/** A tone in place of a voice: the browser records it as it would record a microphone. */
const humInsteadOfSpeaking = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const tone = sound.createOscillator();
      const out = sound.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return out.stream;
    };
  });

test('PROV-4 a visit ends with a note: written, kept without a network, signed, and read by the patient', async ({
  page: nadege,
  browser,
}) => {
  // The availability is text, so any time can be booked, even now.
  const doctor = await newVerifiedProvider(browser, { name: 'Wilner Volcy', availability: 'Chak jou' });
  const errors = collectErrors(nadege);
  await signInAsPatient(nadege, 'Nadège Pierre');
  const [me, him] = [await idOf(nadege), await idOf(doctor)];
  const measured = await nadege.request.post(`/api/data/health/measurements/${me}`, {
    data: { id: crypto.randomUUID(), at: new Date().toISOString(), systolic: 148, diastolic: 94 },
  });
  expect(measured.status()).toBe(201);
  const booked = await nadege.request.post('/api/data/bookings', {
    data: {
      providerId: him,
      serviceType: 'General consultation',
      mode: 'video',
      dateTime: new Date(Date.now() + 3000).toISOString(),
    },
  });
  const { id } = await booked.json();

  await humInsteadOfSpeaking(doctor);
  await doctor.goto(`/app/visits/${id}`);
  await doctor.getByRole('button', { name: 'Start visit' }).click();
  await doctor.getByRole('button', { name: 'Complete visit' }).click();
  await expect(doctor.getByRole('heading', { name: 'Visit note' })).toBeVisible();
  await expect(doctor).toHaveTitle(/Nadège Pierre/);
  await doctor.getByLabel('Reason for the visit').fill('Headache in the morning');
  await doctor.getByLabel('Examination and findings').pressSequentially('/vit');
  await expect(doctor.getByRole('option', { name: /Vital signs/ })).toBeVisible();
  await doctor.keyboard.press('Enter');
  await expect(doctor.getByLabel('Examination and findings')).toHaveValue(/BP 148\/94/);
  await doctor.getByLabel('ICD-10 code 1').fill('i10');
  await doctor.getByLabel('Diagnosis 1', { exact: true }).fill('High blood pressure');
  await doctor.getByLabel('Plan', { exact: true }).fill('Mwens sèl. Retounen nan 2 semèn.');

  await doctor.getByRole('button', { name: 'Add a medicine' }).click();
  const dialog = doctor.getByRole('dialog', { name: 'Add a medicine' });
  await dialog.getByLabel('Medicine and strength').fill('Enalapril 20 mg');
  await dialog.getByLabel('How often').selectOption('morning');
  await dialog.getByLabel(/For how many days/).fill('30');
  await expectAccessible(doctor);
  await dialog.getByRole('button', { name: 'Keep in the note' }).click();
  await expect(doctor.getByText('1 tablet, in the morning, for 30 days')).toBeVisible();

  await doctor.getByRole('button', { name: 'Record', exact: true }).click();
  // The browser needs a moment before it has recorded anything.
  await expect(doctor.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await doctor.getByRole('button', { name: 'Stop and keep' }).click();
  await expect(doctor.locator('audio')).toHaveCount(1);
  await expect(doctor.getByText(/^Saved at/)).toBeVisible();

  await doctor.context().setOffline(true);
  await doctor.getByLabel('History', { exact: true }).fill('Her mother has it too.');
  await expect(doctor.getByText(/kept on this device/)).toBeVisible();
  await doctor.context().setOffline(false);
  await expect(doctor.getByText(/^Saved at/)).toBeVisible();
  await expectAccessible(doctor);
  await expectAccessibleOnDesktop(doctor);

  await doctor.getByRole('button', { name: 'Review and sign' }).click();
  await expect(doctor.getByRole('dialog').getByText('Her mother has it too.')).toBeVisible();
  await doctor.getByRole('button', { name: 'Sign and lock' }).click();
  await expect(doctor.getByText(/^Signed by Wilner Volcy/)).toBeVisible();
  await doctor.getByLabel('Add to this note').fill('The potassium is normal.');
  await doctor.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(doctor.getByRole('listitem').getByText('The potassium is normal.')).toBeVisible();
  await expectAccessible(doctor);
  await doctor.goto('/app/notes');
  await expect(doctor.getByRole('link', { name: 'Nadège Pierre' })).toBeVisible();

  await nadege.goto(`/app/visits/${id}`);
  await nadege.getByRole('link', { name: 'Visit summary' }).click();
  await expect(nadege.getByRole('heading', { name: 'What to do now' })).toBeVisible();
  await expect(nadege.getByText('Mwens sèl. Retounen nan 2 semèn.')).toBeVisible();
  await expect(nadege.getByText('1 tablet, in the morning, for 30 days')).toBeVisible();
  await expectAccessible(nadege);
  await nadege.goto('/app/prescriptions');
  await expect(nadege.getByRole('heading', { name: 'Enalapril 20 mg' })).toBeVisible();
  const paper = nadege.getByRole('link', { name: 'Paper for the pharmacy: Enalapril 20 mg' });
  const pdf = await nadege.request.get(`${await paper.getAttribute('href')}`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expectAccessible(nadege);
  expect(errors).toEqual([]);
  await doctor.context().close();
});
