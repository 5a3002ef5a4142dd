import { expect, type Page } from '@playwright/test';
import { signInAsPatient } from './support.ts';

/** Signs in a woman who reads Creole; returns her id. */
export async function signInAsWoman(page: Page): Promise<string> {
  await page.context().addCookies([{ name: 'appLanguage', value: 'ht', domain: 'localhost', path: '/' }]);
  await signInAsPatient(page);
  const { id } = await (await page.request.get('/api/auth/session')).json();
  const changed = await page.request.put(`/api/users/${id}`, { data: { gender: 'Female' } });
  expect(changed.status()).toBe(200);
  return id;
}

/** The day this many days from today, in this machine's time zone. */
export function dayFromToday(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
