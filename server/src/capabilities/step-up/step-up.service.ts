import type { Proof } from '@lakou/contract/step-up';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { renewSession } from '#platform/session/session.ts';
import { requireOwnPassword } from '../devices/own-password.service.ts';
import { requireOwnPasskey } from '../passkeys/passkeys.service.ts';
import { requireOwnPhone } from '../phone-sign-in/phone-sign-in.service.ts';
import { requireOwnCode } from '../two-step/two-step.service.ts';

/** Returns the token under which the session goes on: whoever copied the old one holds nothing. */
export async function proveAgain(
  grant: Grant<'session:prove'>,
  proof: Proof,
  box: SecretBox,
  platform: Platform,
): Promise<string> {
  if ('credential' in proof) await requireOwnPasskey(grant, proof.credential, platform);
  else if ('phone' in proof) {
    const spend = await requireOwnPhone(grant, proof.phone);
    await requireOwnCode(grant, proof.code, box);
    await spend();
  } else {
    await requireOwnPassword(grant, proof.password);
    await requireOwnCode(grant, proof.code, box);
  }
  return inTransaction(grant, async (tx) => {
    const { id, sessionId } = tx.actor;
    const token = (await renewSession(tx.db, sessionId, tx.at)) ?? fail('not_signed_in');
    await writeAudit(tx, { action: 'session:prove', actorId: id, subjectId: id });
    return token;
  });
}
