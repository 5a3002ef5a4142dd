import { formatDate, formatMoney, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { type Movement, serviceNames } from './statement.store.ts';

/** The content of a statement, before it is drawn. It names no patient. */
export interface Statement {
  readonly product: string;
  readonly title: string;
  readonly language: Language;
  readonly provider: string;
  /** Date, text and amount. */
  readonly lines: readonly (readonly [string, string, string])[];
  readonly none: string;
  readonly sums: readonly (readonly [string, string])[];
}

interface Options {
  readonly language: Language;
  readonly provider: string;
  /** The first day of the month. */
  readonly firstDay: string;
  readonly timeZone: string;
}

export function statementOf(
  movements: readonly Movement[],
  { language, provider, firstDay, timeZone }: Options,
): Statement {
  const t = wordsIn(language, 'payouts');
  const usd = (cents: number) => formatMoney(language, cents, 'USD');
  const sum = (kind: Movement['kind']) =>
    movements.filter((one) => one.kind === kind).reduce((total, { cents }) => total + cents, 0);
  const text = ({ kind, service, serviceType, invoice, reference }: Movement): string => {
    if (kind === 'payout') return [t('pdf.payout'), reference].filter(Boolean).join(' · ');
    const visit = invoice
      ? t('pdf.invoice', { number: invoice })
      : (serviceNames(service)?.[language] ?? serviceType ?? '');
    return kind === 'refund' ? t('pdf.refund', { visit }) : visit;
  };
  return {
    product: PRODUCT,
    title: t('pdf.title', { month: formatDate(language, firstDay, 'month') }),
    language,
    provider,
    lines: movements.map((one) => [
      formatDate(language, { at: one.at, timeZone }, 'medium'),
      text(one),
      usd(one.cents),
    ]),
    none: t('pdf.none'),
    sums: [
      [t('pdf.earned'), usd(sum('capture'))],
      [t('pdf.refunded'), usd(sum('refund'))],
      [t('pdf.net'), usd(sum('capture') + sum('refund'))],
      [t('pdf.paidOut'), usd(-sum('payout'))],
    ],
  };
}
