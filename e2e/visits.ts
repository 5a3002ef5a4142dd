import { type Browser, expect, type Page } from '@playwright/test';
import { idOf, newProvider, signInAsPatient } from './support.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** Open for two hours from four minutes on, in a zone where it is about noon: never across midnight. */
function hoursFromNow() {
  const from = new Date(Date.now() + 4 * 60_000);
  const ahead = 12 - from.getUTCHours();
  const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const minutes = two(from.getUTCMinutes());
  const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => ({
    day,
    from: `12:${minutes}`,
    to: `14:${minutes}`,
  }));
  return { timeZone, hours };
}

/** A visit by video whose room opens at once. */
export async function visitSoon(
  patient: Page,
  browser: Browser,
): Promise<{ id: string; startsAt: Date; provider: Page }> {
  const provider = await newProvider(browser, {
    name: 'Dr Mirlande Joseph',
    availability: hoursFromNow(),
  });
  await signInAsPatient(patient);
  const booked = await patient.request.post('/api/data/bookings', {
    data: {
      serviceType: 'Video visit',
      mode: 'video',
      providerId: await idOf(provider),
      dateTime: new Date(Date.now() + 60_000).toISOString(),
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const { id, dateTime } = await booked.json();
  return { id, startsAt: new Date(dateTime), provider };
}
