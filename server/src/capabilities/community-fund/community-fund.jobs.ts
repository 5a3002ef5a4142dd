import { inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { orderGiftCharge } from '../payments/charges.service.ts';
import { openPaymentServices } from '../payments/payment-services.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { takeUntold } from './given.store.ts';
import { listDue, saveNext } from './monthly-gifts.store.ts';
import { nextMonthly } from './places.rules.ts';

/** Tells givers that the care their gift paid for has taken place, once for each gift and care. */
export async function tellGivers({ db, clock }: Platform): Promise<void> {
  const work = systemGrant('gifts:tell', { db, at: clock.now(), requestId: 'tell-givers' });
  await inTransaction(work, async (tx) => {
    for (const { donorId, donationId } of await takeUntold(tx))
      await notify(tx, { userId: donorId, kind: 'gift_used', subjectId: donationId });
  });
}

/** The monthly gifts that are due: charged where the giver agreed to it, else asked for, to be given in one tap. */
export async function askForMonthly(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const paymentServices = openPaymentServices(platform);
  const at = clock.now();
  const today = dayIn(HOME_ZONE, at);
  const work = systemGrant('monthly-gifts:ask', { db, at, requestId: 'monthly-gifts' });
  await inTransaction(work, async (tx) => {
    const settling = { ...paymentServices.settlementGrant('monthly-gifts'), db: tx.db };
    for (const gift of await listDue(tx, today)) {
      const { id, donorId, amountCents, day, isCharged } = gift;
      await saveNext(tx, id, nextMonthly(today, day));
      const charge = { ...gift, giftId: id, month: today.slice(0, 7) };
      if (isCharged && (await orderGiftCharge(paymentServices, settling, charge))) continue;
      await notify(tx, {
        userId: donorId,
        kind: 'gift_due',
        subjectId: id,
        details: { amount: (amountCents / 100).toFixed(2) },
      });
    }
  });
}
