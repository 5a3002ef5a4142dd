import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { PaypalVaulted } from '#platform/payments/paypal-wire.ts';
import type { PaymentServices } from './payment-services.service.ts';
import type { PaymentRow, SettlementGrant } from './payments.store.ts';
import {
  deleteRemoval,
  findMethod,
  listRemovals,
  removeMethod,
  saveMethod,
  wasRemovedSince,
} from './saved-methods.store.ts';

/** Whether PayPal accounts may be kept and charged here. */
export const offersVault = ({ platform, gateways }: PaymentServices): boolean =>
  platform.config.paypalVault && gateways.open.paypal;

/** An address that its owner recognises: n•••@example.com. */
function shorten(email: string | undefined): string | null {
  const [name = '', host] = (email ?? '').split('@');
  return name && host && host.length <= 90 ? `${[...name][0]}•••@${host}` : null;
}

export async function getSavedMethod(paymentServices: PaymentServices, grant: Grant<'payment-method:read'>) {
  const method = await findMethod(grant);
  return {
    offered: offersVault(paymentServices),
    method: method ? { label: method.label, savedAt: method.savedAt.toISOString() } : null,
  };
}

/** Keeps the account of a payer who agreed to it, once. */
export async function keepMethod(
  work: SettlementGrant,
  { saveMethod: isAgreed, createdBy, createdAt, id }: PaymentRow,
  vaulted: PaypalVaulted | undefined,
): Promise<void> {
  if (!isAgreed || !vaulted) return;
  await inTransaction(work, async (tx) => {
    if (await wasRemovedSince(tx, createdBy, createdAt)) return;
    if (await saveMethod(tx, createdBy, { vaultId: vaulted.id, label: shorten(vaulted.email) }))
      await writeAudit(tx, { action: 'payment-method:save', actorId: createdBy, subjectId: id });
  });
}

/** What was agreed to with the method no longer counts, even when another one is kept later. */
export async function removeSavedMethod(grant: Grant<'payment-method:remove'>): Promise<undefined> {
  await inTransaction(grant, async (tx) => {
    if (!(await removeMethod(tx))) return;
    await writeAudit(tx, { action: 'payment-method:remove', actorId: tx.actor.id, subjectId: tx.actor.id });
  });
  return undefined;
}

/** Tells PayPal to forget what people removed; without an answer it is asked again. */
export async function forgetRemoved(
  { gateways, platform }: PaymentServices,
  work: SettlementGrant,
): Promise<void> {
  if (!gateways.open.paypal) return;
  for (const { vaultId } of await listRemovals(work))
    try {
      await gateways.paypal.forget(vaultId);
      await deleteRemoval(work, vaultId);
    } catch (error) {
      platform.log.warn({ err: error }, 'PayPal has not forgotten a removed account yet');
      return;
    }
}
