import { fail } from '#platform/errors.ts';
import { type AdministratorsGrant, lockAdministrators } from './administrators.store.ts';

/**
 * Before an administrator goes: somebody else must be left, also when two take each other's place away at once. Who
 * was demoted a moment ago demotes nobody.
 */
export async function keepOneAdministrator(tx: AdministratorsGrant, leaving: string): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (!administrators.includes(leaving)) return;
  if (administrators.length === 1) fail('last_admin');
  if (!administrators.includes(tx.actor.id)) fail('forbidden');
}
