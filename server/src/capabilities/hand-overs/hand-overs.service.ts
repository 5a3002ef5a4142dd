import type { HandOver, HandOverOffer } from '@lakou/contract/hand-overs';
import { HAND_OVER_DAYS } from '@lakou/contract/hand-overs.rules';
import { ADULT_YEARS } from '@lakou/contract/profiles.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { HAND_OVERS_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { notify } from '../notifications/notify.service.ts';
import { ageOn } from '../profiles/birth-dates.rules.ts';
import type { GiverScope } from './hand-overs.access.ts';
import {
  countContents,
  deleteHandOver,
  findExpiry,
  findPeople,
  isBornOtherwise,
  lockOffer,
  markDeclined,
  moveRecord,
  saveHandOver,
} from './hand-overs.store.ts';

const DAY_MS = 86_400_000;
type OfferScope = GiverScope & { readonly handOverId: string };

/** One line, whatever somebody is called: a name must not add paragraphs to a mail. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

/** Invites an adult dependent by mail; whether the address has an account plays no part. */
export async function offerHandOver(
  grant: Grant<'hand-over:offer', GiverScope>,
  email: string,
  { mail, config }: Platform,
): Promise<HandOver> {
  await countTry(grant.db, HAND_OVERS_PER_PERSON, grant.actor.id, grant.at);
  return inTransaction(grant, async (tx) => {
    const { from, name, dateOfBirth } = (await findPeople(tx)) ?? fail('not_found');
    if (ageOn(tx.at.toISOString().slice(0, 10), dateOfBirth) < ADULT_YEARS) fail('not_of_age');
    const token = newLinkToken();
    const expiresAt = new Date(tx.at.getTime() + HAND_OVER_DAYS * DAY_MS);
    const saved = await saveHandOver(tx, { id: uuidv7(), email, hash: hashLinkToken(token), expiresAt });
    const { language, id } = tx.actor;
    const link = `${config.publicUrl}/app/hand-over?token=${token}`;
    const values = { from: oneLine(from), name: oneLine(name), link };
    await mail.send(tx.db, { to: email, language, template: 'handOver', values });
    const subjectIds = [tx.scope.patientId, tx.scope.dependentId];
    await writeAudit(tx, { action: 'hand-over:offer', actorId: id, subjectIds });
    return saved;
  });
}

export function withdrawHandOver(grant: Grant<'hand-over:withdraw', GiverScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    if (!(await deleteHandOver(tx))) fail('not_found');
    const subjectIds = [tx.scope.patientId, tx.scope.dependentId];
    await writeAudit(tx, { action: 'hand-over:withdraw', actorId: tx.actor.id, subjectIds });
    return undefined;
  });
}

export async function lookAtHandOver(grant: Grant<'hand-over:look', OfferScope>): Promise<HandOverOffer> {
  const [people, contents, expiresAt] = await Promise.all([
    findPeople(grant),
    countContents(grant),
    findExpiry(grant),
  ]);
  if (!people || !expiresAt) return fail('not_found');
  return { ...people, contents, expiresAt: expiresAt.toISOString() };
}

/** Everything moves, or nothing, also when it is the record of somebody else; both are told. */
export function acceptHandOver(grant: Grant<'hand-over:accept', OfferScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const { patientId, dependentId } = tx.scope;
    const { id } = tx.actor;
    if (!(await lockOffer(tx))) fail('not_found');
    if (await isBornOtherwise(tx)) fail('birth_date_differs');
    const { from, name } = (await findPeople(tx)) ?? fail('not_found');
    await moveRecord(tx);
    await notify(tx, { userId: patientId, kind: 'hand_over_done', subjectId: patientId, details: { name } });
    await notify(tx, { userId: id, kind: 'hand_over_received', subjectId: id, details: { name: from } });
    const subjectIds = [patientId, dependentId, id];
    await writeAudit(tx, { action: 'hand-over:accept', actorId: id, subjectIds });
    return undefined;
  });
}

export function declineHandOver(grant: Grant<'hand-over:decline', OfferScope>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const { patientId, dependentId } = tx.scope;
    if (!(await lockOffer(tx))) fail('not_found');
    const { name } = (await findPeople(tx)) ?? fail('not_found');
    await markDeclined(tx);
    await notify(tx, {
      userId: patientId,
      kind: 'hand_over_declined',
      subjectId: dependentId,
      details: { name },
    });
    const subjectIds = [patientId, dependentId];
    await writeAudit(tx, { action: 'hand-over:decline', actorId: tx.actor.id, subjectIds });
    return undefined;
  });
}
