import type {
  ClinicCase,
  ClinicDecision,
  ClinicVerification,
  SentRegistration,
} from '@lakou/contract/clinic-verification';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fileFrom, fileIn, placeFile } from '../files/files.service.ts';
import { notify } from '../notifications/notify.service.ts';
import type { ClinicScope } from './clinic-verification.access.ts';
import { findRegistration, type Sender, saveRegistration } from './registration.store.ts';
import {
  findCase,
  listDecisions,
  listOwners,
  lockRegistration,
  type Reviewer,
  saveDecision,
} from './review.store.ts';

const NOTHING_SENT: ClinicVerification = {
  state: 'none',
  kind: null,
  registrationNumber: null,
  issuingAuthority: null,
  documentUrl: null,
  sentAt: null,
  reason: null,
  note: null,
};

export const readRegistration = async (
  grant: Sender | Grant<'clinic-registration:read', ClinicScope>,
): Promise<ClinicVerification> => (await findRegistration(grant)) ?? NOTHING_SENT;

/** A document stays until another is sent. */
async function documentOf(grant: Sender, sent: string | null | undefined, platform: Platform) {
  const present = (await findRegistration(grant))?.documentUrl ?? null;
  if (!sent || sent === present) return present ?? fail('registration_document_missing');
  return (
    (await fileFrom(grant, { kind: 'document', text: sent }, platform)) ??
    fail('registration_document_missing')
  );
}

export async function sendRegistration(
  grant: Sender,
  sent: SentRegistration,
  platform: Platform,
): Promise<ClinicVerification> {
  const address = await documentOf(grant, sent.documentUrl, platform);
  const fileId = fileIn(address) ?? fail('registration_document_missing');
  return inTransaction(grant, async (tx) => {
    const { clinicId } = tx.scope;
    await saveRegistration(tx, sent, fileId);
    await placeFile(tx, { as: 'clinicRegistration', by: clinicId }, address);
    await writeAudit(tx, { action: 'clinic-registration:send', actorId: tx.actor.id, subjectId: clinicId });
    return readRegistration(tx);
  });
}

export async function readCase(grant: Reviewer): Promise<ClinicCase> {
  const found = (await findCase(grant)) ?? fail('not_found');
  return { ...found, decisions: await listDecisions(grant) };
}

/** Decides about what the administrator has seen; who runs the clinic is told. */
export function decide(
  grant: Grant<'clinic-verification:decide', ClinicScope>,
  decision: ClinicDecision,
): Promise<ClinicCase> {
  const verifies = decision.decision === 'verified';
  if (!verifies && !decision.reason)
    fail('invalid_request', { fields: [{ path: 'reason', code: 'invalid_request' }] });
  return inTransaction(grant, async (tx) => {
    const { clinicId } = tx.scope;
    const version = (await lockRegistration(tx)) ?? fail('not_found');
    if (decision.version !== undefined && decision.version !== version) fail('licence_changed');
    await saveDecision(tx, decision);
    const action = verifies ? 'clinic:verify' : 'clinic:reject';
    await writeAudit(tx, { action, actorId: tx.actor.id, subjectId: clinicId });
    const kind = verifies ? 'clinic_verified' : 'clinic_rejected';
    for (const userId of await listOwners(tx))
      await notify(tx, { userId, kind, subjectId: clinicId, details: {} });
    return readCase(tx);
  });
}
