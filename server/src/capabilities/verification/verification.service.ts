import type { LicenceDecision, OwnVerification, VerificationCase } from '@lakou/contract/verification';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { mayReadRecords } from '../profiles/profiles.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { lockLicence, saveDecision } from './decisions.store.ts';
import { findCase, findOwnVerification, listDecisions, type Reviewer } from './verification.store.ts';

export async function readCase(grant: Reviewer): Promise<VerificationCase> {
  const found = (await findCase(grant)) ?? fail('not_found');
  return { ...found, decisions: await listDecisions(grant) };
}

/** Decides about what the administrator has seen; the provider is told. */
export function decide(
  grant: Grant<'verification:decide', { providerId: string }>,
  decision: LicenceDecision,
): Promise<VerificationCase> {
  const verifies = decision.decision === 'verified';
  if (!verifies && !decision.reason)
    fail('invalid_request', { fields: [{ path: 'reason', code: 'invalid_request' }] });
  return inTransaction(grant, async (tx) => {
    const { providerId } = tx.scope;
    const { version, expiresOn } = (await lockLicence(tx)) ?? fail('not_found');
    if (decision.version !== undefined && decision.version !== version) fail('licence_changed');
    if (verifies && expiresOn && expiresOn < dayIn(HOME_ZONE, tx.at)) fail('licence_expired');
    await saveDecision(tx, decision);
    const action = verifies ? 'licence:verify' : 'licence:reject';
    await writeAudit(tx, { action, actorId: tx.actor.id, subjectId: providerId });
    const kind = verifies ? 'licence_verified' : 'licence_rejected';
    await notify(tx, { userId: providerId, kind, subjectId: providerId, details: {} });
    return readCase(tx);
  });
}

/** Who has no profile yet has sent nothing to review. */
export async function readOwnVerification(
  grant: Grant<'own-verification:read'>,
  { config }: Platform,
): Promise<OwnVerification> {
  const found = await findOwnVerification(grant);
  const readsRecords = await mayReadRecords(grant, grant.actor.id, config);
  return {
    ...(found ?? { state: 'pending', licenseVerified: false, reason: null, note: null }),
    readsRecords,
  };
}
