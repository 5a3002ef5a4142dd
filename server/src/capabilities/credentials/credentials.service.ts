import type { Credential, CredentialDecision, NewCredential } from '@lakou/contract/credentials';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fileFrom, fileIn, placeFile } from '../files/files.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import type { PaperScope } from './credentials.access.ts';
import {
  boundLicence,
  dropLatest,
  dropReplaced,
  getCredential,
  insertCredential,
  lockCredential,
  saveDecision,
} from './credentials.store.ts';

const USE = 'credential';
const LICENCE = 'Medical License';
export const today = (at: Date): string => dayIn(HOME_ZONE, at);

const refuse = (path: string): never =>
  fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });

/** Hands in a paper with its file; what was sent before and not verified is replaced. */
export async function addCredential(
  grant: Grant<'credential:add'>,
  { fileUrl, ...sent }: NewCredential,
  platform: Platform,
): Promise<Credential> {
  if (sent.expiryDate < today(grant.at)) refuse('expiryDate');
  if (sent.issueDate && (sent.issueDate > sent.expiryDate || sent.issueDate > today(grant.at)))
    refuse('issueDate');
  const address =
    (await fileFrom(grant, { kind: 'document', text: fileUrl }, platform)) ?? fail('credential_incomplete');
  const fileId = fileIn(address) ?? fail('credential_incomplete');
  const id = uuidv7();
  return inTransaction(grant, async (tx) => {
    for (const by of await dropLatest(tx, sent.type)) await placeFile(tx, { as: USE, by }, null);
    await insertCredential(tx, { ...sent, id, fileId });
    await placeFile(tx, { as: USE, by: id }, address);
    await writeAudit(tx, { action: 'credential:add', actorId: tx.actor.id, subjectId: tx.actor.id });
    return getCredential(tx, id, today(tx.at));
  });
}

/** A verified paper takes the place of the one before; a rejected one leaves in force what is. */
export function decideCredential(
  grant: Grant<'credential:decide', PaperScope>,
  decision: CredentialDecision,
): Promise<Credential> {
  const verifies = decision.decision === 'verified';
  if (!verifies && !decision.reason) refuse('reason');
  return inTransaction(grant, async (tx) => {
    const { credentialId, providerId } = tx.scope;
    const paper = (await lockCredential(tx)) ?? fail('not_found');
    if (paper.status !== 'pending') fail('move_not_allowed');
    if (verifies && paper.expiryDate < today(tx.at)) fail('licence_expired');
    if (verifies)
      for (const by of await dropReplaced(tx, paper.type)) await placeFile(tx, { as: USE, by }, null);
    await saveDecision(tx, decision);
    if (verifies && paper.type === LICENCE) await boundLicence(tx, paper.expiryDate);
    const action = verifies ? 'credential:verify' : 'credential:reject';
    await writeAudit(tx, { action, actorId: tx.actor.id, subjectId: providerId });
    const kind = verifies ? 'credential_verified' : 'credential_rejected';
    await notify(tx, { userId: providerId, kind, subjectId: credentialId, details: {} });
    return getCredential(tx, credentialId, today(tx.at));
  });
}
