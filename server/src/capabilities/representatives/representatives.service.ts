import type { Representative, Represented } from '@lakou/contract/representatives';
import {
  MOST_REPRESENTATIVES,
  REPRESENTATIVE_INVITATION_DAYS,
  type RepresentativeScope,
} from '@lakou/contract/representatives.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { REPRESENTATIVES_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import type { RepresentationScope } from './representatives.access.ts';
import {
  acceptInvitation,
  countOthers,
  endRepresentation,
  findName,
  findSelf,
  saveInvitation,
} from './representatives.store.ts';

const DAY_MS = 86_400_000;

/** One line, whatever somebody is called: a name must not add paragraphs to a mail. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

/** Writes to the address; whether it has an account plays no part. */
export async function nameRepresentative(
  grant: Grant<'representative:name', { userId: string }>,
  { email, scopes }: { email: string; scopes: readonly RepresentativeScope[] },
  { mail, config }: Platform,
): Promise<Representative> {
  const { actor } = grant;
  const self = (await findSelf(grant)) ?? fail('not_found');
  if (email === self.email) fail('invalid_request', { fields: [{ path: 'email', code: 'invalid_request' }] });
  await countTry(grant.db, REPRESENTATIVES_PER_PERSON, actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    if ((await countOthers(tx, email)) >= MOST_REPRESENTATIVES) fail('too_many_representatives');
    const expiresAt = new Date(tx.at.getTime() + REPRESENTATIVE_INVITATION_DAYS * DAY_MS);
    const saved = await saveInvitation(tx, { id: uuidv7(), email, scopes: [...new Set(scopes)], expiresAt });
    const values = { from: oneLine(self.name), link: `${config.publicUrl}/app/representatives` };
    await mail.send(tx.db, { to: email, language: actor.language, template: 'representative', values });
    await writeAudit(tx, { action: 'representative:name', actorId: actor.id, subjectId: actor.id });
    return saved;
  });
}

export function acceptRepresentation(
  grant: Grant<'representative:accept', RepresentationScope>,
): Promise<Represented> {
  return inTransaction(grant, async (tx) => {
    const { patientId } = tx.scope;
    const accepted = (await acceptInvitation(tx)) ?? fail('not_found');
    const name = await findName(tx, tx.actor.id);
    await notify(tx, {
      userId: patientId,
      kind: 'representative_accepted',
      subjectId: accepted.id,
      details: { name },
    });
    await writeAudit(tx, { action: 'representative:accept', actorId: tx.actor.id, subjectId: patientId });
    return accepted;
  });
}

/** At once, by either; the other is told when both had agreed, and who asked when it is declined. */
export function end(grant: Grant<'representative:end', RepresentationScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const { patientId, representativeId, representationId } = tx.scope;
    const { id } = tx.actor;
    if (!(await endRepresentation(tx))) fail('not_found');
    const other = id === patientId ? representativeId : patientId;
    const details = { name: await findName(tx, id) };
    if (other)
      await notify(tx, {
        userId: other,
        kind: 'representative_ended',
        subjectId: representationId,
        details,
      });
    await writeAudit(tx, { action: 'representative:end', actorId: id, subjectId: patientId });
    return undefined;
  });
}
