import { expect, type Page } from '@playwright/test';
import { completeWork, mailedLink, newEmail, PASSWORD, signIn } from './support.ts';

/** Invites a provider to the clinic of who is signed in; they choose a password and sign in on their own page. */
export async function hire(clinic: Page, theirs: Page, name: string): Promise<string> {
  const email = newEmail();
  const added = await clinic.request.post('/api/users', { data: { name, email, clinicRole: 'Provider' } });
  expect(added.status(), await added.text()).toBe(201);
  const link = await mailedLink(clinic, email, /reset-password/);
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const chosen = { token, newPassword: PASSWORD };
  expect((await theirs.request.post('/api/auth/reset-password', { data: chosen })).status()).toBe(200);
  await signIn(theirs, email);
  await completeWork(theirs);
  return (await added.json()).id;
}
