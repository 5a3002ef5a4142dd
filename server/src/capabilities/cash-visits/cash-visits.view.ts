import { findService } from '@lakou/content/services';
import type { CashReceipt } from '@lakou/contract/cash-visits';
import { formatDateTime, formatMoney, formatNumber, type Language, PRODUCT } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import type { Receipt } from '../payments/receipt-file.service.ts';
import type { ReceiptRow } from './cash-visits.store.ts';

const DIGITS = 6;
const numberOf = (number: number) => String(number).padStart(DIGITS, '0');
const namesOf = ({ service }: ReceiptRow) => (service && findService(service)?.name) || null;

export const toCashReceipt = (row: ReceiptRow): CashReceipt => ({
  id: row.id,
  number: numberOf(row.number),
  patientId: row.patientId,
  dependentId: row.dependentId,
  patientName: row.patientName,
  providerName: row.providerName,
  serviceType: row.serviceType,
  serviceNames: namesOf(row),
  visitAt: row.visitAt.toISOString(),
  amount: row.amountCents / 100,
  gourdes: row.htgCents === null ? null : row.htgCents / 100,
  rate: row.rate,
  receivedAt: row.receivedAt.toISOString(),
});

/** The paper of it, in the reader's language. */
export function paperOf(row: ReceiptRow, language: Language): Receipt {
  const t = wordsIn(language, 'payments');
  const when = (at: Date) => formatDateTime(language, { at, timeZone: row.timeZone }, 'medium');
  const usd = formatMoney(language, row.amountCents, 'USD', 'long');
  const gourdes =
    row.htgCents === null || row.rate === null
      ? []
      : ([
          [t('pdf.gourdes'), formatMoney(language, row.htgCents, 'HTG')],
          [t('pdf.rate'), t('pdf.rateText', { rate: formatNumber(language, row.rate, 2) })],
        ] as const);
  return {
    product: PRODUCT,
    title: t('pdf.title'),
    language,
    facts: [
      [t('pdf.number'), numberOf(row.number)],
      [t('pdf.date'), when(row.receivedAt)],
      [t('pdf.paidBy'), row.patientName],
      [t('pdf.for'), namesOf(row)?.[language] ?? row.serviceType],
      [t('pdf.provider'), row.providerName],
      [t('pdf.visitDate'), when(row.visitAt)],
      [t('pdf.method'), t('pdf.cash')],
      ...gourdes,
    ],
    sums: [],
    total: [t('pdf.total'), usd],
    returned: [],
    notes: [t('pdf.cashNote'), t('pdf.thanks')],
    foot: `${row.patientName} · ${t('pdf.title')} ${numberOf(row.number)}`,
  };
}
