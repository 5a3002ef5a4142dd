import { formatDateTime, formatMoney, formatNumber, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { namesOf, type PaidRow } from './history.store.ts';

const HOME_ZONE = 'America/Port-au-Prince';

/** The content of a receipt, before it is drawn. */
export interface Receipt {
  readonly product: string;
  readonly title: string;
  readonly language: Language;
  /** Name and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly sums: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly returned: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  /** Whose it is and which, at the foot of each of several pages. */
  readonly foot: string;
}

const METHODS = { paypal: 'PayPal', moncash: 'MonCash' };

/** The receipt of a payment in the payer's language. */
export function receiptOf(
  payment: PaidRow,
  { language, payer, sandbox }: { language: Language; payer: string; sandbox: boolean },
): Receipt {
  const t = wordsIn(language, 'payments');
  const timeZone = payment.timeZone ?? HOME_ZONE;
  const when = (at: Date | null) => (at ? formatDateTime(language, { at, timeZone }, 'medium') : undefined);
  const usd = (cents: number) => formatMoney(language, cents, 'USD', 'long');
  const visit = namesOf(payment)?.[language] ?? payment.serviceType ?? t('kind.booking');
  const ofPackage = [t('kind.package'), namesOf(payment)?.[language]].filter(Boolean).join(' · ');
  const kind = payment.kind === 'package' ? ofPackage : t(`kind.${payment.kind}`);
  const other = payment.kind === 'booking' ? visit : kind;
  const what = payment.invoiceNumber ? t('invoiceNumber', { number: payment.invoiceNumber }) : other;

  const known = (name: string, value: string | null | undefined) => (value ? ([[name, value]] as const) : []);
  return {
    product: PRODUCT,
    title: t('pdf.title'),
    language,
    facts: [
      ...known(t('pdf.number'), payment.receiptNumber),
      ...known(t('pdf.date'), when(payment.paidAt)),
      ...known(t('pdf.paidBy'), payer),
      ...known(t('pdf.for'), what),
      ...known(t('pdf.person'), payment.personName),
      ...known(t('pdf.provider'), payment.providerName),
      ...known(t('pdf.visitDate'), when(payment.visitAt)),
      ...known(t('pdf.method'), payment.method === 'fund' ? t('fund') : METHODS[payment.method]),
      ...known(t('pdf.gourdes'), payment.htgCents ? formatMoney(language, payment.htgCents, 'HTG') : null),
      ...known(
        t('pdf.rate'),
        payment.rate ? t('pdf.rateText', { rate: formatNumber(language, payment.rate, 2) }) : null,
      ),
    ],
    sums: [
      ...known(
        t('pdf.price'),
        payment.feeCents > 0 || payment.kind === 'booking'
          ? usd(payment.amountCents - payment.feeCents)
          : null,
      ),
      ...known(t('pdf.fee'), payment.feeCents > 0 ? usd(payment.feeCents) : null),
    ],
    total: [t('pdf.total'), usd(payment.amountCents)],
    returned: [...known(t('pdf.refunded'), payment.returnedCents > 0 ? usd(-payment.returnedCents) : null)],
    notes: [
      ...(sandbox ? [t('pdf.sandbox')] : []),
      // We do not know what a tax office makes of it, so it claims nothing.
      ...(payment.kind === 'donation' ? [t('pdf.noTaxClaim')] : []),
      t('pdf.thanks'),
    ],
    foot: [payer, t('pdf.title'), payment.receiptNumber].filter(Boolean).join(' · '),
  };
}
