import type { TwoStepSetup } from '@lakou/contract/two-step';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { deleteOtherSessions } from '../devices/devices.service.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.rules.ts';
import { appSetup, findStep, newSecret } from './totp.rules.ts';
import { forgetRememberedDevices } from './two-step.service.ts';
import {
  confirmSecret,
  deleteTwoStep,
  findUnconfirmedSecret,
  getAddressee,
  isTwoStepOn,
  replaceRecoveryCodes,
  saveSecret,
} from './two-step.store.ts';

export async function setUp(grant: Grant<'two-step:setup'>, box: SecretBox): Promise<TwoStepSetup> {
  const secret = newSecret();
  const { email } = await getAddressee(grant);
  if (!(await saveSecret(grant, box.seal(secret, grant.actor.id)))) fail('conflict');
  return { secret, ...(await appSetup(secret, email)) };
}

/** Puts it in force, ends the sessions that began without it, and hands out the recovery codes. */
export async function confirm(grant: Grant<'two-step:confirm'>, box: SecretBox, code: string) {
  const sealed = (await findUnconfirmedSecret(grant)) ?? fail('two_step_code_wrong');
  const step = await findStep(box.open(sealed, grant.actor.id), code, grant.at);
  if (step === undefined) fail('two_step_code_wrong');
  return inTransaction(grant, async (tx) => {
    if (!(await confirmSecret(tx, sealed, step))) fail('two_step_code_wrong');
    await deleteOtherSessions(tx);
    await writeAudit(tx, { action: 'two-step:on', actorId: tx.actor.id, subjectId: tx.actor.id });
    return handOutRecoveryCodes(tx, box);
  });
}

export function renewRecoveryCodes(grant: Grant<'two-step:recovery-codes'>, box: SecretBox) {
  return inTransaction(grant, async (tx) => {
    if (!(await isTwoStepOn(tx))) fail('not_found');
    await writeAudit(tx, { action: 'two-step:recovery-codes', actorId: tx.actor.id, subjectId: tx.actor.id });
    return handOutRecoveryCodes(tx, box);
  });
}

async function handOutRecoveryCodes(
  tx: Grant<'two-step:confirm' | 'two-step:recovery-codes'>,
  box: SecretBox,
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    recoveryCodes.map((code) => box.fingerprint(plainCode(code))),
  );
  return { recoveryCodes };
}

export function forgetDevices(grant: Grant<'two-step:forget-devices'>): Promise<void> {
  return inTransaction(grant, async (tx) => {
    await forgetRememberedDevices(tx.db, tx.actor.id);
    await writeAudit(tx, { action: 'two-step:forget-devices', actorId: tx.actor.id, subjectId: tx.actor.id });
  });
}

/** A repeated request does no harm: the mail is sent only when there was something to turn off. */
export function turnOff(grant: Grant<'two-step:off'>, { mail, config }: Platform): Promise<void> {
  return inTransaction(grant, async (tx) => {
    if (!(await deleteTwoStep(tx))) return;
    await writeAudit(tx, { action: 'two-step:off', actorId: tx.actor.id, subjectId: tx.actor.id });
    const { name, email, language } = await getAddressee(tx);
    const link = `${config.publicUrl}/app/account-settings`;
    await mail.send(tx.db, { to: email, language, template: 'twoStepOff', values: { name, link } });
  });
}
