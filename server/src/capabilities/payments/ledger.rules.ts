/**
 * An entry of the ledger: positive on an account that receives money, negative on its source or on
 * the account of those we owe it to.
 */
export interface Entry {
  readonly account:
    | 'paypal_balance'
    | 'moncash_balance'
    | 'bank_balance'
    | 'currency_exchange'
    | 'provider_payable'
    | 'platform_fees'
    | 'community_fund'
    | 'sponsorships'
    | 'pharmacy_payable'
    | 'clinic_payable';
  readonly currency: 'USD' | 'HTG';
  readonly cents: number;
}

/** The fields of a payment that the ledger needs. */
export interface LedgerPayment {
  readonly kind: 'booking' | 'donation' | 'sponsorship' | 'medicine' | 'invoice' | 'package';
  readonly provider: 'paypal' | 'moncash' | 'fund';
  readonly amountCents: number;
  readonly feeCents: number;
  readonly htgCents: number | null;
}

/** Who the first `cents` of a payment belong to: the payees first, our fee last; of a package, our fee first. */
function owners({ kind, amountCents, feeCents }: LedgerPayment, cents: number): Entry[] {
  const usd = (account: Entry['account'], part: number): Entry => ({ account, currency: 'USD', cents: part });
  if (kind === 'donation') return [usd('community_fund', cents)];
  if (kind === 'medicine') return [usd('pharmacy_payable', cents)];
  if (kind === 'invoice') return [usd('clinic_payable', cents)];
  if (kind === 'package') {
    // What goes back of a package is the share of visits, and our fee only with the last of it.
    const fee = Math.min(cents, feeCents);
    return [usd('provider_payable', cents - fee), usd('platform_fees', fee)];
  }
  if (kind === 'sponsorship') return [usd('sponsorships', cents)];
  const base = Math.min(cents, amountCents - feeCents);
  return [usd('provider_payable', base), usd('platform_fees', cents - base)];
}

/**
 * Which account holds the first `cents` of a payment; gourdes are converted at the payment's own
 * rate.
 */
function held({ provider, amountCents, htgCents }: LedgerPayment, cents: number): Entry[] {
  // What the fund pays comes out of the gifts.
  if (provider === 'fund') return [{ account: 'community_fund', currency: 'USD', cents }];
  if (provider === 'paypal' || htgCents === null)
    return [{ account: 'paypal_balance', currency: 'USD', cents }];
  const gourdes = Math.round((htgCents * cents) / amountCents);
  return [
    { account: 'moncash_balance', currency: 'HTG', cents: gourdes },
    { account: 'currency_exchange', currency: 'HTG', cents: -gourdes },
    { account: 'currency_exchange', currency: 'USD', cents },
  ];
}

const negative = (entry: Entry): Entry => ({ ...entry, cents: -entry.cents });
const some = ({ cents }: Entry) => cents !== 0;

/** The ledger after the first `cents` of a payment have come in. */
const upTo = (payment: LedgerPayment, cents: number): Entry[] => [
  ...held(payment, cents),
  ...owners(payment, cents).map(negative),
];

export const captureEntries = (payment: LedgerPayment): Entry[] =>
  upTo(payment, payment.amountCents).filter(some);

/** Refunds the remaining last cents first: our fee is returned before the payees' share. */
export function refundEntries(
  payment: LedgerPayment,
  { cents, before }: { cents: number; before: number },
): Entry[] {
  const left = upTo(payment, payment.amountCents - before - cents);
  const had = upTo(payment, payment.amountCents - before);
  return had
    .map((entry, place) => negative({ ...entry, cents: entry.cents - (left[place]?.cents ?? 0) }))
    .filter(some);
}

/** A gift that was already spent is returned all the same: what it lacks is paid from our fees, not from others' gifts. */
export const sparePot = (entries: readonly Entry[], lackingCents: number): Entry[] =>
  [
    ...entries.map((entry) =>
      entry.account === 'community_fund' ? { ...entry, cents: entry.cents - lackingCents } : entry,
    ),
    { account: 'platform_fees', currency: 'USD', cents: lackingCents } as const,
  ].filter(some);

/** The amount in gourdes that such a refund sends, in hundredths. */
export function refundInGourdes(payment: LedgerPayment, part: { cents: number; before: number }): number {
  const isHeld = ({ account, currency }: Entry) => account === 'moncash_balance' && currency === 'HTG';
  return -(refundEntries(payment, part).find(isHeld)?.cents ?? 0);
}

/** A share that was sent to who earned it: from our bank, or as gourdes at the rate of the payout. */
export function payoutEntries({
  cents,
  htgCents,
  payee = 'provider',
}: {
  cents: number;
  htgCents: number | null;
  payee?: 'provider' | 'clinic';
}): Entry[] {
  const owed = { account: `${payee}_payable`, currency: 'USD', cents } as const;
  if (htgCents === null) return [owed, { account: 'bank_balance', currency: 'USD', cents: -cents }];
  return [
    owed,
    { account: 'currency_exchange', currency: 'USD', cents: -cents },
    { account: 'currency_exchange', currency: 'HTG', cents: htgCents },
    { account: 'moncash_balance', currency: 'HTG', cents: -htgCents },
  ];
}
