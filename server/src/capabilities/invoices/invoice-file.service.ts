import type { Language } from '@lakou/i18n';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { csvFile } from '#platform/http/csv-file.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { wordsIn } from '#platform/words.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { type ExportedInvoice, listExported } from './invoice-file.store.ts';

/** More than a clinic writes in a month. */
const MOST_INVOICES = 20_000;

const startOf = (month: Temporal.PlainYearMonth) =>
  new Date(month.toPlainDate({ day: 1 }).toZonedDateTime(HOME_ZONE).epochMilliseconds);

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** One line an invoice or credit note, in the language of who asks. */
function tableOf(rows: readonly ExportedInvoice[], language: Language): string[][] {
  const t = wordsIn(language, 'invoices');
  return [
    [
      t('file.number'),
      t('file.date'),
      t('file.kind'),
      t('file.name'),
      t('file.sum'),
      t('file.discount'),
      t('file.total'),
      t('file.paid'),
      t('file.state'),
      t('file.reason'),
      t('file.takesBack'),
    ],
    ...rows.map((row) => [
      row.number,
      dayIn(HOME_ZONE, row.issuedAt),
      t(row.kind === 'invoice' ? 'invoice' : 'creditNote'),
      row.name,
      dollars(row.subtotalCents),
      dollars(row.discountCents),
      dollars(row.totalCents),
      dollars(row.paidCents),
      t(`state.${row.state}`),
      row.reason ?? '',
      row.takesBack ?? '',
    ]),
  ];
}

/** The names of patients leave with it, so each of them can see who took it. */
export async function getInvoiceFile(
  grant: Grant<'invoices:export', { clinicId: string }>,
  asked?: string,
): Promise<Servable> {
  const month = Temporal.PlainYearMonth.from(asked ?? dayIn(HOME_ZONE, grant.at).slice(0, 7));
  const period = { start: startOf(month), end: startOf(month.add({ months: 1 })) };
  const rows = await listExported(grant, period, MOST_INVOICES);
  if (rows.length > MOST_INVOICES) fail('period_invalid');
  const named = new Set(rows.map(({ patientId }) => patientId).filter((id) => id !== null));
  await writeAudit(grant, { action: 'invoices:export', actorId: grant.actor.id, subjectIds: [...named] });
  return csvFile(`invoices-${month}.csv`, tableOf(rows, grant.actor.language));
}
