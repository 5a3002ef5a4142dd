import type { OtherWaysIn, Removal } from '@lakou/contract/passwords';
import type { PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { endLetIn } from '#platform/session/let-in.ts';
import { hashLinkToken } from '#platform/session/link-token.ts';
import { listPasskeysOf, removePasskeys } from '../passkeys/passkeys.service.ts';
import { findPhoneOf, removePhoneOf } from '../phone-sign-in/phone-sign-in.service.ts';
import { findTwoStepSince, removeTwoStep } from '../two-step/two-step.service.ts';
import { findProofTime, findReset } from './passwords.store.ts';

type Resetting = PublicGrant<'password:reset'>;

/** What else opens the account whose password this link resets. */
export async function listOtherWaysIn(grant: Resetting, token: string): Promise<OtherWaysIn> {
  const userId = (await findReset(grant, hashLinkToken(token))) ?? fail('link_invalid');
  return otherWaysInOf(grant, userId);
}

async function otherWaysInOf(grant: Resetting, userId: string): Promise<OtherWaysIn> {
  const provenAt = await findProofTime(grant, userId);
  const isBeforeProof = (at: Date) => provenAt === undefined || at < provenAt;
  const passkeys = await listPasskeysOf(grant, userId);
  const since = await findTwoStepSince(grant, userId);
  const phone = await findPhoneOf(grant, userId);
  return {
    passkeys: passkeys.map(({ createdAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      beforeProof: isBeforeProof(createdAt),
    })),
    twoStep: since ? { since: since.toISOString(), beforeProof: isBeforeProof(since) } : null,
    ...(phone && { signInPhone: { ending: phone.ending, since: phone.provenAt.toISOString() } }),
  };
}

const enrolledBeforeProof = ({ passkeys, twoStep }: OtherWaysIn): Removal => ({
  passkeys: passkeys.filter(({ beforeProof }) => beforeProof).map(({ id }) => id),
  twoStep: twoStep?.beforeProof ?? false,
});

/** A mailed link alone never takes away a second step that the owner of the address may have set up. */
export async function removeOtherWaysIn(
  tx: Resetting,
  userId: string,
  wanted: Removal | undefined,
): Promise<void> {
  const ways = await otherWaysInOf(tx, userId);
  // Whoever registered with this address may not have been its owner.
  const provenAt = await findProofTime(tx, userId);
  await endLetIn(tx, userId, provenAt ? { before: provenAt } : {});
  const { passkeys, twoStep = false, signInPhone = false } = wanted ?? enrolledBeforeProof(ways);
  const audit = (action: string) => writeAudit(tx, { action, actorId: userId, subjectId: userId });
  if (passkeys.length > 0) {
    await removePasskeys(tx, userId, passkeys);
    await audit('passkey:remove');
  }
  if (signInPhone && ways.signInPhone) {
    await removePhoneOf(tx, userId);
    await audit('sign-in-phone:remove');
  }
  if (twoStep && ways.twoStep) {
    if (!ways.twoStep.beforeProof) fail('two_step_not_removable');
    await removeTwoStep(tx, userId);
    await audit('two-step:off');
  }
}
