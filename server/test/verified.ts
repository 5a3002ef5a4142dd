import type { Role } from '@lakou/contract';
import type { Person, TestApp } from './app.ts';

/** Their address is proven, as if they had followed the mailed link just now. */
export async function verify({ platform, clock }: TestApp, { id }: Pick<Person, 'id'>): Promise<void> {
  await platform.db.query(
    'update app_users set email_verified_at = $2 where id = $1 and email_verified_at is null',
    [id, clock.now()],
  );
}

/** Somebody new whose address is proven. */
export async function verifiedPerson(lakou: TestApp, role: Role): Promise<Person> {
  const person = await lakou.person(role);
  await verify(lakou, person);
  return person;
}
