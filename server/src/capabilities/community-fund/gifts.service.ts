import type { Donation, MonthlyGift, SentDonation, SentMonthlyGift } from '@lakou/contract/community-fund';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { type CardGift, captureGift, giveByCard } from '../payments/card-gifts.service.ts';
import type { PaymentServices } from '../payments/payment-services.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { findGiven, type OneGift } from './contributions.store.ts';
import {
  agreeToMonthly,
  countMonthly,
  findSameMonthly,
  insertMonthly,
  lockGiver,
  type OneMonthly,
  saveMonthly,
} from './monthly-gifts.store.ts';
import { nextMonthly } from './places.rules.ts';

type Giver = Grant<'donation:give'> | Grant<'donation:capture', OneGift>;
const MOST_MONTHLY = 5;

async function toDonation(grant: Giver, donorId: string, gift: CardGift): Promise<Donation> {
  const given = (await findGiven(grant, { paymentId: gift.id, donorId })) ?? fail('not_found');
  const isReceived = gift.status === 'captured' || gift.status === 'refunded';
  return {
    id: gift.payableId,
    amount: gift.amountCents / 100,
    currency: 'USD',
    type: given.purpose,
    donorId,
    ...(given.donorName && { donorName: given.donorName }),
    date: gift.createdAt.toISOString(),
    status: isReceived ? 'received' : 'pending',
    ...(!isReceived && gift.status !== 'capturing' && gift.approveUrl && { approveUrl: gift.approveUrl }),
  };
}

export const give = async (
  paymentServices: PaymentServices,
  grant: Grant<'donation:give'>,
  sent: SentDonation,
  key: string | undefined,
): Promise<Donation> =>
  toDonation(grant, grant.actor.id, await giveByCard(paymentServices, grant, sent, key));

export const finishGift = async (
  paymentServices: PaymentServices,
  grant: Grant<'donation:capture', OneGift>,
): Promise<Donation> =>
  toDonation(grant, grant.scope.donorId, await captureGift(paymentServices, grant, grant.scope.paymentId));

/** The first one is given now; the next is asked for or charged in a month. */
export async function createMonthly(
  grant: Grant<'monthly-gift:create'>,
  sent: SentMonthlyGift,
): Promise<MonthlyGift> {
  const today = dayIn(HOME_ZONE, grant.at);
  const day = Number(today.slice(-2));
  const nextOn = nextMonthly(today, day);
  return inTransaction(grant, async (tx) => {
    await lockGiver(tx);
    const same = await findSameMonthly(tx, sent, nextOn);
    if (!same && (await countMonthly(tx)) >= MOST_MONTHLY) fail('too_many_entries');
    const saved = same
      ? await agreeToMonthly(tx, same, sent.charge)
      : await insertMonthly(tx, sent, { day, nextOn });
    return saved ?? fail('not_found');
  });
}

export const changeMonthly = async (
  grant: Grant<'monthly-gift:change', OneMonthly>,
  change: { status?: MonthlyGift['status'] | undefined; charge?: boolean | undefined },
): Promise<MonthlyGift> =>
  (await saveMonthly(grant, change, dayIn(HOME_ZONE, grant.at))) ?? fail('not_found');
